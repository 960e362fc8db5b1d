enum MagicTapOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Tap twice with two fingers"
    static let description = """
        VoiceOver's `accessibilityPerformMagicTap()`, from the controller in front upwards, until one answers
        yes; at last the application's delegate, where `app.overrides` say that it has the method.
        """
    // Source: UIAccessibilityAction reference.
    static let availability = Availability.from(6)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.performMagicTap()
    }
}
