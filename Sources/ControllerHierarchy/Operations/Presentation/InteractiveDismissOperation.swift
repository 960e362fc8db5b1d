enum InteractiveDismissOperation: TouchOperation {
    static let group = OperationGroup.presentation
    static let summary = "Drag a sheet down"
    static let description = """
        The drag on a sheet, the gesture of the app's own transition, or from iOS 18 on the pull at what has
        zoomed onto the screen, phase by phase. From iOS 13 on a sheet asks
        `presentationControllerShouldDismiss` and honours `isModalInPresentation`. Of one that may not go
        every phase is ignored; `finish` is the attempt of which the delegate hears.
        """
    // Source: UIViewControllerTransitioningDelegate reference; sheets are dragged from iOS 13 on.
    static let availability = Availability.from(7)
    static let fields = list(phase)
    static let example: OperationExample = ["phase": "begin"]

    static func begins(_ operation: Operation) -> Bool { operation[phase] == "begin" }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.interactiveDismiss(gesturePhase(operation))
    }
}
