import Foundation
import InterfaceBuilder
import SourceReading
import Testing

/// What is read of sources, written out line by line and compared with a file.
@Suite struct SourceReadingTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/sources")

    private static let names =
        ["Base.h", "Base.m", "Mac.m"] + (SourceReader.readsSwift ? ["Mac.swift", "Screens.swift"] : [])

    static func facts(_ name: String) throws -> SourceFacts {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        return SourceReader.facts(bytes, path: name)
    }

    /// Every declaration and call of a source stands in a file, to be compared with what is read.
    @Test(arguments: names)
    func everyFactIsRead(name: String) throws {
        let lines = Self.lines(try Self.facts(name))
        let place = Self.folder.appending(path: name + ".txt")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: place)
        }
        let expected = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        #expect(lines == expected.split(separator: "\n").map(String.init))
    }

    /// Whatever a source is cut off behind, reading it ends.
    @Test(arguments: names)
    func brokenSourcesAreRead(name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
        let whole = SourceReader.facts(bytes, path: name)
        #expect(SourceReader.facts(bytes + [0xFF, 0], path: name).types.count == whole.types.count)
        for end in stride(from: 0, to: bytes.count, by: 97) {
            let facts = SourceReader.facts(Array(bytes[..<end]), path: name)
            // The text or type in the middle of which it ends may look like another.
            #expect(facts.types.count <= whole.types.count + 1)
            #expect(facts.literals.subtracting(whole.literals).count <= 1)
        }
    }

    /// What a source may have where it has mistakes, or is nested too deep, is not told from what it has not.
    @Test(.enabled(if: SourceReader.readsSwift)) func wordsOfWhatCannotBeReadAreKept() {
        let mistake = "class Home: UIViewController {\n  func (\n}\nclass Late { let text = \"known\" }"
        let depth = 400
        let deep =
            "class Late {\n  func known() { " + String(repeating: "x((( { ", count: depth)
            + String(repeating: "}))) ", count: depth) + "}\n}"
        for text in [mistake, deep] {
            let unread = SourceReader.facts(Array(text.utf8), path: "Home.swift").unread
            #expect(unread.isSuperset(of: ["Late", "known"]))
        }
        let sound = "class Home: UIViewController {}"
        #expect(SourceReader.facts(Array(sound.utf8), path: "Home.swift").unread.isEmpty)
    }

    private static func lines(_ facts: SourceFacts) -> [String] {
        var lines: [String] = []
        for type in facts.types {
            let kind = type.isDeclaration ? "class" : "part"
            let above = type.superclass.map { ": " + $0 } ?? ""
            let known = type.runtimeName.map { ", known as " + $0 } ?? ""
            lines.append(
                "\(kind) \(type.name)\(above)\(known)\(type.hasHiddenMembers ? ", more hidden" : "")")
            lines += type.selectors.map { "  method \($0)" }
            lines += type.formerSelectors.map { "  formerly \($0)" }
            lines += type.properties.map { "  property \($0)" }
        }
        lines += facts.aliases.map { "\($0.name) stands for \($0.type)" }
        lines += facts.uses.map { use in
            let nib = use.nib.map { " of \(words($0))" } ?? ""
            return "\(use.line): \(use.kind.rawValue) \(words(use.text))\(nib)"
        }
        lines += facts.constants.map { "\(words(.constant($0.name))) is \"\($0.value)\"" }
        return lines + facts.literals.sorted().map { "text \"\($0)\"" }
    }

    private static func words(_ text: SourceUse.Text) -> String {
        switch text {
        case .literal(let text): "\"\(text)\""
        case .constant(let name): (name.type.map { $0 + "." } ?? "") + name.member
        case .undecided: "not decided"
        }
    }
}
