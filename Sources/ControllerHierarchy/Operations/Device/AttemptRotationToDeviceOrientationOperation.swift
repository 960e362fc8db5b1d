struct AttemptRotationToDeviceOrientationOperation: OperationContent {
    static let kind = OperationKind.attemptRotationToDeviceOrientation
    static let group = OperationGroup.deviceAndApp
    static let summary = "Attempt rotation to the device's orientation"
    static let description = """
        `UIViewController.attemptRotationToDeviceOrientation()`, iOS 5 to 15.
        """
    static let example: OperationExample = [:]
}
