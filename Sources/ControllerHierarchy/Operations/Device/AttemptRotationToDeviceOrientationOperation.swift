enum AttemptRotationToDeviceOrientationOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Attempt rotation to the device's orientation"
    static let description = """
        `UIViewController.attemptRotationToDeviceOrientation()`; does nothing from iOS 16 on.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.attemptRotationToDeviceOrientation()
    }
}
