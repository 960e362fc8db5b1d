enum TerminateOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "End the app"
    static let description = """
        The system ends the app, or the user throws it out of the app switcher, which throws saved state away
        as well. An app in the foreground is told of it, a suspended one is not; one in the background that
        still runs (`isRunning`), beneath a debugger or with a task of its own, is told. Until `relaunch`
        starts it again, every other operation is refused with 409.
        """
    static let availability = Availability.always
    static let by = Field.optionalText("by", .terminator)
    static let isRunning = Field.flag(
        "isRunning", "Whether an app in the background still runs and so is told.")
    static let fields = list(by, isRunning)
    static let example: OperationExample = ["by": "system"]
    static let effect = "ends the app"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.terminate(
            by: operation[by].flatMap(Application.Terminator.init) ?? .system,
            isRunning: operation[isRunning])
    }
}
