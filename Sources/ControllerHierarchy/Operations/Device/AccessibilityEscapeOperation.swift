enum AccessibilityEscapeOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Go back with VoiceOver"
    static let description = """
        The two-finger scrub: `accessibilityPerformEscape()` from the controller in front upwards, until one
        answers yes. UIKit's own answers: an alert is cancelled, a popover or a sheet dismissed, a stack
        popped.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.escapeByAccessibility()
    }
}
