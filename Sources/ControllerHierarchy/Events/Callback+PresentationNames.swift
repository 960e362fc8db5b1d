extension Callback.Names {
    /// Names of presentations: their delegates, animators, presentation controllers and completion handlers.
    static let presentationNames: [(Callback, Callback.Names)] = [
        (
            .presentCompletion,
            .init(
                .completion, "present.completion",
                "presentViewController:animated:completion:", label: "completion")
        ),
        (
            .dismissCompletion,
            .init(
                .completion, "dismiss.completion",
                "dismissViewControllerAnimated:completion:", label: "completion")
        ),
        (
            .transitionCompletion,
            .init(
                .completion, "transition.completion",
                "transitionFromViewController:toViewController:duration:options:animations:completion:",
                label: "completion", ["finished"])
        ),
        (
            .setViewControllersCompletion,
            .init(
                .completion, "setViewControllers.completion",
                "setViewControllers:direction:animated:completion:", label: "completion", ["finished"])
        ),
        (
            .adaptivePresentationStyle,
            .init(
                .delegate, "adaptivePresentationStyle(for:traitCollection:)",
                "adaptivePresentationStyleForPresentationController:traitCollection:",
                label: "presentationDelegate.adaptivePresentationStyle")
        ),
        (
            .willPresentWithAdaptiveStyle,
            .init(
                .delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
                "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
                label: "presentationDelegate.willPresentWithAdaptiveStyle", ["style"])
        ),
        (
            .viewControllerForAdaptivePresentationStyle,
            .init(
                .delegate, "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
                "presentationController:viewControllerForAdaptivePresentationStyle:",
                label: "presentationDelegate.viewControllerForAdaptivePresentationStyle", ["style"])
        ),
        (
            .presentationShouldDismiss,
            .init(
                .delegate, "presentationControllerShouldDismiss(_:)",
                "presentationControllerShouldDismiss:", label: "presentationDelegate.shouldDismiss")
        ),
        (
            .presentationWillDismiss,
            .init(
                .delegate, "presentationControllerWillDismiss(_:)",
                "presentationControllerWillDismiss:", label: "presentationDelegate.willDismiss")
        ),
        (
            .presentationDidDismiss,
            .init(
                .delegate, "presentationControllerDidDismiss(_:)",
                "presentationControllerDidDismiss:", label: "presentationDelegate.didDismiss")
        ),
        (
            .presentationDidAttemptToDismiss,
            .init(
                .delegate, "presentationControllerDidAttemptToDismiss(_:)",
                "presentationControllerDidAttemptToDismiss:",
                label: "presentationDelegate.didAttemptToDismiss")
        ),
        (
            .prepareForPopoverPresentation,
            .init(
                .delegate, "prepareForPopoverPresentation(_:)",
                "prepareForPopoverPresentation:", label: "presentationDelegate.prepareForPopoverPresentation")
        ),
        (
            .popoverShouldDismiss,
            .init(
                .delegate, "popoverPresentationControllerShouldDismissPopover(_:)",
                "popoverPresentationControllerShouldDismissPopover:",
                label: "presentationDelegate.popoverShouldDismiss")
        ),
        (
            .popoverDidDismiss,
            .init(
                .delegate, "popoverPresentationControllerDidDismissPopover(_:)",
                "popoverPresentationControllerDidDismissPopover:",
                label: "presentationDelegate.popoverDidDismiss")
        ),
        (
            .presentationControllerForPresented,
            .init(
                .delegate, "presentationController(forPresented:presenting:source:)",
                "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
                label: "transitioningDelegate.presentationController", ["presented", "presenting", "source"])
        ),
        (
            .animationControllerForPresented,
            .init(
                .delegate, "animationController(forPresented:presenting:source:)",
                "animationControllerForPresentedController:presentingController:sourceController:",
                label: "transitioningDelegate.animationController",
                ["presented", "presenting", "source"])
        ),
        (
            .animationControllerForDismissed,
            .init(
                .delegate, "animationController(forDismissed:)",
                "animationControllerForDismissedController:",
                label: "transitioningDelegate.animationController", ["dismissed"])
        ),
        (
            .interactionControllerForPresentation,
            .init(
                .delegate, "interactionControllerForPresentation(using:)",
                "interactionControllerForPresentation:",
                label: "transitioningDelegate.interactionControllerForPresentation")
        ),
        (
            .interactionControllerForDismissal,
            .init(
                .delegate, "interactionControllerForDismissal(using:)",
                "interactionControllerForDismissal:",
                label: "transitioningDelegate.interactionControllerForDismissal")
        ),
        (
            .transitionDuration,
            .init(
                .delegate, "transitionDuration(using:)",
                "transitionDuration:", label: "animator.transitionDuration")
        ),
        (
            .animateTransition,
            .init(
                .delegate, "animateTransition(using:)",
                "animateTransition:", label: "animator.animateTransition")
        ),
        (
            .startInteractiveTransition,
            .init(
                .delegate, "startInteractiveTransition(_:)",
                "startInteractiveTransition:", label: "interaction.startInteractiveTransition")
        ),
        (
            .animationEnded,
            .init(
                .delegate, "animationEnded(_:)",
                "animationEnded:", label: "animator.animationEnded", ["transitionCompleted"])
        ),
        (
            .presentationTransitionWillBegin,
            .init(
                .callback, "presentationTransitionWillBegin()",
                "presentationTransitionWillBegin")
        ),
        (
            .presentationTransitionDidEnd,
            .init(
                .callback, "presentationTransitionDidEnd(_:)",
                "presentationTransitionDidEnd:", ["completed"])
        ),
        (
            .dismissalTransitionWillBegin,
            .init(
                .callback, "dismissalTransitionWillBegin()",
                "dismissalTransitionWillBegin")
        ),
        (
            .dismissalTransitionDidEnd,
            .init(
                .callback, "dismissalTransitionDidEnd(_:)",
                "dismissalTransitionDidEnd:", ["completed"])
        ),
        (
            .containerViewWillLayoutSubviews,
            .init(
                .callback, "containerViewWillLayoutSubviews()",
                "containerViewWillLayoutSubviews")
        ),
        (
            .containerViewDidLayoutSubviews,
            .init(
                .callback, "containerViewDidLayoutSubviews()",
                "containerViewDidLayoutSubviews")
        ),
        (
            .coordinatorAlongside,
            .init(
                .coordinator, "animate(alongsideTransition:completion:)",
                "animateAlongsideTransition:completion:", label: "animateAlongsideTransition")
        ),
        (
            .coordinatorCompletion,
            .init(
                .coordinator, "animate(alongsideTransition:completion:) completion",
                "animateAlongsideTransition:completion:", label: "animateCompletion")
        ),
        (
            .coordinatorInteractionEnded,
            .init(
                .coordinator, "notifyWhenInteractionChanges(_:)",
                "notifyWhenInteractionChangesUsingBlock:", label: "interactionEnded")
        ),
        (
            .previewingForLocation,
            .init(
                .delegate, "previewingContext(_:viewControllerForLocation:)",
                "previewingContext:viewControllerForLocation:",
                label: "previewingDelegate.viewControllerForLocation")
        ),
        (
            .previewingCommit,
            .init(
                .delegate, "previewingContext(_:commit:)",
                "previewingContext:commitViewController:",
                label: "previewingDelegate.commit", ["viewController"])
        ),
    ]
}
