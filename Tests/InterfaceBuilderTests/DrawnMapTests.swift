import Foundation
import InterfaceBuilder
import Testing

/// What is drawn of documents stands in a file, to be compared with what is drawn now: where cards, lines
/// and marks are, and the text for other programs.
///
/// Whether it is legible nobody but a person can tell: who changes it with RECORD=1 looks at the map.
@Suite struct DrawnMapTests {
    private static func inspections() throws -> [(name: String, inspection: Inspection)] {
        let own = try ["Everything.storyboard", "PlantBook.storyboard", "Legacy.storyboard", "Card.xib"].map {
            Inspection.Input(path: $0, bytes: try ReaderTests.bytes($0))
        }
        return [
            ("documents", Inspection(own)), ("faults", try InspectionTests.inspection()),
            ("crashing", Inspection(try InspectionTests.inputs("Crashing.storyboard"))),
        ]
    }

    /// Elements of a map with their classes and places, one a line.
    private static func places(_ map: String) throws -> [String] {
        let names = ["x", "y", "width", "height", "cx", "cy", "r", "d", "transform", "href", "viewBox"]
        return try #require(FoundationReading(Array(map.utf8))).elements.compactMap { element in
            let values = names.compactMap { element.attributes[$0] }
            if values.isEmpty || ["marker", "linearGradient", "stop"].contains(element.name) { return nil }
            return ([element.name, element.attributes["class"] ?? "-"] + values).joined(separator: " ")
        }
    }

    @Test func mapsAreDrawnAsTheyWere() throws {
        var lines: [String] = []
        for (name, inspection) in try Self.inspections() {
            for (arrangement, title) in [(MapArrangement.layers, "layers"), (.canvas, "canvas")] {
                lines.append("== \(name), \(title)")
                lines += try Self.places(
                    MapSVG.document(inspection, title: "map", links: "https://é/", arrangement: arrangement))
            }
            for text in [MapText.mermaid(inspection), MapText.dot(inspection)] {
                lines.append("== \(name), \(text.prefix { $0 != " " && $0 != "\n" })")
                lines += text.split(separator: "\n").map(String.init)
            }
        }
        let place = InspectionTests.folder.appending(path: "maps.txt")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: place)
        }
        let expected = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").map(String.init)
        let difference = zip(lines, expected).first { $0 != $1 }
        #expect(
            lines == expected,
            "\(difference.map { "\($0.0)\n\($0.1)" } ?? "\(lines.count) lines for \(expected.count)")")
    }
}
