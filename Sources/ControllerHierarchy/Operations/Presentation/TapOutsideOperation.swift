struct TapOutsideOperation: OperationContent {
    static let kind = OperationKind.tapOutside
    static let group = OperationGroup.presentation
    static let summary = "Tap outside of what is presented"
    static let description = """
        The tap beside a popover or form sheet: dismisses it when its delegate allows.
        """
    static let example: OperationExample = [:]
}
