extension Callback.Names {
    /// Names of a view controller's methods on rotation, and of the questions about bars and edges.
    static let rotationNames: [(Callback, Callback.Names)] = [
        (
            .willRotate,
            .init(
                .callback, "willRotate(to:duration:)",
                "willRotateToInterfaceOrientation:duration:", ["toInterfaceOrientation", "duration"])
        ),
        (
            .willAnimateRotation,
            .init(
                .callback, "willAnimateRotation(to:duration:)",
                "willAnimateRotationToInterfaceOrientation:duration:", ["toInterfaceOrientation", "duration"])
        ),
        (
            .didRotate,
            .init(
                .callback, "didRotate(from:)",
                "didRotateFromInterfaceOrientation:", ["fromInterfaceOrientation"])
        ),
        (
            .willAnimateFirstHalfOfRotation,
            .init(
                .callback, "willAnimateFirstHalfOfRotation(to:duration:)",
                "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:",
                ["toInterfaceOrientation", "duration"])
        ),
        (
            .didAnimateFirstHalfOfRotation,
            .init(
                .callback, "didAnimateFirstHalfOfRotation(to:)",
                "didAnimateFirstHalfOfRotationToInterfaceOrientation:", ["toInterfaceOrientation"])
        ),
        (
            .willAnimateSecondHalfOfRotation,
            .init(
                .callback, "willAnimateSecondHalfOfRotation(from:duration:)",
                "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:",
                ["fromInterfaceOrientation", "duration"])
        ),
        (.shouldAutorotate, .init(.query, "shouldAutorotate", "shouldAutorotate")),
        (
            .shouldAutorotateToInterfaceOrientation,
            .init(
                .query, "shouldAutorotate(to:)",
                "shouldAutorotateToInterfaceOrientation:", ["toInterfaceOrientation"])
        ),
        (
            .supportedInterfaceOrientations,
            .init(
                .query, "supportedInterfaceOrientations",
                "supportedInterfaceOrientations")
        ),
        (
            .preferredInterfaceOrientationForPresentation,
            .init(
                .query, "preferredInterfaceOrientationForPresentation",
                "preferredInterfaceOrientationForPresentation")
        ),
        (
            .extendedLayoutIncludesOpaqueBars,
            .init(
                .query, "extendedLayoutIncludesOpaqueBars",
                "extendedLayoutIncludesOpaqueBars")
        ),
        (.edgesForExtendedLayout, .init(.query, "edgesForExtendedLayout", "edgesForExtendedLayout")),
        (
            .prefersInterfaceOrientationLocked,
            .init(
                .query, "prefersInterfaceOrientationLocked",
                "prefersInterfaceOrientationLocked")
        ),
        (.prefersStatusBarHidden, .init(.query, "prefersStatusBarHidden", "prefersStatusBarHidden")),
        (.preferredStatusBarStyle, .init(.query, "preferredStatusBarStyle", "preferredStatusBarStyle")),
        (
            .preferredStatusBarUpdateAnimation,
            .init(
                .query, "preferredStatusBarUpdateAnimation",
                "preferredStatusBarUpdateAnimation")
        ),
        (
            .childForStatusBarHidden,
            .init(
                .query, "childForStatusBarHidden",
                "childViewControllerForStatusBarHidden")
        ),
        (
            .childForStatusBarStyle,
            .init(
                .query, "childForStatusBarStyle",
                "childViewControllerForStatusBarStyle")
        ),
        (
            .prefersHomeIndicatorAutoHidden,
            .init(
                .query, "prefersHomeIndicatorAutoHidden",
                "prefersHomeIndicatorAutoHidden")
        ),
        (
            .childForHomeIndicatorAutoHidden,
            .init(
                .query, "childForHomeIndicatorAutoHidden",
                "childViewControllerForHomeIndicatorAutoHidden")
        ),
    ]
}
