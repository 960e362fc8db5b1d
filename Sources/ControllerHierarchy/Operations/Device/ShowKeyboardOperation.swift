enum ShowKeyboardOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Show the keyboard"
    static let description = """
        The on-screen keyboard comes up: the notifications of its coming are posted at once, those of its
        having come a quarter of a second later. Ignored where it is up already.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.moveKeyboard(up: true)
    }
}
