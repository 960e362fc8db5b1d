/// Finding the controller that stands for a path.
///
/// Source: restore-sources-order, restore-nil-from-class.
extension Application {
    /// Asks for the controller at a place, unless the one that contained or presented it is missing.
    func lookUp(_ place: Int, of restoration: Restoration) throws(Interruption) {
        if let parent = restoration.relations[place].parent, restoration.found[parent] == nil { return }
        guard let controller = try controller(at: place, of: restoration) else { return }
        restoration.bind(controller, to: place)
    }

    private func controller(
        at place: Int, of restoration: Restoration
    ) throws(Interruption) -> ViewController? {
        let coder = restoration.archive.controllers[place]
        let identifiers = restoration.archive.identifiers(of: place, in: restoration.relations)
        if let name = coder.restorationClass {
            // Final, also when it answers nil.
            return try ask(restorationClass: name, path: coder.path, identifiers: identifiers)
        }
        if let answers = definition.restoration?.answers {
            let answer = try ask(
                .viewControllerWithRestorationIdentifierPath, of: parties.application,
                answers: answers, path: coder.path, identifiers: identifiers)
            if let answer { return answer }
        }
        if let existing = restoration.existingController(for: place, in: self) { return existing }
        guard let name = coder.storyboard, let identifier = coder.storyboardIdentifier else { return nil }
        let storyboard = bundle.storyboard(named: name, idiom: device.idiom)
        return try storyboard?.place(identifier: identifier).map { (place) throws(Interruption) in
            try self.unarchive(place)
        }
    }

    /// Source: warn-restoration-class-not-conforming.
    private func ask(
        restorationClass name: String, path: String, identifiers: [String]
    ) throws(Interruption) -> ViewController? {
        guard let answers = findClass({ $0.named(name) }).restorationAnswers else {
            guard behavior.holds(.tellsOfUnfitRestorationClasses) else { return nil }
            try print(
                "Warning: restoration class for view controller does not conform to "
                    + "UIViewControllerRestoration protocol: Class is \(name)")
            return nil
        }
        let party = parties.make(name, name)
        return try ask(
            .viewControllerFromRestorationClass, of: party, answers: answers, path: path,
            identifiers: identifiers)
    }

    /// Asks a method of the app's; what it creates, it creates inside its call.
    private func ask(
        _ callback: Callback, of party: Identity, answers: RestorationAnswers, path: String,
        identifiers: [String]
    ) throws(Interruption) -> ViewController? {
        let arguments: [Value] = [.array(identifiers.map(Value.string))]
        return try ask(callback, arguments, target: party) { () throws(Interruption) in
            try made(answers.answer(path: path, identifiers: identifiers))
        }
    }

    /// The controller that an app's method finds or creates; nil for one that does not live any longer.
    private func made(_ reference: ControllerReference?) throws(Interruption) -> ViewController? {
        switch reference {
        case nil, .some(.none): nil
        case .existing(let name): controllers.find(name)
        case .some(let description): try resolve(description)
        }
    }
}
