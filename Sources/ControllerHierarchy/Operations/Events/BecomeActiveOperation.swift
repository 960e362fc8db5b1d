enum BecomeActiveOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "End an interruption of the app"
    static let description = """
        What has come over the app is gone, and it is active again. Ignored where the app is active, and in
        the background, from which `foreground` leads back.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.becomeActive()
    }
}
