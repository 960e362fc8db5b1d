import ControllerHierarchy

/// What is known of the names of calls, for filters, hints and for telling kinds apart.
enum CallNames {
    /// The kinds of the calls that `target.call` may mean; an unknown call is an action, hence a callback.
    static func kinds(head: String) -> Set<Callback.Kind> {
        let found = Callback.allCases.filter { callback in
            let names = callback.names
            if names.kind == .completion { return head == names.swift }
            return head.hasSuffix("." + names.label) || head.hasSuffix("." + names.swiftBase)
        }
        return found.isEmpty ? [.callback] : Set(found.map(\.kind))
    }

    static func kinds(selector: String) -> Set<Callback.Kind> {
        let found = Callback.allCases.filter { $0.names.selector == selector }
        return found.isEmpty ? [.callback] : Set(found.map(\.kind))
    }

    /// Whether an entry of `observe` means that call: its short name, its Swift name or its selector.
    static func entry(_ entry: String, means line: EventLine) -> Bool {
        let names = line.callback.names
        if entry == line.call || entry == names.label { return true }
        if line.callback == .action {
            return entry.prefix { $0 != ":" && $0 != "(" } == line.call
        }
        return entry == names.swift || entry == names.selector || line.call.hasSuffix("." + entry)
    }

    /// Every spelling of a call that a scenario may use, in the order of the table.
    static let known: [String] = {
        var known: [String] = []
        for callback in Callback.allCases {
            let names = callback.names
            let short = names.label.split(separator: ".").last.map(String.init) ?? names.label
            let spellings = [names.label, short, names.swift, names.swiftBase, names.selector]
            for spelling in spellings where !known.contains(spelling) {
                known.append(spelling)
            }
        }
        return known
    }()

    /// The call that a name which is nearly right probably means; nil for a known name or one unlike all.
    static func misspelling(of name: String) -> String? {
        guard !known.contains(name) else { return nil }
        return suggestion(for: name, among: known)
    }
}
