enum HideKeyboardOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Hide the keyboard"
    static let description = """
        The on-screen keyboard goes down: the notifications of its going are posted at once, those of its
        having gone a quarter of a second later. What is edited is so no longer. Ignored where it is not up.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        guard application.windows.responders.editor != nil else {
            if let first = application.windows.firstResponder, application.windows.keyboard.isUp {
                application.windows.responders.keepKeyboard(for: nil)
                return try first.resignFirstResponder()
            }
            return try application.moveKeyboard(up: false)
        }
        if try !application.edit(nil) {
            return application.ignore(because: application.windows.responders.refusal)
        }
        // A form sheet keeps it but for the user's key.
        if application.windows.responders.keeperOfKeyboard != nil { try application.moveKeyboard(up: false) }
    }
}
