/// The on-screen keyboard, as far as the app is told of it.
extension Application {
    /// Virtual seconds in which the keyboard comes up or goes down.
    private static let keyboardDuration = 0.25

    /// Has the user bring the keyboard up or take it away; nothing happens where it is so already.
    ///
    /// Source: UIWindow Class Reference (iOS 6), Notifications. That the change of the frame is told first is
    /// a choice.
    func moveKeyboard(up isUp: Bool) throws(Interruption) {
        guard windows.isKeyboardUp != isUp else { return calls.noteIgnored() }
        windows.moveKeyboard(up: isUp)
        // A movement that turns round has one end.
        runLoop.cancelKeyboardMovement()
        try postKeyboardNotifications("Will")
        runLoop.schedule(.endKeyboardMovement, after: Application.keyboardDuration)
    }

    /// Tells that the keyboard has come to rest.
    func endKeyboardMovement() throws(Interruption) { try postKeyboardNotifications("Did") }

    private func postKeyboardNotifications(_ moment: String) throws(Interruption) {
        for change in ["ChangeFrame", windows.isKeyboardUp ? "Show" : "Hide"] {
            try record(
                .notification, target: parties.application,
                payload: .values([.string("UIKeyboard\(moment)\(change)Notification")]))
        }
    }
}
