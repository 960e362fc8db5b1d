import Foundation
import Testing

/// Folders that lie below the rest of their target and know nothing of it.
///
/// They are no targets of their own, which the compiler would hold to this: docs/decisions/0024.
@Suite struct LayerTests {
    static let model = "Sources/ControllerHierarchy"
    /// Folders of data, each above those before it; all others stand above them all.
    static let data = ["Values", "Events", "Description"]
    /// The files of the readers of documents that run the model or ask it, and do not only describe for it.
    static let users = [
        "Sources/WireFormat/Encoding/ControllerEncoder.swift",
        "Sources/InterfaceBuilder/Walking/CrashWalk.swift",
        "Sources/InterfaceBuilder/Walking/CrashWalk+Choices.swift",
    ]

    /// What goes into the model and comes out of it, and what of HTTP the service stands on.
    @Test(arguments: [
        (model, data), ("Sources/RESTService", ["Text", "Problems", "Negotiation", "Routing"]),
    ])
    func foldersKnowNothingAboveThem(target: String, folders: [String]) throws {
        var above = Set(try Self.types(in: [target]))
        #expect(above.count > 60, "the scan no longer sees types")
        for folder in folders {
            let path = target + "/" + folder
            let own = try Self.types(in: [path])
            #expect(!own.isEmpty, "\(folder) declares nothing")
            above.subtract(own)
            try Self.expectNone(of: above, in: ProjectFiles.files(in: path, endings: [".swift"]))
        }
    }

    @Test func documentsAreReadWithoutTheModel() throws {
        let readers = ["Sources/WireFormat", "Sources/InterfaceBuilder"]
        let engine = Set(try Self.types(in: [Self.model]))
            .subtracting(try Self.types(in: Self.data.map { Self.model + "/" + $0 }))
            .subtracting(try Self.types(in: readers))
        let files = readers.flatMap { ProjectFiles.files(in: $0, endings: [".swift"]) }
        try Self.expectNone(of: engine, in: files.filter { !Self.users.contains($0.path) })
        for user in Self.users {
            #expect(files.contains { $0.path == user }, "\(user) is listed, but there is no such file")
        }
    }

    /// The names of the types that stand by themselves in the files of some folders.
    private static func types(in folders: [String]) throws -> [String] {
        let declaration = try Regex(
            #"(?:(?:package|final|indirect) )*(?:class|struct|enum|protocol|typealias) (\w+)"#,
            as: (Substring, Substring).self)
        return folders.flatMap { ProjectFiles.files(in: $0, endings: [".swift"]) }
            .flatMap(\.lines).compactMap { $0.prefixMatch(of: declaration).map { String($0.output.1) } }
    }

    private static func expectNone(of types: Set<String>, in files: [ProjectFiles.File]) throws {
        let word = try Regex(#"\b[A-Z]\w*"#)
        let quotation = try Regex(#""(?:[^"\\]|\\.)*""#)
        for file in files {
            var isQuoted = false
            for (index, line) in file.lines.enumerated() {
                if line.contains("\"\"\"") { isQuoted.toggle() }
                guard !isQuoted else { continue }
                let code = line.replacing(quotation, with: "").prefix { $0 != "/" }
                for name in code.matches(of: word).map({ String(code[$0.range]) })
                where types.contains(name) {
                    Issue.record("\(file.path):\(index + 1) names \(name), which stands above it")
                }
            }
        }
    }
}
