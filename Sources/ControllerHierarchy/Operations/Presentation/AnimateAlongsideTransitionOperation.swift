struct AnimateAlongsideTransitionOperation: OperationContent {
    static let kind = OperationKind.animateAlongsideTransition
    static let group = OperationGroup.presentation
    static let summary = "Animate alongside a transition"
    static let description = """
        `transitionCoordinator?.animate(alongsideTransition:completion:)` of the controller; ignored where no
        transition runs. Without `animation` no block runs alongside.
        """
    static let example: OperationExample = ["animation": [], "completion": []]
}
