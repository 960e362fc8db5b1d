struct DecodeStateOperation: OperationContent {
    static let kind = OperationKind.decodeState
    static let group = OperationGroup.deviceAndApp
    static let summary = "Restore saved state"
    static let description = """
        Restores an archive into the running app: looks for the controllers of all paths, lets them decode,
        and has containers and presenters put them back in place. From iOS 6 on.
        """
    static let example: OperationExample = ["archive": ["version": 1, "controllers": []]]
}
