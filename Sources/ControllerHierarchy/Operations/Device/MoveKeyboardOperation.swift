enum MoveKeyboardOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Undock or split the keyboard"
    static let description = """
        The user drags the on-screen keyboard of an iPad to another place or splits it; only a docked one
        counts as shown. Ignored on a phone, and where it is not up.
        """
    static let availability = Availability.always
    static let place = Field.text("to", .keyboardPlace)
    static let fields = list(place)
    static let example: OperationExample = ["to": "undocked"]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        guard let place = Keyboard.Place(rawValue: operation[place]) else {
            throw .error(.invalidArgument(field: "to", reason: "it is docked, undocked or split"))
        }
        try application.moveKeyboard(to: place)
    }
}
