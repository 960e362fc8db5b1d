enum DismissOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Dismiss what is presented"
    static let description = """
        `dismiss(animated:completion:)`. Dismisses what the controller presents; without that, its presenter
        is asked, so that it dismisses itself.
        """
    static let availability = Availability.always
    static let fields = list(animated, completion)
    static let example: OperationExample = ["animated": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.dismiss(
            animated: operation.animated, completion: target.application.completionHandler(of: operation))
    }
}
