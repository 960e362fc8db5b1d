/// The on-screen keyboard, as far as the app is told of it.
extension Application {
    /// Virtual seconds in which the keyboard comes up or goes down.
    private static let keyboardDuration = 0.25

    /// Has the user bring the keyboard up or take it away; nothing happens where it is so already.
    ///
    /// Source: UIWindow Class Reference (iOS 6), Notifications. That the change of the frame is told first is
    /// a choice.
    func moveKeyboard(up isUp: Bool) throws(Interruption) {
        guard windows.keyboard.isUp != isUp, !(isUp && windows.keyboard.hasHardware) else {
            return calls.noteIgnored()
        }
        if isUp { windows.keyboard.come() } else { windows.keyboard.go() }
        try tellOfKeyboard()
        guard isUp else { return }
        for controller in topsInWindow.flatMap(\.shownHierarchy) where controllers.contains(controller) {
            try controller.keyboardWillAppear()
        }
    }

    /// The user's hand on the keyboard of an iPad, which stays up.
    func moveKeyboard(to place: Keyboard.Place) throws(Interruption) {
        guard device.idiom == .pad, windows.keyboard.isUp, windows.keyboard.place != place else {
            return calls.noteIgnored()
        }
        windows.keyboard.move(to: place)
        try tellOfKeyboard()
    }

    /// A keyboard of keys is there or gone, which takes the one on the screen away or lets it come.
    func setHardwareKeyboard(attached isAttached: Bool) throws(Interruption) {
        guard windows.keyboard.hasHardware != isAttached else { return calls.noteIgnored() }
        windows.keyboard.hasHardware = isAttached
        if isAttached ? windows.keyboard.isUp : windows.responders.editor != nil {
            try moveKeyboard(up: !isAttached)
        }
    }

    /// Follows a text that begins or ends while keys type.
    ///
    /// Source: DCIntrospect-ARC 44, AlphaWallet 1254; CoconutKit 36 for an accessory view.
    func stayWithoutKeyboard(for editor: TextEditor, begins: Bool) throws(Interruption) {
        guard behavior.holds(.keysTellOfKeyboard) else { return }
        windows.keyboard.stayAway(showing: begins && editor.hasAccessoryView)
        try tellOfKeyboard()
    }

    /// Tells that the keyboard has come to rest.
    func endKeyboardMovement() throws(Interruption) { try postKeyboardNotifications("Did") }

    private func tellOfKeyboard() throws(Interruption) {
        // A movement that turns round has one end.
        runLoop.cancelKeyboardMovement()
        try postKeyboardNotifications("Will")
        runLoop.schedule(.endKeyboardMovement, after: Application.keyboardDuration)
    }

    private func postKeyboardNotifications(_ moment: String) throws(Interruption) {
        for movement in windows.keyboard.movement {
            try record(
                .notification, target: parties.application,
                payload: .values([.string("UIKeyboard\(moment)\(movement.rawValue)Notification")]))
        }
    }
}
