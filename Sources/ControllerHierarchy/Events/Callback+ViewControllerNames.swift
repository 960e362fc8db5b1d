extension Callback.Names {
    /// Names of the methods of a view controller.
    static let viewControllerNames: [(Callback, Callback.Names)] = [
        (.initWithCoder, .init(.callback, "init(coder:)", "initWithCoder:", ["coder"])),
        (
            .initWithNibName,
            .init(
                .callback, "init(nibName:bundle:)",
                "initWithNibName:bundle:", ["nibName", "bundle"])
        ),
        (.awakeFromNib, .init(.callback, "awakeFromNib()", "awakeFromNib")),
        (.loadView, .init(.callback, "loadView()", "loadView")),
        (.viewDidLoad, .init(.callback, "viewDidLoad()", "viewDidLoad")),
        (.deinitialized, .init(.callback, "deinit", "dealloc")),
        (.viewWillUnload, .init(.callback, "viewWillUnload()", "viewWillUnload")),
        (.viewDidUnload, .init(.callback, "viewDidUnload()", "viewDidUnload")),
        (.viewWillAppear, .init(.callback, "viewWillAppear(_:)", "viewWillAppear:", ["animated"])),
        (.viewIsAppearing, .init(.callback, "viewIsAppearing(_:)", "viewIsAppearing:", ["animated"])),
        (.viewDidAppear, .init(.callback, "viewDidAppear(_:)", "viewDidAppear:", ["animated"])),
        (.viewWillDisappear, .init(.callback, "viewWillDisappear(_:)", "viewWillDisappear:", ["animated"])),
        (.viewDidDisappear, .init(.callback, "viewDidDisappear(_:)", "viewDidDisappear:", ["animated"])),
        (.updateViewConstraints, .init(.callback, "updateViewConstraints()", "updateViewConstraints")),
        (.viewWillLayoutSubviews, .init(.callback, "viewWillLayoutSubviews()", "viewWillLayoutSubviews")),
        (.viewDidLayoutSubviews, .init(.callback, "viewDidLayoutSubviews()", "viewDidLayoutSubviews")),
        (
            .willMoveToParent,
            .init(
                .callback, "willMove(toParent:)",
                "willMoveToParentViewController:", ["parent"])
        ),
        (
            .didMoveToParent,
            .init(
                .callback, "didMove(toParent:)",
                "didMoveToParentViewController:", ["parent"])
        ),
        (
            .willTransitionToTraits,
            .init(
                .callback, "willTransition(to:with:)",
                "willTransitionToTraitCollection:withTransitionCoordinator:", ["newCollection"])
        ),
        (
            .viewWillTransitionToSize,
            .init(
                .callback, "viewWillTransition(to:with:)",
                "viewWillTransitionToSize:withTransitionCoordinator:", ["size"])
        ),
        (
            .traitCollectionDidChange,
            .init(
                .callback, "traitCollectionDidChange(_:)",
                "traitCollectionDidChange:", ["previousTraitCollection"])
        ),
        (
            .viewSafeAreaInsetsDidChange,
            .init(
                .callback, "viewSafeAreaInsetsDidChange()",
                "viewSafeAreaInsetsDidChange")
        ),
        (
            .viewLayoutMarginsDidChange,
            .init(
                .callback, "viewLayoutMarginsDidChange()",
                "viewLayoutMarginsDidChange")
        ),
        (.canBecomeFirstResponder, .init(.query, "canBecomeFirstResponder", "canBecomeFirstResponder")),
        (.didReceiveMemoryWarning, .init(.callback, "didReceiveMemoryWarning()", "didReceiveMemoryWarning")),
        (
            .setEditing,
            .init(
                .callback, "setEditing(_:animated:)",
                "setEditing:animated:", ["editing", "animated"])
        ),
        (.action, .init(.callback, "action(_:)", "action:", ["sender"])),
        (.show, .init(.callback, "show(_:sender:)", "showViewController:sender:", ["viewController"])),
        (
            .showDetailViewController,
            .init(
                .callback, "showDetailViewController(_:sender:)",
                "showDetailViewController:sender:", ["viewController"])
        ),
        (
            .propertyRead, .init(.query, "value(forKey:)", "valueForKey:", label: "read", ["key"])
        ),
        (
            .targetViewControllerForAction,
            .init(
                .query, "targetViewController(forAction:sender:)",
                "targetViewControllerForAction:sender:", ["action"])
        ),
        (
            .presentCall,
            .init(
                .callback, "present(_:animated:completion:)",
                "presentViewController:animated:completion:", ["viewController", "animated"])
        ),
        (
            .dismissCall,
            .init(
                .callback, "dismiss(animated:completion:)",
                "dismissViewControllerAnimated:completion:", ["animated"])
        ),
        (
            .pushCall,
            .init(
                .callback, "pushViewController(_:animated:)",
                "pushViewController:animated:", ["viewController", "animated"])
        ),
        (
            .popCall,
            .init(
                .callback, "popViewController(animated:)",
                "popViewControllerAnimated:", ["animated"])
        ),
        (
            .popToCall,
            .init(
                .callback, "popToViewController(_:animated:)",
                "popToViewController:animated:", ["viewController", "animated"])
        ),
        (
            .shouldAutomaticallyForwardAppearanceMethods,
            .init(
                .query, "shouldAutomaticallyForwardAppearanceMethods",
                "shouldAutomaticallyForwardAppearanceMethods")
        ),
        (
            .collapseSecondaryViewController,
            .init(
                .callback, "collapseSecondaryViewController(_:for:)",
                "collapseSecondaryViewController:forSplitViewController:",
                ["secondary", "splitViewController"])
        ),
        (
            .separateSecondaryViewController,
            .init(
                .query, "separateSecondaryViewController(for:)",
                "separateSecondaryViewControllerForSplitViewController:", ["splitViewController"])
        ),
        (
            .encodeRestorableState,
            .init(
                .callback, "encodeRestorableState(with:)",
                "encodeRestorableStateWithCoder:", ["coder"])
        ),
        (
            .decodeRestorableState,
            .init(
                .callback, "decodeRestorableState(with:)",
                "decodeRestorableStateWithCoder:", ["coder"])
        ),
        (
            .applicationFinishedRestoringState,
            .init(
                .callback, "applicationFinishedRestoringState()",
                "applicationFinishedRestoringState")
        ),
        (
            .preferredContentSizeDidChange,
            .init(
                .callback, "preferredContentSizeDidChange(forChildContentContainer:)",
                "preferredContentSizeDidChangeForChildContentContainer:", ["container"])
        ),
    ]
}
