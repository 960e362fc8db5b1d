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
            meanwhile: .bool(own ?? false)
        ) { () throws(Interruption) in
            for child in asked {
                guard try child.askShouldAutorotate(to: orientation) else { return false }
            }
            return own ?? (!asked.isEmpty || orientation == .portrait)
        }
    }

    /// Whether `askShouldAutorotate(to:)` would find out that portrait is left out, from what the classes
    /// declare; who says nothing allows it.
    var leavesOutPortrait: Bool {
        if let own = autorotationAnswer(.portrait) { return !own }
        let asked = childrenAsked(about: .shouldAutorotateToInterfaceOrientation)
        return asked.contains(where: \.leavesOutPortrait)
    }

    /// What the class's override says: one answer for all, or the orientations to which it turns.
    private func autorotationAnswer(_ orientation: InterfaceOrientation) -> Bool? {
        appClass.answer(\.autorotatesTo)?.contains(orientation)
    }

    /// Asks for the orientations that the controller supports.
    ///
    /// A container's delegate answers for it; the children of a tab bar controller that has none are asked
    /// and have no say.
    func askSupportedOrientations() throws(Interruption) -> [InterfaceOrientation] {
        if let own = setting(.supportedInterfaceOrientations) ?? orientationsOfPicker {
            return try ask(.supportedInterfaceOrientations, answer: own).orientations
        }
        let idiom = application.device.idiom
        guard let delegate = orientationDelegate(where: { $0.supportedInterfaceOrientations != nil }),
            let questions = orientationQuestions
        else {
            let standard = idiom.defaultOrientationsAnswer
            var answer: Value?
            if application.mayPause {
                answer = try ask(.supportedInterfaceOrientations, answer: standard)
            } else {
                try ask(.supportedInterfaceOrientations, unheardAnswer: standard)
            }
            for child in childrenAsked(about: .supportedInterfaceOrientations) {
                _ = try child.askSupportedOrientations()
            }
            return answer?.orientations ?? idiom.defaultOrientations
        }
        let orientations = delegate.supportedInterfaceOrientations ?? idiom.defaultOrientations
        let answer = orientations.names
        return try ask(.supportedInterfaceOrientations, meanwhile: answer) { () throws(Interruption) in
            try application.ask(questions.supported, target: identity, answer: answer)
        }.orientations
    }

    /// The delegate that answers a question about orientations for the container.
    ///
    /// That of a navigation controller is always asked, others where they have an answer.
    /// Source: rot-who-is-asked, split-new-iphone-launch.
    ///
    /// - Parameter answers: Whether the delegate has one; a key path would be an object that is looked up.
    @inline(__always)
    func orientationDelegate(where answers: (ContainerDelegate) -> Bool) -> Boxed<ContainerDelegate>? {
        guard let delegate, orientationQuestions != nil,
            application.behavior.holds(.containerDelegatesDecideOnOrientation),
            isStack || answers(delegate.content)
        else { return nil }
        return delegate
    }
}

extension [InterfaceOrientation] {
    /// The orientations as an answer.
    var names: Value { .array(map { .string($0.rawValue) }) }
}

extension Value {
    /// The orientations that an array names.
    var orientations: [InterfaceOrientation] {
        array?.compactMap { $0.string.flatMap(InterfaceOrientation.init(rawValue:)) } ?? []
    }
}

// MARK: - Pickers of images

extension ViewController {
    /// Pickers of images know the portrait orientation alone on phones.
    ///
    /// Source: UIImagePickerController reference; day19-picker-in-landscape-app-ios11.
    fileprivate var orientationsOfPicker: Value? {
        appClass.builtIn == .imagePickerController && application.device.idiom == .phone
            ? [InterfaceOrientation.portrait].names : nil
    }

    /// The class whose `shouldAutorotate` a message names; a picker hands the question on to its list of
    /// albums.
    ///
    /// Source: day19-picker-in-landscape-app-ios11.
    var nameAsked: String {
        appClass.builtIn == .imagePickerController ? "PUUIAlbumListViewController" : appClass.name
    }
}
