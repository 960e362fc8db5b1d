enum ResignActiveOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Interrupt the app"
    static let description = """
        A call, an alert of the system, Control Centre or the app switcher comes over the app, which stays in
        the foreground and is no longer active. Controllers hear nothing of it. Ignored where the app is not
        active.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.resignActive()
    }
}
