/// Puts the API's description together from what is written by hand and what follows from the program.
///
/// A line `#include FILE` stands for the lines of that file, `#generate PART` for those of a
/// ``DescriptionPart``, both indented as the line is. To YAML such a line is a comment.
package struct DescriptionTemplate {
    private let read: (String) throws -> String

    /// Creates a template.
    ///
    /// - Parameter read: Answers the text of a file by its name in `openapi/`.
    package init(read: @escaping (String) throws -> String) {
        self.read = read
    }

    /// The whole description.
    ///
    /// - Throws: what `read` throws, or ``Mistake`` for a part that does not exist.
    package func document() throws -> String {
        try lines(of: "openapi.yaml").map { $0 + "\n" }.joined()
    }

    private func lines(of file: String) throws -> [String] {
        var lines = try read(file).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return try lines.flatMap { try expanded(String($0)) }
    }

    private func expanded(_ line: String) throws -> [String] {
        let text = line.drop { $0 == " " }
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2, text.hasPrefix("#") else { return [line] }
        let indentation = line.prefix { $0 == " " }
        switch words[0] {
        case "#include": return try lines(of: words[1]).map { $0.isEmpty ? $0 : indentation + $0 }
        case "#generate":
            guard let part = DescriptionPart(rawValue: words[1]) else { throw Mistake.noPart(words[1]) }
            return part.lines.map { indentation + $0 }
        default: throw Mistake.noDirective(line)
        }
    }

    /// What is wrong in the files.
    package enum Mistake: Error {
        case noPart(String)
        case noDirective(String)
    }
}
