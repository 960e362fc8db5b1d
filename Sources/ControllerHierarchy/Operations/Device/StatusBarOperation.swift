enum StatusBarOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Change the status bar's height"
    static let description = """
        The in-call status bar, 20 points higher, appears or goes.
        """
    static let availability = Availability.always
    static let inCall = Field.flag(
        "inCall", "Whether the higher bar of a call in progress appears; else it goes.", isRequired: true)
    static let fields = list(inCall)
    static let example: OperationExample = ["inCall": true]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        application.setInCallStatusBar(operation[inCall])
    }
}
