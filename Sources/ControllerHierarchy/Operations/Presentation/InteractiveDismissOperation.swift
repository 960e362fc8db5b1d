enum InteractiveDismissOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Drag a sheet down"
    static let description = """
        The drag on a sheet, phase by phase, iOS 13 and later: asks `presentationControllerShouldDismiss`,
        honours `isModalInPresentation`.
        """
    static let since: Rule? = nil
    static let fields = list(phase)
    static let example: OperationExample = ["phase": "begin"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.interactiveDismiss(gesturePhase(operation))
    }
}
