enum DeliverNotificationOperation: ExternalEventOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Deliver a notification"
    static let description = """
        A notification arrives, or with `tapped` the user opens the app with it. A remote one is meant, unless
        it is `local`. With `contentAvailable` it reaches an app in the background as well; the system shows
        others, of which the app then hears nothing.
        """
    static let availability = Availability.always
    static let userInfo = Field.value("userInfo", "What the notification carries.")
    static let tapped = Field.flag("tapped", "Whether the user opens the app with it.")
    static let local = Field.flag("local", "Whether the app itself has scheduled it.")
    static let contentAvailable = Field.flag(
        "contentAvailable", "Whether it lets the app fetch something, in the background as well.")
    static let fields = list(userInfo, tapped, local, contentAvailable)
    static let example: OperationExample = ["userInfo": ["item": 7], "tapped": true]

    /// - Throws: `invalidArgument` for a local notification that lets the app fetch something.
    static func event(_ operation: Operation) throws(OperationError) -> ExternalEvent {
        if operation[local], operation[contentAvailable] {
            throw .invalidArgument(
                field: contentAvailable.specification.field.rawValue,
                reason: "a local notification has no content that a server offers")
        }
        return .notification(
            DeliveredNotification(
                userInfo: operation[userInfo], isLocal: operation[local], isTapped: operation[tapped],
                isContentAvailable: operation[contentAvailable]))
    }
}
