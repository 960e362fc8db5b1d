/// What stands below a map: what the colours mean, and the findings in words.
struct MapFooter {
    private let styles: [SegueStyle]
    /// The findings in words, those of one text together.
    private let lines: [(text: String, severity: Finding.Severity)]
    private let hiddenCount: Int

    private static let findingsMax = 12
    private static let line = 19.0
    /// The points that findings may take where the map is narrower.
    private static let widthMax = 1_100.0
    private static let legendHeight = 34.0

    init(_ map: StoryboardMap) {
        let rows = map.boxes.compactMap { $0 }.flatMap(\.rows).map(\.style)
        let used = Set(rows + map.routes.map(\.style))
        styles = SegueStyle.allCases.filter(used.contains)
        let serious = map.findings.filter { $0.severity != .note }
        let room = max(Self.widthMax, map.width - 2 * MapMetrics.margin - 16)
        var counts: [String: Int] = [:]
        for finding in serious { counts[Self.text(of: finding), default: 0] += 1 }
        let all = serious.compactMap { finding -> (text: String, severity: Finding.Severity)? in
            let text = Self.text(of: finding)
            guard let count = counts.removeValue(forKey: text) else { return nil }
            let fitted = TextMetrics.fitted(
                text + (count > 1 ? " (\(count) times)" : ""), size: 11.5, width: room)
            return (fitted, finding.severity)
        }
        lines = Array(all.prefix(Self.findingsMax))
        hiddenCount = all.count - lines.count
    }

    /// The width that the longest line needs.
    var width: Double {
        let widths = lines.map { TextMetrics.width($0.text, size: 11.5) + 16 }
        return 2 * MapMetrics.margin + max(widths.max() ?? 0, legend.width)
    }

    var height: Double {
        Self.legendHeight + Double(lines.count + (hiddenCount > 0 ? 1 : 0)) * Self.line
            + (lines.isEmpty ? 0 : 16)
    }

    /// The footer below a height.
    func text(top: Double) -> String {
        var text =
            "<g transform=\"translate(\(PathText.number(MapMetrics.margin)) \(PathText.number(top)))\">\n"
        text += legend.text
        var y = Self.legendHeight + 6
        for line in lines {
            text +=
                "<circle class=\"mark \(line.severity.rawValue)\" cx=\"4\" cy=\"\(PathText.number(y - 4))\" r=\"4\"/>"
            text += "<text class=\"finding\" x=\"16\" y=\"\(PathText.number(y))\">"
            text += "\(XMLEscaping.text(line.text))</text>\n"
            y += Self.line
        }
        if hiddenCount > 0 {
            text +=
                "<text class=\"finding\" x=\"16\" y=\"\(PathText.number(y))\">and \(hiddenCount) more</text>\n"
        }
        return text + "</g>\n"
    }

    private static func text(of finding: Finding) -> String {
        [finding.scene, finding.message].compactMap { $0 }.joined(separator: ": ")
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
