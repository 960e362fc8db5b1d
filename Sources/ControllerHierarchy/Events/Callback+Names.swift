extension Callback {
    /// How one callback is called and counted.
    package struct Names: Sendable {
        /// The kind of its events.
        package let kind: Kind
        /// The name in the text form: the first part of the Swift name, or the delegate and the telling
        /// label.
        package let label: String
        /// The full Swift name, such as `viewWillAppear(_:)`.
        package let swift: String
        /// The Objective-C selector, such as `viewWillAppear:`.
        package let selector: String
        /// The names of the arguments that the event carries, in order.
        package let arguments: [String]

        /// Names a callback; without a label of its own the text form uses the Swift name's first part.
        init(
            _ kind: Kind, _ swift: String, _ selector: String, label: String? = nil,
            _ arguments: [String] = []
        ) {
            self.kind = kind
            self.label = label ?? String(swift.prefix { $0 != "(" })
            self.swift = swift
            self.selector = selector
            self.arguments = arguments
        }
    }

    /// The names of this callback.
    package var names: Names { Callback.table[Int(rawValue)] }

    package var kind: Kind { Callback.table[Int(rawValue)].kind }

    /// The callbacks that a script, an override or `observe` may mean by a short name such as `willMove`.
    package static func named(_ label: String) -> [Callback] {
        allCases.filter { $0.names.label == label }
    }

    /// Indexed by raw value.
    ///
    /// A test holds that each case stands in exactly one of the lists.
    private static let table: [Names] = {
        var table = allCases.map { _ in Names(.callback, "", "") }
        let lists = [
            Names.viewControllerNames, Names.rotationNames, Names.presentationNames, Names.containerNames,
            Names.applicationNames, Names.restorationNames, Names.segueNames,
        ]
        for (callback, names) in lists.joined() { table[Int(callback.rawValue)] = names }
        return table
    }()
}
