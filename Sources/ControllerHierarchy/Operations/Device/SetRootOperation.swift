enum SetRootOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Set the window's root"
    static let description = """
        `window.rootViewController = controller`, in the main window, or in the one that is named and made
        when it is named for the first time. With null the window loses its root, and one that is not the main
        one is gone.
        """
    static let availability = Availability.always
    static let window = Field.optionalText("window", .windowName)
    static let fields = list(controllerOrNull, window)
    static let example: OperationExample = [
        "controller": [
            "class": "UITabBarController", "as": "tabs",
            "viewControllers": [["class": "FirstViewController"], ["class": "SecondViewController"]],
        ]
    ]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        var root: ViewController?
        if let reference = operation.controller {
            root = try application.resolve(reference, field: "controller")
        }
        try application.setRoot(root, ofWindowNamed: operation[window] ?? Window.mainName)
    }
}
