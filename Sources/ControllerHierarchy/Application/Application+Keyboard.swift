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
            return ignore(
                because: windows.keyboard.isUp == isUp
                    ? "the keyboard is \(isUp ? "up" : "down") already" : "a hardware keyboard is attached")
        }
        if isUp { return try showKeyboard() }
        windows.responders.keepKeyboard(for: nil)
        layOutSheets { windows.keyboard.go() }
        try tellOfKeyboard()
    }

    /// Brings the keyboard up, or tells of it anew for a text of another window.
    ///
    /// Source: responder-test-alert-keyboard-ios6.
    func showKeyboard() throws(Interruption) {
        layOutSheets { windows.keyboard.come() }
        try tellOfKeyboard()
        for controller in topsInWindow.flatMap(\.shownHierarchy) where controllers.contains(controller) {
            try controller.keyboardWillAppear()
        }
    }

    /// Lets the sheet in front follow the keyboard.
    private func layOutSheets(_ change: () -> Void) {
        let sheet = topsInWindow.last { $0.presentedBy?.style.isSheet ?? false }
        if let sheet { sheet.layOutAround(change) } else { change() }
    }

    /// Has the accessory view of a first responder without a keyboard come or go.
    func moveBar(up isUp: Bool) throws(Interruption) {
        windows.keyboard.moveBar(up: isUp)
        try tellOfKeyboard()
    }

    /// The user's hand on the keyboard of an iPad, which stays up.
    func moveKeyboard(to place: Keyboard.Place) throws(Interruption) {
        guard device.idiom == .pad else {
            return ignore(because: "the keyboard of a phone stays in its place")
        }
        guard windows.keyboard.isUp else {
            return ignore(because: "no keyboard is up; a text that is edited, or showKeyboard, brings it up")
        }
        guard windows.keyboard.place != place else {
            return ignore(because: "the keyboard is \(place) already")
        }
        windows.keyboard.move(to: place)
        try tellOfKeyboard()
    }

    /// A keyboard of keys is there or gone, which takes the one on the screen away or lets it come.
    func setHardwareKeyboard(attached isAttached: Bool) throws(Interruption) {
        guard windows.keyboard.hasHardware != isAttached else {
            return ignore(because: "a hardware keyboard is \(isAttached ? "" : "not ")attached already")
        }
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

    /// Tells of the keyboard that turns with the interface, in which it does not move by itself.
    ///
    /// Source: keyboard-turned-ios7; Apple forum 5706, whose call stacks have it without animation.
    ///
    /// - Parameter isBack: Whether it stands on the turned screen, and does not go from the old one.
    func turnKeyboard(isBack: Bool) throws(Interruption) {
        guard windows.keyboard.isUp || windows.keyboard.hasBar else { return }
        // One that is not docked goes nowhere: its frame changes once. Source: keyboard-undocked-turned.
        if isBack, windows.keyboard.place != .docked { return }
        runLoop.cancelKeyboardMovement()
        windows.keyboard.turn(isBack: isBack)
        try postKeyboardNotifications("Will")
        try postKeyboardNotifications("Did")
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
