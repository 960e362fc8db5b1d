enum DisconnectScreenOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Disconnect the external display"
    static let description = """
        The display is unplugged. An app without scenes is notified of that, and takes its window away itself;
        else the scene on it disconnects. Ignored where there is none.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]
    static let effect = "is the user's"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.inTurn { () throws(Interruption) in try application.disconnectScreen() }
    }
}
