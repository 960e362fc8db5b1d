extension Callback.Names {
    /// Names of what the delegates of the application and the scene are told and asked about saved state.
    static let restorationNames: [(Callback, Callback.Names)] = [
        (
            .shouldSaveApplicationState,
            .init(
                .delegate, "application(_:shouldSaveApplicationState:)",
                "application:shouldSaveApplicationState:", label: "shouldSaveApplicationState")
        ),
        (
            .shouldSaveSecureApplicationState,
            .init(
                .delegate, "application(_:shouldSaveSecureApplicationState:)",
                "application:shouldSaveSecureApplicationState:", label: "shouldSaveSecureApplicationState")
        ),
        (
            .willEncodeRestorableState,
            .init(
                .delegate, "application(_:willEncodeRestorableStateWith:)",
                "application:willEncodeRestorableStateWithCoder:", label: "willEncodeRestorableStateWith")
        ),
        (
            .shouldRestoreApplicationState,
            .init(
                .delegate, "application(_:shouldRestoreApplicationState:)",
                "application:shouldRestoreApplicationState:", label: "shouldRestoreApplicationState")
        ),
        (
            .shouldRestoreSecureApplicationState,
            .init(
                .delegate, "application(_:shouldRestoreSecureApplicationState:)",
                "application:shouldRestoreSecureApplicationState:",
                label: "shouldRestoreSecureApplicationState")
        ),
        (
            .didDecodeRestorableState,
            .init(
                .delegate, "application(_:didDecodeRestorableStateWith:)",
                "application:didDecodeRestorableStateWithCoder:", label: "didDecodeRestorableStateWith")
        ),
        (
            .viewControllerWithRestorationIdentifierPath,
            .init(
                .delegate, "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
                "application:viewControllerWithRestorationIdentifierPath:coder:",
                label: "viewControllerWithRestorationIdentifierPath", ["identifierComponents"])
        ),
        (
            .viewControllerFromRestorationClass,
            .init(
                .delegate, "viewController(withRestorationIdentifierPath:coder:)",
                "viewControllerWithRestorationIdentifierPath:coder:", ["identifierComponents"])
        ),
        (
            .stateRestorationActivity,
            .init(
                .delegate, "stateRestorationActivity(for:)",
                "stateRestorationActivityForScene:", label: "stateRestorationActivity")
        ),
        (
            .userActivityWillSave,
            .init(
                .delegate, "userActivityWillSave(_:)",
                "userActivityWillSave:", label: "userActivityWillSave")
        ),
        (
            .updateUserActivityState,
            .init(.callback, "updateUserActivityState(_:)", "updateUserActivityState:", ["activity"])
        ),
    ]
}
