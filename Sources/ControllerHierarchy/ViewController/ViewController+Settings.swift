/// Plain properties: those that only hold what the app gave them.
extension ViewController {
    /// The value in force: the class's override, else what was set, else nil for UIKit's default.
    func setting(_ property: Property) -> Value? {
        if let overridden = appClass.answer(property.rawValue) { return overridden }
        for setting in settings where setting.property == property { return setting.value }
        return nil
    }

    /// Gives a property a value, as the app's assignment does.
    ///
    /// - Throws: `invalidArgument` when UIKit has no setter for it.
    func set(_ property: Property, _ value: Value) throws(Interruption) {
        guard property.isSettable else {
            throw .error(.invalidArgument(field: property.rawValue, reason: "it cannot be set"))
        }
        if property == .isEditing, let editing = value.bool {
            return try setEditing(editing, animated: false)
        }
        if try setContents(property, value) { return }
        store(property, value)
        try didSet(property, value)
    }

    func store(_ property: Property, _ value: Value) {
        if let index = settings.firstIndex(where: { $0.property == property }) {
            settings[index].value = value
        } else {
            settings.append(.init(property, value))
        }
    }

    /// The properties of containers that are setters of their own.
    ///
    /// Source: doc-viewcontrollers-setter.
    ///
    /// - Returns: whether the property is one of them.
    private func setContents(_ property: Property, _ value: Value) throws(Interruption) -> Bool {
        switch (property, self) {
        case (.viewControllers, let navigation as NavigationController):
            try navigation.setViewControllers(controllers(named: value), animated: false)
        case (.viewControllers, let tab as TabBarController):
            try tab.setViewControllers(controllers(named: value), animated: false)
        case (.selectedIndex, let tab as TabBarController):
            guard let index = value.number.flatMap({ Int(exactly: $0) }),
                tab.viewControllers.indices.contains(index)
            else { throw .error(.invalidArgument(field: property.rawValue, reason: "there is no such tab")) }
            try tab.select(tab.viewControllers[index])
        case (.selectedViewController, let tab as TabBarController):
            guard let name = value.string else { return true }
            try tab.select(application.find(name))
        default: return false
        }
        return true
    }

    private func controllers(named value: Value) throws(Interruption) -> [ViewController] {
        var found: [ViewController] = []
        for name in value.array ?? [] { found.append(try application.find(name.string ?? "")) }
        return found
    }

    /// Adding editing behaviors: `setEditing(_:animated:)` is sent for every way of changing `isEditing`.
    ///
    /// Source: lifecycle-rotation.md 1.10.
    func setEditing(_ editing: Bool, animated: Bool) throws(Interruption) {
        try send(.setEditing, .values([.bool(editing), .bool(animated)]))
        if appClass.callsSuper(in: .setEditing) { store(.isEditing, .bool(editing)) }
    }
}
