import Foundation
import Testing

/// Sizes that keep the sources readable.
@Suite struct LayoutTests {
    static let sources = ProjectFiles.files(in: "Sources", "Tests", endings: [".swift", ".c", ".h"])

    static let lineLengthMax = 110
    /// For lines that quote a text, which reads better in one piece; a row of a test's table may quote
    /// several.
    static let quotationLengthMax = (sources: 130, tests: 180)
    static let functionLengthMax = 60
    static let fileLengthMax = 300

    /// Tables are data: the compiler checks one as a whole, so it may be longer than other files.
    static let tables = [
        "Sources/ControllerHierarchy/Events/Callback.swift", "Sources/ControllerHierarchy/Rules/Rule.swift",
        "Sources/InterfaceBuilder/Rules/InspectionRule.swift",
        "Sources/RESTService/Problems/ProblemCode.swift",
    ]

    @Test func linesAreShort() {
        for file in Self.sources {
            for (index, line) in file.lines.enumerated() where line.count > Self.lineLengthMax {
                let quotation = Self.quotationLengthMax
                let limit = file.path.hasPrefix("Tests/") ? quotation.tests : quotation.sources
                if line.contains("\"") && !line.contains("// ") && line.count <= limit { continue }
                Issue.record("\(file.path):\(index + 1): \(line.count) columns")
            }
        }
    }

    @Test func filesAreShort() {
        for file in Self.sources where !Self.tables.contains(file.path) {
            #expect(file.lines.count <= Self.fileLengthMax, "\(file.path)")
        }
        let paths = Set(Self.sources.map(\.path))
        #expect(Self.tables.filter { !paths.contains($0) } == [], "listed, but there is no such file")
    }

    @Test func functionsAreShort() throws {
        var found = 0
        for file in Self.sources {
            for function in try FunctionScan(file).functions {
                found += 1
                #expect(
                    function.lineCount <= Self.functionLengthMax,
                    "\(file.path):\(function.firstLine): \(function.name)")
            }
        }
        #expect(found > 100, "the scan no longer sees functions")
    }
}

/// Finds functions by their layout, which the formatter keeps: the closing brace stands under the
/// declaration.
struct FunctionScan {
    struct Function {
        let name: String
        let firstLine: Int
        let lineCount: Int
    }

    private(set) var functions: [Function] = []

    init(_ file: ProjectFiles.File) throws {
        let swift = try Regex(#"^ *([a-z@][a-zA-Z@() ]* )?(func |init[(<?!]|deinit|subscript[(<])"#)
        let c = try Regex(#"^[a-z][A-Za-z_0-9 *]*[ *][a-z_0-9]+\("#)
        let declaration = file.path.hasSuffix(".swift") ? swift : c
        for (index, line) in file.lines.enumerated() where line.prefixMatch(of: declaration) != nil {
            guard let end = Self.end(of: index, in: file.lines) else { continue }
            let name = line.trimmingCharacters(in: .whitespaces)
            functions.append(Function(name: name, firstLine: index + 1, lineCount: end - index + 1))
        }
    }

    /// The line of the closing brace; nil for a declaration without a body or with one on its own line.
    private static func end(of start: Int, in lines: [String]) -> Int? {
        let indentation = lines[start].prefix { $0 == " " }
        for index in lines.indices.dropFirst(start + 1) {
            let line = lines[index]
            if line == indentation + "}" { return index }
            let depth = line.prefix { $0 == " " }.count
            // A signature over several lines comes back to the declaration's column before its body.
            let text = line.dropFirst(depth)
            let isSignature = [")", "{", "where ", "->"].contains { text.hasPrefix($0) }
            if !line.isEmpty, depth <= indentation.count, !isSignature, !line.hasPrefix("#") { return nil }
        }
        return nil
    }
}
