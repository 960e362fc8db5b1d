enum AdvanceOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Advance the virtual clock"
    static let description = """
        Runs what is due within so many seconds of virtual time.
        """
    static let availability = Availability.always
    static let seconds = Field.number("seconds", schema: "Seconds")
    static let fields = list(seconds)
    static let example: OperationExample = ["seconds": 0.35]
    static let effect = "turns the clock"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let seconds = operation[seconds]
        guard seconds >= 0, seconds <= 1_000_000 else {
            throw .error(.invalidArgument(field: "seconds", reason: "it must be between 0 and 1000000"))
        }
        try application.endTurn()
        try application.runTimers(until: application.runLoop.microseconds + RunLoop.microseconds(seconds))
    }
}
