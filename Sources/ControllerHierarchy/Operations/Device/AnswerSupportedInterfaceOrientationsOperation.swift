enum AnswerSupportedInterfaceOrientationsOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Change the orientations that the app's delegate answers"
    static let description = """
        What `application(_:supportedInterfaceOrientationsFor:)` of the app's delegate answers from now on;
        null takes the method away. Nothing turns until UIKit asks.
        """
    static let availability = Callback.orientationsForWindow.availability
    static let orientations = Field.value(
        "orientations", "What the delegate answers from now on; null takes the method away.", isRequired: true
    )
    static let fields = list(orientations)
    static let example: OperationExample = ["orientations": ["portrait"]]

    /// - Throws: `invalidArgument` for what is no list of orientations.
    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let value = operation[orientations]
        application.log.noteChange()
        guard value != .null else {
            return application.changeDefinition { $0.orientationsForWindow = nil }
        }
        guard let names = value.array, !names.isEmpty, names.count == value.orientations.count else {
            throw .error(
                .invalidArgument(
                    field: orientations.specification.field.rawValue,
                    reason: "it must be a list of interface orientations, or null"))
        }
        application.changeDefinition { $0.orientationsForWindow = value.orientations }
    }
}
