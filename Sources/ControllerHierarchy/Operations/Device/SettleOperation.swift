enum SettleOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Run until nothing is in flight"
    static let description = """
        Runs the virtual clock until no transition is left.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]
    static let effect = "turns the clock"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.endTurn()
        try application.runTimers(until: nil)
    }
}
