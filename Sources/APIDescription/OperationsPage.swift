import ControllerHierarchy

/// The list of all operations for people: docs/operations-reference.md.
package enum OperationsPage {
    /// The page as Markdown.
    package static var text: String {
        let head = [
            "# Operations", "",
            "Written by `make openapi` from `Sources/ControllerHierarchy/Operations`. Fields without a question mark are",
            "required. [openapi.yaml](../openapi.yaml) has what each of them takes, with examples.",
        ]
        return (head + OperationGroup.allCases.flatMap(section)).map { $0 + "\n" }.joined()
    }

    private static func section(_ group: OperationGroup) -> [String] {
        let kinds = OperationKind.allCases.filter { $0.group == group }
        return [
            "", "## \(group.rawValue)", "", group.description, "", "| operation | fields | what it does |",
            "|---|---|---|",
        ] + kinds.map(row)
    }

    private static func row(_ kind: OperationKind) -> String {
        let fields = kind.fields.map { field in
            // Settings have no field of their own: each property is one.
            field.type == .settings
                ? "properties by their names" : "`\(field.field.rawValue)`" + (field.isRequired ? "" : "?")
        }
        let since = kind.availability.words.map { " (\($0))" } ?? ""
        return "| `\(kind.rawValue)` | \(fields.joined(separator: ", ")) | \(kind.summary)\(since) |"
    }
}
