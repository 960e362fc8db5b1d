struct SetRootOperation: OperationContent {
    static let kind = OperationKind.setRoot
    static let group = OperationGroup.deviceAndApp
    static let summary = "Set the window's root"
    static let description = """
        `window.rootViewController = controller`, in the main window, or in the one that is named and made
        when it is named for the first time. With null the window loses its root, and one that is not the main
        one is gone.
        """
    static let example: OperationExample = [
        "controller": [
            "class": "UITabBarController", "as": "tabs",
            "viewControllers": [["class": "FirstViewController"], ["class": "SecondViewController"]],
        ]
    ]
}
