import ControllerHierarchy
import WireFormat

/// A log as a sequence diagram: a lifeline for each target, a message from UIKit for each event.
package struct SequenceDiagram {
    /// More events than this are not drawn.
    static let eventsMax = 1_000

    private let participants: [String]
    private let messages: [Message]
    private let isTruncated: Bool

    /// One event.
    private struct Message {
        /// The place of the target among the participants.
        let column: Int
        let text: String
        let answer: String?
    }

    /// Draws events in their order.
    init(events: [Event], isTruncated: Bool) {
        self.init(
            lines: events.map { event in
                (event.target.label, EventText.line(of: event), event.callback.kind == .query)
            }, isTruncated: isTruncated)
    }

    /// Draws events of which there is the text alone, in their order.
    ///
    /// - Parameter lines: In their text form; the label ends with the first period.
    package init(lines: [String]) {
        self.init(
            lines: lines.prefix(SequenceDiagram.eventsMax).map { line in
                (String(line.prefix { $0 != "." && $0 != " " }), line, line.contains(" -> "))
            }, isTruncated: lines.count > SequenceDiagram.eventsMax)
    }

    private init(lines: [(target: String, text: String, isQuery: Bool)], isTruncated: Bool) {
        var participants: [String] = []
        var messages: [Message] = []
        for line in lines {
            let target = line.target
            let column = participants.firstIndex(of: target) ?? participants.count
            if column == participants.count { participants.append(target) }
            var text = line.text
            if text.hasPrefix(target + ".") { text = String(text.dropFirst(target.count + 1)) }
            var answer: String?
            if line.isQuery, let arrow = text.firstRange(of: " -> ") {
                answer = String(text[arrow.upperBound...])
                text = String(text[..<arrow.lowerBound])
            }
            messages.append(Message(column: column, text: text, answer: answer))
        }
        self.participants = participants
        self.messages = messages
        self.isTruncated = isTruncated
    }

    /// The source of a Mermaid sequence diagram.
    var mermaid: String {
        var text = "sequenceDiagram\n    participant U as UIKit\n"
        for (index, name) in participants.enumerated() {
            text += "    participant P\(index) as \(SequenceDiagram.mermaidText(name))\n"
        }
        for message in messages {
            text += "    U->>P\(message.column): \(SequenceDiagram.mermaidText(message.text))\n"
            if let answer = message.answer {
                text += "    P\(message.column)-->>U: \(SequenceDiagram.mermaidText(answer))\n"
            }
        }
        if isTruncated { text += "    Note over U: only the first \(SequenceDiagram.eventsMax) events\n" }
        return text
    }

    /// Text without the characters that end a statement of Mermaid.
    private static func mermaidText(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "#": escaped += "#35;"
            case ";": escaped += "#59;"
            case "<": escaped += "#lt;"
            case ">": escaped += "#gt;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}

extension SequenceDiagram {
    /// Lengths in pixels.
    private enum Metrics {
        static let columnWidth = 260
        static let rowHeight = 26
        static let top = 56
        static let margin = 40
    }

    /// An SVG image.
    package var svg: String {
        let rows = messages.count + (isTruncated ? 1 : 0)
        let width = 2 * Metrics.margin + participants.count * Metrics.columnWidth + 160
        let height = Metrics.top + (rows + 1) * Metrics.rowHeight
        var svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="ui-monospace, monospace" font-size="12">
            <rect width="100%" height="100%" fill="#fff"/>

            """
        for (index, name) in (["UIKit"] + participants).enumerated() {
            let x = SequenceDiagram.x(index)
            svg += "<line x1=\"\(x)\" y1=\"36\" x2=\"\(x)\" y2=\"\(height - 8)\" stroke=\"#bbb\"/>\n"
            svg += "<text x=\"\(x)\" y=\"24\" text-anchor=\"middle\" font-weight=\"bold\">"
            svg += "\(HTMLPage.escape(name))</text>\n"
        }
        for (row, message) in messages.enumerated() {
            svg += SequenceDiagram.arrow(message, y: Metrics.top + row * Metrics.rowHeight)
        }
        if isTruncated {
            let y = Metrics.top + messages.count * Metrics.rowHeight
            svg +=
                "<text x=\"\(Metrics.margin)\" y=\"\(y)\">only the first \(SequenceDiagram.eventsMax) events"
            svg += "</text>\n"
        }
        return svg + "</svg>\n"
    }

    private static func x(_ column: Int) -> Int { Metrics.margin + column * Metrics.columnWidth }

    /// An arrow from UIKit to the message's target, with its text over it.
    private static func arrow(_ message: Message, y: Int) -> String {
        let start = x(0)
        let end = x(message.column + 1)
        let answer = message.answer.map { " → \($0)" } ?? ""
        let text = HTMLPage.escape(message.text + answer)
        return """
            <line x1="\(start)" y1="\(y)" x2="\(end)" y2="\(y)" stroke="#0b57d0"/>
            <path d="M\(end) \(y)l-7 -4v8z" fill="#0b57d0"/>
            <text x="\(end - 12)" y="\(y - 5)" text-anchor="end">\(text)</text>

            """
    }
}
