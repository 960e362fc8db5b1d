/// The rules for people: a list, and a page for each.
package enum RulePages {
    /// A rule's page in Markdown.
    package static func page(of rule: InspectionRule) -> String {
        let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
        let need = rule.need.map { "\nIt needs \($0.words).\n" } ?? ""
        return """
            # \(rule.name)

            \(rule.summary)

            Severity: \(severities).
            \(need)
            \(rule.reason)

            \(rule.remedy)

            """
    }

    /// The list of all rules in Markdown, with links to their pages.
    package static var list: String {
        var text = """
            # Rules of `understudy storyboard inspect`

            `--disable RULE` leaves one out, `--only RULE` leaves out all others.
            `understudy storyboard rules RULE` prints a page.

            | rule | severity | needs | |
            |---|---|---|---|

            """
        for rule in InspectionRule.all {
            let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
            text +=
                "| [\(rule.name)](\(rule.name).md) | \(severities) | \(rule.need?.rawValue ?? "") | \(rule.summary) |\n"
        }
        return text
    }
}

extension InspectionRule.Need {
    fileprivate var words: String {
        switch self {
        case .classes: "a list of classes (`--classes`)"
        case .sources: "the app's sources (`--sources`)"
        case .walk: "the crash walk, which `--no-walk` leaves out"
        }
    }
}
