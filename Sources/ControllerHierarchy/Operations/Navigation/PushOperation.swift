enum PushOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Push a controller"
    static let description = """
        `pushViewController(_:animated:)` on a navigation controller. Pushing one that is on the stack already
        raises NSInvalidArgumentException; null is ignored, with a message on the console.
        """
    static let availability = Availability.always
    static let fields = list(controllerOrNull, animated)
    static let example: OperationExample = [
        "controller": ["class": "DetailViewController", "as": "detail"], "animated": true,
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let navigation = try navigation(target, for: operation)
        if case .some(.none) = operation.controller { return try navigation.ignorePushOfNil() }
        let controller = try noted(operation.controller, on: target)
        try navigation.pushFromOutside(controller, animated: operation.animated)
    }
}
