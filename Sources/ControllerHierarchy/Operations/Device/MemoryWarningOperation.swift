enum MemoryWarningOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Warn of low memory"
    static let description = """
        `didReceiveMemoryWarning()` on every live controller; up to iOS 5 views that are not shown are
        unloaded.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.receiveMemoryWarning()
    }
}
