/// What stands below a map: what the colours mean, and the findings in words.
struct MapFooter {
    private let styles: [SegueStyle]
    private let findings: [Finding]
    private let hiddenCount: Int

    private static let findingsMax = 12
    private static let line = 19.0
    private static let legendHeight = 34.0

    init(_ map: StoryboardMap) {
        let rows = map.boxes.compactMap { $0 }.flatMap(\.rows).map(\.style)
        let used = Set(rows + map.routes.map(\.style))
        styles = SegueStyle.allCases.filter(used.contains)
        let serious = map.findings.filter { $0.severity != .note }
        findings = Array(serious.prefix(Self.findingsMax))
        hiddenCount = serious.count - findings.count
    }

    /// The width that the longest line needs.
    var width: Double {
        let lines = findings.map { TextMetrics.width(text(of: $0), size: 11.5) + 16 }
        return 2 * MapMetrics.margin + max(lines.max() ?? 0, legend.width)
    }

    var height: Double {
        Self.legendHeight + Double(findings.count + (hiddenCount > 0 ? 1 : 0)) * Self.line
            + (findings.isEmpty ? 0 : 16)
    }

    /// The footer below a height.
    func text(top: Double) -> String {
        var text =
            "<g transform=\"translate(\(PathText.number(MapMetrics.margin)) \(PathText.number(top)))\">\n"
        text += legend.text
        var y = Self.legendHeight + 6
        for finding in findings {
            text +=
                "<circle class=\"mark \(finding.severity.rawValue)\" cx=\"4\" cy=\"\(PathText.number(y - 4))\" r=\"4\"/>"
            text += "<text class=\"finding\" x=\"16\" y=\"\(PathText.number(y))\">"
            text += "\(XMLEscaping.text(self.text(of: finding)))</text>\n"
            y += Self.line
        }
        if hiddenCount > 0 {
            text +=
                "<text class=\"finding\" x=\"16\" y=\"\(PathText.number(y))\">and \(hiddenCount) more</text>\n"
        }
        return text + "</g>\n"
    }

    private func text(of finding: Finding) -> String {
        let words = [finding.scene, finding.message].compactMap { $0 }.joined(separator: ": ")
        return TextMetrics.fitted(words, size: 11.5, width: 1_100)
    }

    private var legend: (text: String, width: Double) {
        var text = ""
        var x = 0.0
        for style in styles {
            text +=
                "<circle class=\"dot \(style.rawValue)\" cx=\"\(PathText.number(x + 4))\" cy=\"8\" r=\"4\"/>"
            text += "<text class=\"legend\" x=\"\(PathText.number(x + 13))\" y=\"12\">\(style.name)</text>\n"
            x += 13 + TextMetrics.width(style.name, size: 11) + 22
        }
        return (text, x)
    }
}
