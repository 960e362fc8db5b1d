import Scenarios

/// A part of a page of the atlas, before it is Markdown or HTML.
enum AtlasBlock {
    case heading(level: Int, String)
    case paragraph([AtlasText])
    /// Lines as they are, in a language such as `yaml`.
    case code(String, language: String)
    case difference([VersionComparison.Row])
    case list([[AtlasText]])
    case diagram(String)
}

/// A run of text within a block.
enum AtlasText {
    case plain(String)
    case code(String)
    /// A file of the project.
    case file(String, path: String)
}

extension VersionComparison.Row {
    /// The line as `diff` prints it.
    var line: String { "\(mark == .same ? " " : mark.rawValue) \(text)" }
}
