/// The classes that an app has, with the actions that they implement.
package struct ClassList: Sendable, Equatable {
    /// Selectors by the names of classes; an empty list stands for a class of which no actions are known.
    package var classes: [String: [String]]

    /// Creates a list.
    package init(classes: [String: [String]]) {
        self.classes = classes
    }

    /// Reads a list: one class a line, its actions behind a colon and blanks; `#` begins a comment.
    ///
    /// `HomeViewController: unwindHome: refresh:` is a class with two actions.
    package init(text: String) {
        var classes: [String: [String]] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "," }.map(
                String.init)
            guard var name = words.first else { continue }
            if name.hasSuffix(":") { name.removeLast() }
            classes[name, default: []] += words.dropFirst()
        }
        self.classes = classes
    }

    func has(_ className: String) -> Bool { classes[className] != nil }

    /// Whether any class is known to have actions; without one nothing can be said about missing ones.
    var knowsActions: Bool { classes.values.contains { !$0.isEmpty } }

    func actions(of className: String) -> [String] { classes[className] ?? [] }

    func declares(_ action: String) -> Bool { classes.values.contains { $0.contains(action) } }
}
