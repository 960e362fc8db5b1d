/// The user edits the tabs of an iPad: puts some away, shows others again, and orders those of a group.
///
/// Source: UITabBarControllerDelegate reference (iOS 18): the visibility is told of when editing has ended;
/// the order of the other calls is the model's reading.
extension TabBarController {
    /// What the user changes before the editing ends.
    struct Editing {
        var hides: [String]
        var shows: [String]
        /// The tabs of a group by their identifiers, in their new order.
        var group: String?
        var order: [String]
    }

    /// - Throws: `invalidArgument` for a name that no tab has, and for a tab that the user may not put away.
    func edit(_ editing: Editing) throws(Interruption) {
        var hidden: [Tab] = []
        for name in editing.hides {
            let tab = try tab(editing: name, field: "hide")
            guard tab.allowsHiding else {
                throw .error(.invalidArgument(field: "hide", reason: "\(name) does not allow hiding"))
            }
            hidden.append(tab)
        }
        var shown: [Tab] = []
        for name in editing.shows { shown.append(try tab(editing: name, field: "show")) }
        let group = try editing.group.map { (name) throws(Interruption) in
            try tab(editing: name, field: "reorder")
        }
        if let group, !group.allowsReordering {
            throw .error(
                .invalidArgument(field: "reorder", reason: "\(group.identifier) does not allow reordering"))
        }
        guard application.device.idiom == .pad, horizontalSizeClass == .regular, isOnScreen else {
            return application.ignore(
                because:
                    "tabs are edited in the sidebar of an iPad alone, which \(identity.label) does not show")
        }
        try tellOfEditing(.tabWillBeginEditing)
        let changed = tabs.flatMap(\.all).filter { tab in
            let hides = hidden.contains { $0 === tab }
            return hides ? !tab.isHidden : tab.isHidden && shown.contains { $0 === tab }
        }
        for tab in changed { tab.isHidden.toggle() }
        let isReordered = group?.reorder(editing.order) ?? false
        application.log.noteChange()
        try tellOfEditing(.tabDidEndEditing)
        if !changed.isEmpty {
            try tellOfEditing(.tabVisibilityDidChange, [.array(changed.map { .string($0.identifier) })])
        }
        if let group, isReordered {
            try tellOfEditing(.tabDisplayOrderDidChange, [.string(group.identifier)])
        }
    }

    private func tab(editing name: String, field: String) throws(Interruption) -> Tab {
        if let tab = tab(named: name) { return tab }
        throw .error(.invalidArgument(field: field, reason: "there is no tab \(name)"))
    }

    private func tellOfEditing(_ callback: Callback, _ values: [Value] = []) throws(Interruption) {
        guard delegate != nil else { return }
        try application.record(
            callback, target: identity, payload: values.isEmpty ? .none : .values(values))
    }
}
