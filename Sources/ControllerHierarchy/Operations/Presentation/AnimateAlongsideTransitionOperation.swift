enum AnimateAlongsideTransitionOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Animate alongside a transition"
    static let description = """
        `transitionCoordinator?.animate(alongsideTransition:completion:)` of the controller; ignored where no
        transition runs. Without `animation` no block runs alongside.
        """
    // Source: class reference iOS 10, transitionCoordinator; UIViewControllerTransitionCoordinator
    // reference.
    static let availability = Availability.from(7)
    static let animation = Field.operations("animation")
    static let fields = list(animation, completion)
    static let example: OperationExample = ["animation": [], "completion": []]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.animateAlongside(operation[animation], completion: operation.completion ?? [])
    }
}
