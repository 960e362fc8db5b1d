enum TerminateOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "End the app"
    static let description = """
        The system ends the app, or the user throws it out of the app switcher, which throws saved state away
        as well. An app in the foreground is told of it, a suspended one is not. Until `relaunch` starts it
        again, every other operation is refused with 409.
        """
    static let availability = Availability.always
    static let by = Field.optionalText("by", .terminator)
    static let fields = list(by)
    static let example: OperationExample = ["by": "system"]
    static let effect = "ends the app"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.terminate(by: operation[by].flatMap(Application.Terminator.init) ?? .system)
    }
}
