enum ShakeOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Shake the device"
    static let description = """
        `motionBegan(_:with:)` and `motionEnded(_:with:)` go to the first responder and up the chain, to the
        classes that override them; without a first responder no controller hears of it.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.shake()
    }
}
