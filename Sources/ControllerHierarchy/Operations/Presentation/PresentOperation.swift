enum PresentOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Present a controller modally"
    static let description = """
        `present(_:animated:completion:)`. The nearest controller that defines a presentation context presents
        for `currentContext` styles, the root of the window for full-screen ones. Presenting while something
        is presented already is ignored with a warning, as UIKit does.
        """
    static let availability = Availability.always
    static let fields = list(controllerOrNull, animated, completion)
    static let example: OperationExample = [
        "controller": ["class": "LoginViewController", "as": "login", "modalPresentationStyle": "formSheet"],
        "animated": true,
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let completion = target.application.completionHandler(of: operation)
        try present(operation, on: target, completion: completion)
    }

    /// Presents what the operation names, or creates.
    static func present(
        _ operation: Operation, on target: ViewController, completion: CompletionHandler
    ) throws(Interruption) {
        let application = target.application
        var controller: ViewController?
        if let reference = operation.controller {
            controller = try application.resolve(reference, field: "controller")
        }
        application.note("controller", controller)
        try target.present(controller, animated: operation.animated, completion: completion)
    }
}
