enum AdvanceOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Advance the virtual clock"
    static let description = """
        Runs what is due within so many seconds of virtual time.
        """
    static let availability = Availability.always
    static let seconds = Field.number("seconds", .seconds)
    static let fields = list(seconds)
    static let example: OperationExample = ["seconds": 0.35]
    static let effect = "turns the clock"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.endTurn()
        let microseconds = RunLoop.microseconds(operation[seconds])
        try application.runTimers(until: application.runLoop.microseconds + microseconds)
    }
}
