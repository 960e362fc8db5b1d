extension Callback.Names {
    /// Names of the containers' delegates and data sources.
    static let containerNames: [(Callback, Callback.Names)] = [
        (
            .navigationWillShow,
            .init(
                .delegate, "navigationController(_:willShow:animated:)",
                "navigationController:willShowViewController:animated:",
                label: "delegate.willShow", ["viewController", "animated"])
        ),
        (
            .navigationDidShow,
            .init(
                .delegate, "navigationController(_:didShow:animated:)",
                "navigationController:didShowViewController:animated:",
                label: "delegate.didShow", ["viewController", "animated"])
        ),
        (
            .navigationAnimationController,
            .init(
                .delegate, "navigationController(_:animationControllerFor:from:to:)",
                "navigationController:animationControllerForOperation:fromViewController:toViewController:",
                label: "delegate.animationControllerFor", ["operation", "from", "to"])
        ),
        (
            .navigationInteractionController,
            .init(
                .delegate, "navigationController(_:interactionControllerFor:)",
                "navigationController:interactionControllerForAnimationController:",
                label: "delegate.interactionControllerFor", ["animationController"])
        ),
        (
            .navigationSupportedOrientations,
            .init(
                .delegate, "navigationControllerSupportedInterfaceOrientations(_:)",
                "navigationControllerSupportedInterfaceOrientations:",
                label: "delegate.supportedInterfaceOrientations")
        ),
        (
            .navigationPreferredOrientation,
            .init(
                .delegate, "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
                "navigationControllerPreferredInterfaceOrientationForPresentation:",
                label: "delegate.preferredInterfaceOrientationForPresentation")
        ),
        (
            .navigationBarShouldPop,
            .init(
                .query, "navigationBar(_:shouldPop:)",
                "navigationBar:shouldPopItem:", label: "shouldPop", ["item"])
        ),
        (
            .navigationBarDidPop,
            .init(
                .callback, "navigationBar(_:didPop:)",
                "navigationBar:didPopItem:", label: "didPop", ["item"])
        ),
        (
            .tabShouldSelect,
            .init(
                .delegate, "tabBarController(_:shouldSelect:)",
                "tabBarController:shouldSelectViewController:",
                label: "delegate.shouldSelect", ["viewController"])
        ),
        (
            .tabDidSelect,
            .init(
                .delegate, "tabBarController(_:didSelect:)",
                "tabBarController:didSelectViewController:", label: "delegate.didSelect", ["viewController"])
        ),
        (
            .tabWillBeginCustomizing,
            .init(
                .delegate, "tabBarController(_:willBeginCustomizing:)",
                "tabBarController:willBeginCustomizingViewControllers:",
                label: "delegate.willBeginCustomizing", ["viewControllers"])
        ),
        (
            .tabWillEndCustomizing,
            .init(
                .delegate, "tabBarController(_:willEndCustomizing:changed:)",
                "tabBarController:willEndCustomizingViewControllers:changed:",
                label: "delegate.willEndCustomizing", ["viewControllers", "changed"])
        ),
        (
            .tabDidEndCustomizing,
            .init(
                .delegate, "tabBarController(_:didEndCustomizing:changed:)",
                "tabBarController:didEndCustomizingViewControllers:changed:",
                label: "delegate.didEndCustomizing", ["viewControllers", "changed"])
        ),
        (
            .tabAnimationController,
            .init(
                .delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)",
                "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
                label: "delegate.animationControllerForTransitionFrom", ["from", "to"])
        ),
        (
            .tabInteractionController,
            .init(
                .delegate, "tabBarController(_:interactionControllerFor:)",
                "tabBarController:interactionControllerForAnimationController:",
                label: "delegate.interactionControllerFor", ["animationController"])
        ),
        (
            .splitCollapseSecondary,
            .init(
                .delegate, "splitViewController(_:collapseSecondary:onto:)",
                "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
                label: "delegate.collapseSecondary", ["secondary", "primary"])
        ),
        (
            .splitSeparateSecondary,
            .init(
                .delegate, "splitViewController(_:separateSecondaryFrom:)",
                "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
                label: "delegate.separateSecondaryFrom", ["primary"])
        ),
        (
            .splitPrimaryForCollapsing,
            .init(
                .delegate, "primaryViewController(forCollapsing:)",
                "primaryViewControllerForCollapsingSplitViewController:",
                label: "delegate.forCollapsing")
        ),
        (
            .splitPrimaryForExpanding,
            .init(
                .delegate, "primaryViewController(forExpanding:)",
                "primaryViewControllerForExpandingSplitViewController:",
                label: "delegate.forExpanding")
        ),
        (
            .splitWillChangeDisplayMode,
            .init(
                .delegate, "splitViewController(_:willChangeTo:)",
                "splitViewController:willChangeToDisplayMode:",
                label: "delegate.willChangeTo", ["displayMode"])
        ),
        (
            .splitShow,
            .init(
                .delegate, "splitViewController(_:show:sender:)",
                "splitViewController:showViewController:sender:", label: "delegate.show", ["viewController"])
        ),
        (
            .splitShowDetail,
            .init(
                .delegate, "splitViewController(_:showDetail:sender:)",
                "splitViewController:showDetailViewController:sender:",
                label: "delegate.showDetail", ["viewController"])
        ),
        (
            .splitWillShowPrimary,
            .init(
                .delegate, "splitViewController(_:willShow:invalidating:)",
                "splitViewController:willShowViewController:invalidatingBarButtonItem:",
                label: "delegate.willShow", ["viewController"])
        ),
        (
            .splitWillHidePrimary,
            .init(
                .delegate, "splitViewController(_:willHide:with:for:)",
                "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
                label: "delegate.willHide", ["viewController"])
        ),
        (
            .splitWillShowColumn,
            .init(
                .delegate, "splitViewController(_:willShow:)",
                "splitViewController:willShowColumn:", label: "delegate.willShow", ["column"])
        ),
        (
            .splitWillHideColumn,
            .init(
                .delegate, "splitViewController(_:willHide:)",
                "splitViewController:willHideColumn:", label: "delegate.willHide", ["column"])
        ),
        (
            .splitDidShowColumn,
            .init(
                .delegate, "splitViewController(_:didShow:)",
                "splitViewController:didShowColumn:", label: "delegate.didShow", ["column"])
        ),
        (
            .splitDidHideColumn,
            .init(
                .delegate, "splitViewController(_:didHide:)",
                "splitViewController:didHideColumn:", label: "delegate.didHide", ["column"])
        ),
        (
            .splitDidCollapse,
            .init(
                .delegate, "splitViewControllerDidCollapse(_:)",
                "splitViewControllerDidCollapse:", label: "delegate.didCollapse")
        ),
        (
            .splitDidExpand,
            .init(
                .delegate, "splitViewControllerDidExpand(_:)",
                "splitViewControllerDidExpand:", label: "delegate.didExpand")
        ),
        (
            .splitTopColumnForCollapsing,
            .init(
                .delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
                "splitViewController:topColumnForCollapsingToProposedTopColumn:",
                label: "delegate.topColumnForCollapsingToProposedTopColumn", ["proposedTopColumn"])
        ),
        (
            .splitDisplayModeForExpanding,
            .init(
                .delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
                "splitViewController:displayModeForExpandingToProposedDisplayMode:",
                label: "delegate.displayModeForExpandingToProposedDisplayMode", ["proposedDisplayMode"])
        ),
        (
            .pageWillTransition,
            .init(
                .delegate, "pageViewController(_:willTransitionTo:)",
                "pageViewController:willTransitionToViewControllers:",
                label: "delegate.willTransitionTo", ["pendingViewControllers"])
        ),
        (
            .pageDidFinishAnimating,
            .init(
                .delegate,
                "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
                "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
                label: "delegate.didFinishAnimating", ["finished", "previousViewControllers", "completed"])
        ),
        (
            .pageSpineLocation,
            .init(
                .delegate, "pageViewController(_:spineLocationFor:)",
                "pageViewController:spineLocationForInterfaceOrientation:",
                label: "delegate.spineLocationFor", ["orientation"])
        ),
        (
            .pageBefore,
            .init(
                .delegate, "pageViewController(_:viewControllerBefore:)",
                "pageViewController:viewControllerBeforeViewController:",
                label: "dataSource.viewControllerBefore", ["viewController"])
        ),
        (
            .pageAfter,
            .init(
                .delegate, "pageViewController(_:viewControllerAfter:)",
                "pageViewController:viewControllerAfterViewController:",
                label: "dataSource.viewControllerAfter", ["viewController"])
        ),
        (
            .pagePresentationCount,
            .init(
                .delegate, "presentationCount(for:)",
                "presentationCountForPageViewController:", label: "dataSource.presentationCount")
        ),
        (
            .pagePresentationIndex,
            .init(
                .delegate, "presentationIndex(for:)",
                "presentationIndexForPageViewController:", label: "dataSource.presentationIndex")
        ),
    ]
}
