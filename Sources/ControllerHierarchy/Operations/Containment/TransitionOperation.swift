struct TransitionOperation: OperationContent {
    static let kind = OperationKind.transition
    static let group = OperationGroup.containment
    static let summary = "Transition between two children"
    static let description = """
        `transition(from:to:duration:options:animations:completion:)`; both must be children of this
        controller.
        """
    static let example: OperationExample = ["from": "list", "to": "map", "duration": 0.25]
}
