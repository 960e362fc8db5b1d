/// `isEnabled` of controls and bar button items, which the app's code changes.
///
/// Source: UIControl and UIBarItem references, `isEnabled`.
extension ViewController {
    /// The controls of the controller's document, as they are now.
    var documentControls: [ControlDescription] {
        guard let scene else { return [] }
        let changes = enabledControls
        guard !changes.isEmpty else { return scene.controls }
        return scene.controls.map { control in
            var control = control
            if let change = changes.first(where: { $0.control == control.objectID }) {
                control.isEnabled = change.isEnabled
            }
            return control
        }
    }

    /// Assigns to `isEnabled` of a control in the view or of an item of its bars.
    ///
    /// - Throws: `invalidArgument` where there is no such control.
    func setEnabled(_ isEnabled: Bool, control name: String) throws(Interruption) {
        if let place = place(ofMade: name) {
            madeControls[place].isEnabled = isEnabled
        } else if try !setEnabled(isEnabled, itemMadeInCode: name) {
            guard let control = control(named: name) else {
                throw .error(.invalidArgument(field: "control", reason: missingControl(name)))
            }
            enabledControls.removeAll { $0.control == control.objectID }
            enabledControls.append((control.objectID, isEnabled))
        }
        application.log.noteChange()
    }

    /// The same for an item of `navigationItem` or `toolbarItems`; the edit button is UIKit's own.
    ///
    /// - Returns: whether there is such an item.
    private func setEnabled(_ isEnabled: Bool, itemMadeInCode name: String) throws(Interruption) -> Bool {
        guard let place = placeOfItem(named: name) else { return false }
        if place.prefix == "toolbarItem" {
            guard let tools = setting(.toolbarItems)?.array else { return false }
            try set(.toolbarItems, .array(tools.enabling(isEnabled, at: place.index)))
            return true
        }
        guard case .object(let members)? = setting(.navigationItem) else { return false }
        let isList = members.contains { $0.name == place.prefix + "s" && $0.value.array != nil }
        let changed = members.map { member in
            guard member.name == (isList ? place.prefix + "s" : place.prefix) else { return member }
            let items = (member.value.array ?? [member.value]).enabling(isEnabled, at: place.index)
            return Value.Member(member.name, isList ? .array(items) : items[0])
        }
        try set(.navigationItem, .object(changed))
        return true
    }
}

extension [Value] {
    /// The bar button items with one of them enabled or not; one that was its title alone has members then.
    fileprivate func enabling(_ isEnabled: Bool, at index: Int) -> [Value] {
        var items = self
        var members = [Value.Member("title", items[index])]
        if case .object(let own) = items[index] { members = own.filter { $0.name != "isEnabled" } }
        items[index] = .object(members + [.init("isEnabled", .bool(isEnabled))])
        return items
    }
}
