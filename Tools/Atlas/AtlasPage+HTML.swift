import RESTService
import Scenarios

extension AtlasPage {
    /// The page as a section of the one that the service shows, closed at first.
    var html: String {
        let parts = blocks.dropFirst(2).map { $0.html(diagram: diagram) }
        return """
            <details id="\(topic.stem)"><summary><h2>\(HTMLPage.escape(topic.name))</h2>
            <p>\(HTMLPage.escape(topic.introduction))</p></summary>
            \(parts.joined(separator: "\n"))
            </details>

            """
    }
}

extension AtlasBlock {
    /// - Parameter diagram: What stands in a diagram's place.
    fileprivate func html(diagram: String) -> String {
        switch self {
        case .heading(let level, let text): "<h\(level + 1)>\(HTMLPage.escape(text))</h\(level + 1)>"
        case .paragraph(let texts): "<p>\(texts.map(\.html).joined())</p>"
        case .code(let text, _): "<pre>\(HTMLPage.escape(text.withoutLastBreak))</pre>"
        case .difference(let rows):
            "<pre>\(rows.map(\.html).joined(separator: "\n"))</pre>"
        case .list(let items):
            "<ul>" + items.map { "<li>\($0.map(\.html).joined())</li>" }.joined(separator: "\n") + "</ul>"
        case .diagram: "<figure>\(diagram)</figure>"
        }
    }
}

extension VersionComparison.Row {
    fileprivate var html: String {
        let text = HTMLPage.escape(line)
        return switch mark {
        case .same: text
        case .removed: "<del>\(text)</del>"
        case .added: "<ins>\(text)</ins>"
        }
    }
}

extension AtlasText {
    fileprivate var html: String {
        switch self {
        case .plain(let text): HTMLPage.escape(text)
        case .code(let text): "<code>\(HTMLPage.escape(text))</code>"
        case .file(let text, let path):
            "<code title=\"\(HTMLPage.escape(path))\">\(HTMLPage.escape(text))</code>"
        }
    }
}
