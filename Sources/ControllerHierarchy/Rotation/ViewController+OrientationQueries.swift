/// The questions about orientations that a controller answers.
///
/// Source: lifecycle-rotation.md 1.6.
extension ViewController {
    /// Asks whether the interface may turn, as up to iOS 5; UIKit's containers ask their children.
    ///
    /// A tab bar controller turns only if every child agrees. Source: rot5-ask-all-tabs.
    func askShouldAutorotate(to orientation: InterfaceOrientation) throws(Interruption) -> Bool {
        let own = autorotationAnswer(orientation)
        let asked = own == nil ? childrenAsked(about: .shouldAutorotateToInterfaceOrientation) : []
        return try ask(
            .shouldAutorotateToInterfaceOrientation, [.string(orientation.rawValue)],
            meanwhile: .bool(own ?? false), as: Value.bool
        ) { () throws(Interruption) in
            for child in asked {
                guard try child.askShouldAutorotate(to: orientation) else { return false }
            }
            return own ?? (!asked.isEmpty || orientation == .portrait)
        }
    }

    /// What the class's override says: one answer for all, or the orientations to which it turns.
    private func autorotationAnswer(_ orientation: InterfaceOrientation) -> Bool? {
        appClass.answer(\.autorotatesTo)?.contains(orientation)
    }

    /// Asks for the orientations that the controller supports.
    ///
    /// A navigation controller's delegate answers for it; the children of a tab bar controller are asked
    /// and have no say.
    func askSupportedOrientations() throws(Interruption) -> [InterfaceOrientation] {
        if let own = setting(.supportedInterfaceOrientations) {
            try ask(.supportedInterfaceOrientations, answer: own)
            return own.orientations
        }
        let idiom = application.device.idiom
        guard let delegate = orientationDelegate else {
            try ask(.supportedInterfaceOrientations, answer: idiom.defaultOrientationsAnswer)
            for child in childrenAsked(about: .supportedInterfaceOrientations) {
                _ = try child.askSupportedOrientations()
            }
            return idiom.defaultOrientations
        }
        let orientations = delegate.supportedInterfaceOrientations ?? idiom.defaultOrientations
        let answer = Value.array(orientations.map { .string($0.rawValue) })
        try ask(.supportedInterfaceOrientations, answer: answer)
        try application.record(
            .navigationSupportedOrientations, target: identity, payload: .answer([], answer))
        return orientations
    }
}

extension Value {
    /// The orientations that an array names.
    var orientations: [InterfaceOrientation] {
        array?.compactMap { $0.string.flatMap(InterfaceOrientation.init(rawValue:)) } ?? []
    }
}
