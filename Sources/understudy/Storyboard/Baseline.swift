import InterfaceBuilder

/// Findings that a team has accepted, one a line, so that only new ones count.
///
/// A finding is known again by its rule, its document and its object, not by its line or words; as many are
/// accepted as the file has lines for.
struct Baseline {
    private var counts: [String: Int] = [:]

    init(text: String) {
        for line in text.split(whereSeparator: \.isNewline) where line.first != "#" {
            counts[String(line), default: 0] += 1
        }
    }

    /// The text that accepts all of these findings.
    static func text(accepting findings: [Finding]) -> String {
        let lines = findings.map(key).sorted()
        return "# Findings that are accepted: rule, document, object.\n"
            + lines.map { $0 + "\n" }.joined()
    }

    /// Whether a finding is accepted; uses up one of the lines for it.
    mutating func accept(_ finding: Finding) -> Bool {
        let key = Self.key(finding)
        guard let left = counts[key], left > 0 else { return false }
        counts[key] = left - 1
        return true
    }

    private static func key(_ finding: Finding) -> String {
        let parts = [finding.kind.rawValue, finding.document, finding.element ?? finding.message]
        return parts.map { $0.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ") }
            .joined(separator: "\t")
    }
}
