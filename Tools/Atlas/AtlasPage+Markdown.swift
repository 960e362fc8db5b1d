extension AtlasPage {
    /// The page for those who read the project's files.
    var markdown: String {
        "<!-- Written by `make atlas`. -->\n\n" + blocks.map(\.markdown).joined(separator: "\n\n") + "\n"
    }
}

extension AtlasBlock {
    fileprivate var markdown: String {
        switch self {
        case .heading(let level, let text): "\(String(repeating: "#", count: level)) \(text)"
        case .paragraph(let texts): texts.map(\.markdown).joined()
        case .code(let text, let language): "```\(language)\n\(text.withoutLastBreak)\n```"
        case .difference(let rows): "```diff\n\(rows.map(\.line).joined(separator: "\n"))\n```"
        case .list(let items):
            items.map { "- " + $0.map(\.markdown).joined() }.joined(separator: "\n")
        case .diagram(let stem): "![The same as a diagram](\(stem).svg)"
        }
    }
}

extension AtlasText {
    fileprivate var markdown: String {
        switch self {
        case .plain(let text): text
        case .code(let text): "`\(text)`"
        case .file(let text, let path): "[\(text)](../../\(path))"
        }
    }
}

extension String {
    var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
