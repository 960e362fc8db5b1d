import Foundation
import InterfaceBuilder
import Testing

/// What differs between two versions of storyboards, and constants for their identifiers.
@Suite struct StoryboardDiffTests {
    private static let folder = InspectionTests.folder.deletingLastPathComponent()
        .appending(path: "comparing")

    private static func documents(_ version: String) throws -> [Inspection.Document] {
        let root = folder.appending(path: version)
        let names = try #require(FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String])
        return try names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { name in
            let bytes = [UInt8](try Data(contentsOf: root.appending(path: name)))
            return Inspection.document(.init(path: name, bytes: bytes), limits: XMLLimits())
        }
    }

    private static func expect(_ text: String, is name: String) throws {
        let place = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(text.utf8).write(to: place) }
        #expect(text == String(decoding: try Data(contentsOf: place), as: UTF8.self))
    }

    /// Each kind of change is told, as a text and in Markdown; the way back has each the other way round.
    @Test func everyDifferenceIsTold() throws {
        let old = try Self.documents("old")
        let new = try Self.documents("new")
        let diff = StoryboardDiff(old: old, new: new)
        try Self.expect(diff.text, is: "diff.txt")
        try Self.expect(diff.markdown, is: "diff.md")
        for subject in StoryboardDiff.Change.Subject.allCases {
            for kind in StoryboardDiff.Change.Kind.allCases {
                if subject == .reuseIdentifier, kind == .changed { continue }
                #expect(
                    diff.changes.contains { $0.subject == subject && $0.kind == kind }, "\(subject) \(kind)")
            }
        }
        let back = StoryboardDiff(old: new, new: old)
        typealias Kind = StoryboardDiff.Change.Kind
        for (kind, opposite) in [(Kind.added, Kind.removed), (Kind.changed, Kind.changed)] {
            let there = diff.changes.filter { $0.kind == kind }.map { "\($0.subject) \($0.name)" }
            let again = back.changes.filter { $0.kind == opposite }.map { "\($0.subject) \($0.name)" }
            #expect(kind == .changed ? there.count == again.count : there.sorted() == again.sorted())
        }
        #expect(StoryboardDiff(old: old, new: old).changes.isEmpty)
        #expect(StoryboardDiff(old: old, new: old).marks.isEmpty)
    }

    /// The map has a card for each scene of either version, in the colour of what happened to it.
    @Test func mapShowsBothVersions() throws {
        let diff = StoryboardDiff(old: try Self.documents("old"), new: try Self.documents("new"))
        let map = MapSVG.document(diff, title: "old → new")
        let reading = try #require(FoundationReading(Array(map.utf8)))
        let classes = reading.elements.compactMap { $0.attributes["class"] }
        for kind in StoryboardDiff.Change.Kind.allCases {
            #expect(classes.contains { $0.hasPrefix("card ") && $0.hasSuffix(" " + kind.rawValue) })
            #expect(classes.contains { $0.hasPrefix("line ") && $0.hasSuffix(" " + kind.rawValue) })
        }
        for name in ["Old Screen", "New Screen", ">Removed<", ">Added<"] { #expect(map.contains(name)) }
    }

    @Test func identifiersBecomeConstants() throws {
        let inspection = Inspection(documents: try Self.documents("new"))
        try Self.expect(
            IdentifierConstants.text(of: inspection, access: "public"), is: "Identifiers.swift.txt")
    }
}
