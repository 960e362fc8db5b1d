enum PerformShortcutOperation: ExternalEventOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Choose a quick action of the app's icon"
    static let description = """
        The user chooses one of the app's quick actions on the home screen.
        """
    static let availability = Callback.performActionForShortcut.availability
    static let type = Field.text("type", .shortcutType)
    static let userInfo = Field.value("userInfo", "What the shortcut item carries.")
    static let fields = list(type, userInfo)
    static let example: OperationExample = ["type": "com.example.compose"]

    static func event(_ operation: Operation) -> ExternalEvent {
        .shortcut(
            .object([.init("type", .string(operation[type])), .init("userInfo", operation[userInfo])]))
    }
}
