/// Controls and bar button items that the app has made in code.
///
/// Source: UIControl, UIBarButtonItem and UINavigationItem references.
extension ViewController {
    /// What can be tapped now of the view and of the bars around it.
    var controlsMadeInCode: [ControlDescription] {
        guard isInWindow else { return [] }
        let made = madeControls.enumerated().map { place, made in
            var control = ControlDescription(objectID: "control\(place)", element: made.element.rawValue)
            control.label = made.label
            control.isEnabled = made.isEnabled
            control.actions = made.action.map { [.init(selector: $0, destination: "")] } ?? []
            return control
        }
        return made + barItems.map(\.control)
    }

    /// Carries out a tap on one of them.
    ///
    /// - Returns: whether it is one.
    func tapControlMadeInCode(_ name: String) throws(Interruption) -> Bool {
        if let place = place(ofMade: name) {
            if let editor = editor(named: name), isInWindow, madeControls[place].isEnabled {
                try beginEditing(editor)
            } else {
                try tap(madeControls[place])
            }
            return true
        }
        let items = barItems
        guard
            let item = items.first(where: { $0.control.objectID == name })
                ?? items.first(where: { $0.control.label == name })
        else { return false }
        if let obstacle = obstacle(to: item.control) {
            application.ignore(because: obstacle)
        } else {
            try tap(item)
        }
        return true
    }

    private func tap(_ made: MadeControl) throws(Interruption) {
        guard isInWindow, made.isEnabled else {
            let what = isInWindow ? "enabled" : "on the screen"
            return application.ignore(because: "\(made.label) is not \(what)")
        }
        guard !made.element.isText, made.action != nil || made.handler != nil else {
            return application.ignore(because: "\(made.label) does nothing")
        }
        if let action = made.action { try application.sendAction(action, to: self) }
        guard let handler = made.handler else { return }
        try application.record(.controlHandler, target: identity, payload: .values([.string(made.label)]))
        try application.runAppCode(handler, receiver: self)
    }

    private func tap(_ item: BarItem) throws(Interruption) {
        if item.isEditButton { return try tapEditButton() }
        let name = item.control.label ?? item.control.objectID
        guard item.control.isEnabled else { return application.ignore(because: "\(name) is not enabled") }
        if let action = item.primaryAction { return try run(action, ofButton: name) }
        guard item.control.actions.first != nil || item.segue != nil else {
            guard item.menu.isEmpty else { return try application.openMenu(item.menu, of: self) }
            return application.ignore(because: "\(name) does nothing")
        }
        if let action = item.control.actions.first {
            try application.sendAction(action.selector, to: self)
        }
        if let segue = item.segue {
            try performSegue(withIdentifier: segue, sender: .string(item.control.label ?? "item"))
        }
    }

    /// Does what the app has given a button of the bars as a closure.
    func run(_ action: AlertAction, ofButton name: String) throws(Interruption) {
        guard let handler = action.handler else {
            return application.ignore(because: "\(name) does nothing")
        }
        try application.record(
            .alertActionHandler, target: identity, payload: .values([.string(action.title ?? name)]))
        try application.runAppCode(handler, receiver: self)
    }

    /// Opens the menu of an item by a long press, which is there beside what a tap does.
    ///
    /// Source: UIBarButtonItem's header, menu.
    ///
    /// - Throws: `invalidArgument` where no item of that name has a menu.
    func openMenu(ofItem name: String) throws(Interruption) {
        let items = barItems
        let item =
            items.first { $0.control.objectID == name } ?? items.first { $0.control.label == name }
        guard let item, !item.menu.isEmpty else {
            throw .error(
                .invalidArgument(
                    field: "control", reason: "\(identity.label) has no bar button item \(name) with a menu"))
        }
        if let obstacle = obstacle(to: item.control) { return application.ignore(because: obstacle) }
        guard item.control.isEnabled else { return application.ignore(because: "\(name) is not enabled") }
        try application.openMenu(item.menu, of: self)
    }

    /// The place of one of the controls in the view, by its identifier or its label.
    func place(ofMade name: String) -> Int? {
        madeControls.indices.first { "control\($0)" == name }
            ?? madeControls.firstIndex { $0.label == name }
    }

    // MARK: Bars

    private struct BarItem {
        var control: ControlDescription
        var segue: String?
        var primaryAction: AlertAction?
        var menu: [AlertAction] = []
        /// Whether it is what `editButtonItem` returns.
        var isEditButton = false
    }

    /// The items for the bars of a navigation controller, but for those that a document has.
    private var barItems: [BarItem] {
        var items: [BarItem] = []
        if let item = setting(.navigationItem) {
            for side in ["left", "right"] {
                let one = item["\(side)BarButtonItem"].map { [$0] } ?? []
                let all = item["\(side)BarButtonItems"]?.array ?? one
                items += barItems(all, "\(side)BarButtonItem", in: .navigationBar)
            }
        }
        if let tools = setting(.toolbarItems)?.array, !hasToolbarOfScene {
            items += barItems(tools, "toolbarItem", in: .toolbar)
        }
        return items
    }

    /// Where an item that the app has made stands; nil for the edit button and for other names.
    func placeOfItem(named name: String) -> (prefix: String, index: Int)? {
        let found =
            barItems.first { $0.control.objectID == name } ?? barItems.first { $0.control.label == name }
        guard let item = found, !item.isEditButton else { return nil }
        let prefix = item.control.objectID.prefix { !$0.isNumber }
        return Int(item.control.objectID.dropFirst(prefix.count)).map { (String(prefix), $0) }
    }

    private func barItems(
        _ values: [Value], _ place: String, in bar: ControlDescription.Bar
    ) -> [BarItem] {
        values.enumerated().filter { $1 != .null && !$1.isSpace }.map { index, value in
            var control = ControlDescription(objectID: "\(place)\(index)", element: "barButtonItem")
            control.isInView = false
            control.bar = bar
            control.label =
                value.string ?? value["title"]?.string ?? value["systemItem"]?.string
                ?? value["image"]?.string
            control.isEnabled = value["isEnabled"]?.bool ?? true
            let selector = value.primaryAction == nil ? value["action"]?.string : nil
            control.actions = selector.map { [.init(selector: $0, destination: "")] } ?? []
            let isEditButton = value.string == Property.editButtonItem.rawValue
            if isEditButton { control.label = plainValue(of: .editButtonItem)["title"]?.string }
            return BarItem(
                control: control, segue: value["segue"]?.string, primaryAction: value.primaryAction,
                menu: value.menu, isEditButton: isEditButton)
        }
    }
}

extension Value {
    /// Whether it is a bar button item that only keeps others apart, such as `flexibleSpace()`.
    fileprivate var isSpace: Bool {
        ["flexibleSpace", "fixedSpace"].contains(self["systemItem"]?.string)
    }
}
