import ControllerHierarchy
import Foundation
import FoundationXML
import InterfaceBuilder
import Testing

/// Every document of real apps: it loads, and what was found in it is what its index says.
@Suite(.enabled(if: SharedDocuments.exist, Comment(rawValue: SharedDocuments.absence)))
struct SharedDocumentTests {
    @Test func everyDocumentIsReadAsTheIndexSays() throws {
        let rows = try SharedDocuments.rows()
        #expect(rows.count >= 31)
        for row in rows {
            let name = String(row.path.split(separator: "/").last ?? "")
            if row.runtime.hasPrefix("MacOSX") || row.runtime.hasPrefix("watch") {
                let error = #expect(throws: DocumentError.self, "\(row.path)") {
                    try DocumentReader.storyboard(row.bytes, name: name)
                }
                #expect(error?.code == .unsupported, "\(row.path)")
            } else if row.path.hasSuffix(".xib") {
                let nib = try DocumentReader.nib(row.bytes, name: name)
                #expect(!nib.description.views.isEmpty || !nib.description.controllers.isEmpty, "\(row.path)")
                #expect(nib.statistics.unknownElements == [], "\(row.path)")
            } else {
                check(try DocumentReader.storyboard(row.bytes, name: name), row)
            }
        }
    }

    private func check(_ document: StoryboardDocument, _ row: SharedDocuments.Row) {
        let storyboard = document.description
        let segues = storyboard.scenes.flatMap(\.segues)
        #expect(storyboard.scenes.count == row.scenes, "\(row.path)")
        #expect(counts(segues.map(\.kind.rawValue)) == row.kinds, "\(row.path)")
        #expect(counts(segues.compactMap(\.relationship?.rawValue)) == row.relationships, "\(row.path)")
        #expect((storyboard.initialController != nil) == row.hasInitialController, "\(row.path)")
        #expect(document.isLaunchScreen == row.isLaunchScreen, "\(row.path)")
        #expect(document.statistics.unknownElements == [], "\(row.path)")
        #expect(document.oddities == [], "\(row.path)")
        let exits = Set(storyboard.scenes.compactMap(\.exit))
        let controllers = Set(storyboard.scenes.map(\.controller.objectID))
        for scene in storyboard.scenes {
            let owners = Set(scene.controls.map(\.objectID) + [scene.controller.objectID])
            for segue in scene.segues {
                let ends = segue.kind == .unwind ? exits : controllers
                #expect(ends.contains(segue.destination), "\(row.path): \(segue.objectID)")
                #expect(
                    owners.contains(segue.owner) || segue.kind == .embed, "\(row.path): \(segue.objectID)")
            }
        }
    }

    private func counts(_ words: [String]) -> [String: Int] {
        words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// The text is read as another XML reader reads it.
    @Test func elementsAndAttributesAgreeWithFoundation() throws {
        for row in try SharedDocuments.rows() {
            let bytes = try row.bytes
            #expect(
                FoundationReading(bytes) == FoundationReading(try MarkupDocument(parsing: bytes)),
                "\(row.path)")
        }
    }

    /// Texts with one byte changed are refused by both readers or by neither.
    @Test func damagedTextsAgreeWithFoundation() throws {
        var random = SplitMix(state: 4)
        var refused = 0
        for bytes in try SharedDocuments.rows().map({ try $0.bytes }) where bytes.count < 12_000 {
            for _ in 0..<100 {
                let damaged = random.damage(bytes)
                let reading = FoundationReading(damaged)
                let ours = try? FoundationReading(MarkupDocument(parsing: damaged))
                if reading != ours {
                    let place = zip(bytes, damaged).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
                    let around = damaged[max(0, place - 40)..<min(damaged.count, place + 40)]
                    Issue.record("\(String(decoding: around, as: UTF8.self))")
                }
                if ours == nil { refused += 1 }
            }
        }
        #expect(refused > 100)
    }
}

extension SharedDocumentTests {
    /// Every app can be walked through from its start to every end, and nothing raises.
    @Test func everyDocumentCanBeWalkedThrough() throws {
        var performed = 0
        for row in try SharedDocuments.rows() where row.path.hasSuffix(".storyboard") {
            var inspection = Inspection([.init(path: row.path, bytes: try row.bytes)])
            inspection.walk()
            performed += inspection.walks.map(\.performed).reduce(0, +)
            #expect(!inspection.walks.contains { $0.isBounded }, "\(row.path)")
            for failure in inspection.walks.flatMap(\.failures) {
                Issue.record("\(row.path): \(failure.steps.map(\.text)) \(failure.message)")
            }
        }
        #expect(performed >= 40)
    }
}
