enum SetHardwareKeyboardOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Attach a hardware keyboard"
    static let description = """
        A keyboard of keys is attached or taken away. While it is there none comes up on the screen: up to
        iOS 8 texts begin and end without a notification, from iOS 9 on with those of a keyboard that hides.
        """
    static let availability = Availability.always
    static let isAttached = Field.flag(
        "attached", "Whether the keyboard is attached; else it is taken away.", isRequired: true)
    static let fields = list(isAttached)
    static let example: OperationExample = ["attached": true]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.setHardwareKeyboard(attached: operation[isAttached])
    }
}
