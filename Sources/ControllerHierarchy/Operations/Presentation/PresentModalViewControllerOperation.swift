enum PresentModalViewControllerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Present a controller by the method of iOS 2"
    static let description = """
        `presentModalViewController:animated:`, which iOS 6 deprecated: a presentation without a completion,
        on the presenter that `present` would choose. Swift does not have it.
        """
    // Source: class reference iOS 6, "Deprecated in iOS 6.0"; the method is still there.
    static let availability = Availability.always
    static let fields = list(controllerOrNull, animated)
    static let example: OperationExample = [
        "controller": ["class": "LoginViewController", "as": "login"], "animated": true,
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try PresentOperation.present(operation, on: target, completion: .none)
    }
}
