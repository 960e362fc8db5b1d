enum RotateOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Turn the device"
    static let description = """
        Turns the device so that the interface would have this orientation; what happens depends on what the
        controllers support.
        """
    static let availability = Availability.always
    static let fields = list(orientation)
    static let example: OperationExample = ["to": "landscapeRight"]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.rotate(to: interfaceOrientation(operation))
    }
}
