struct RotateOperation: OperationContent {
    static let kind = OperationKind.rotate
    static let group = OperationGroup.deviceAndApp
    static let summary = "Turn the device"
    static let description = """
        Turns the device so that the interface would have this orientation; what happens depends on what the
        controllers support.
        """
    static let example: OperationExample = ["to": "landscapeRight"]
}
