enum DecodeStateOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Restore saved state"
    static let description = """
        Restores an archive into the running app: looks for the controllers of all paths, lets them decode,
        and has containers and presenters put them back in place.
        """
    static let availability = Availability.whereHolds(.hasStateRestoration)
    static let archive = Field.archive("archive")
    static let fields = list(archive)
    static let example: OperationExample = ["archive": ["version": 1, "controllers": []]]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        if let archive = operation[archive] { try application.decodeState(archive) }
    }
}
