import Foundation
import InterfaceBuilder
import Synchronization
import Testing

/// What inspection finds in documents that have every fault, and in those of real apps.
@Suite struct InspectionTests {
    static let folder = ReaderTests.folder.deletingLastPathComponent().appending(path: "inspection")

    static func inputs(_ names: String...) throws -> [Inspection.Input] {
        try names.map { name in
            Inspection.Input(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
    }

    static func inspection() throws -> Inspection {
        var options = Inspection.Options()
        let list = try Data(contentsOf: folder.appending(path: "classes.txt"))
        options.classes = ClassList(text: String(decoding: list, as: UTF8.self))
        let inputs = try inputs(
            "Faulty.storyboard", "Second.storyboard", "Broken.storyboard", "Merged.storyboard",
            "Launch.storyboard",
            "Orphan.xib", "Watch.storyboard", "other/Second.storyboard", "Base.lproj/Words.storyboard",
            "de.lproj/Words.storyboard")
        return Inspection(inputs, options: options)
    }

    /// Every finding stands in a file, to be compared with what is found.
    @Test func everyFaultIsFound() throws {
        let lines = try Self.inspection().text.split(whereSeparator: \.isNewline).map(String.init)
        let place = Self.folder.appending(path: "findings.txt")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: place)
        }
        let expected = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        #expect(lines == expected.split(whereSeparator: \.isNewline).map(String.init))
        let kinds = Set(try Self.inspection().findings.map(\.kind))
        let elsewhere = Finding.Kind.allCases.filter { [.walk, .sources].contains($0.rule.need) }
        #expect(kinds == Set(Finding.Kind.allCases).subtracting(elsewhere))
    }

    /// Walks end where they are when they are told to, and say so.
    @Test func walksEndWhenTheyMayNotGoOn() throws {
        var whole = try Self.inspection()
        whole.walk()
        let all = whole.walks.map(\.performed).reduce(0, +)
        #expect(all > 3)
        for allowed in [0, 3] {
            let asked = Atomic(0)
            var options = CrashWalk.Options()
            options.mayGoOn = { asked.add(1, ordering: .relaxed).oldValue < allowed }
            var inspection = try Self.inspection()
            inspection.walk(options: options)
            #expect(inspection.walks.map(\.performed).reduce(0, +) <= allowed)
            #expect(inspection.walks.contains { $0.isBounded })
        }
    }

    /// Maps are well-formed, name every scene, and are the same each time; boxes do not overlap.
    @Test func mapsShowEveryScene() throws {
        for inspection in try Self.inspections() {
            let map = MapSVG.document(inspection, title: "A <map> & more")
            #expect(map == MapSVG.document(inspection, title: "A <map> & more"))
            let reading = try #require(FoundationReading(Array(map.utf8)))
            let cards = reading.elements.filter { $0.attributes["class"] == "frame" }
            let graph = inspection.graph
            #expect(cards.count == graph.nodes.count - graph.resolutions.count)
            checkNesting(cards)
            for text in [MapText.mermaid(inspection), MapText.dot(inspection)] {
                for node in graph.nodes.indices where graph.resolutions[node] == nil {
                    #expect(text.contains("n\(node)"))
                }
            }
        }
    }

    /// A map of several files names each, begins with the main one, and marks where storyboards begin.
    @Test func mapsNameFiles() throws {
        var inputs = try Self.inputs("Launch.storyboard", "Second.storyboard")
        inputs.append(.init(path: "Main.storyboard", bytes: inputs[1].bytes))
        let inspection = Inspection(inputs)
        let map = MapSVG.document(inspection, title: "files")
        for name in ["·  Second</text>", "·  Main</text>", "·  Launch  ·  launch screen</text>"] {
            #expect(map.contains(name))
        }
        let begins = inspection.graph.storyboards.indices.filter {
            inspection.graph.initialNode(of: $0) != nil && !inspection.graph.storyboards[$0].isLaunchScreen
        }
        #expect(map.components(separatedBy: "<g class=\"start\">").count - 1 == begins.count)
        let places = ["·  Main<", "·  Second<"].compactMap { map.range(of: $0)?.lowerBound }
        let reading = try #require(FoundationReading(Array(map.utf8)))
        #expect(places.count == 2 && reading.elements.count > 10)
        #expect(!MapSVG.document(Inspection([inputs[1]]), title: "one").contains("·  Second"))
    }

    /// Two cards are apart, or one is in the other.
    private func checkNesting(_ cards: [FoundationReading.Element]) {
        func edges(_ card: FoundationReading.Element) -> (Double, Double, Double, Double) {
            func number(_ name: String) -> Double { card.attributes[name].flatMap { Double($0) } ?? .nan }
            let (x, y) = (number("x"), number("y"))
            return (x, y, x + number("width"), y + number("height"))
        }
        for (index, first) in cards.enumerated() {
            let one = edges(first)
            for second in cards[(index + 1)...] {
                let other = edges(second)
                let isApart = one.2 <= other.0 || other.2 <= one.0 || one.3 <= other.1 || other.3 <= one.1
                let isInside = one.0 <= other.0 && one.1 <= other.1 && one.2 >= other.2 && one.3 >= other.3
                #expect(isApart || isInside, "\(one) and \(other)")
            }
        }
    }

    /// The documents of our own together, and each of those of real apps.
    private static func inspections() throws -> [Inspection] {
        let own = try FileManager.default.contentsOfDirectory(atPath: ReaderTests.folder.path).sorted()
            .filter { $0.hasSuffix(".storyboard") }
            .map { Inspection.Input(path: $0, bytes: try ReaderTests.bytes($0)) }
        var inspections = [Inspection(own), try inspection(), Inspection([])]
        guard SharedDocuments.exist else { return inspections }
        let real = try SharedDocuments.rows().filter { $0.path.hasSuffix(".storyboard") }
            .map { Inspection.Input(path: $0.path, bytes: try $0.bytes) }
        inspections += real.map { Inspection([$0]) } + [Inspection(real)]
        return inspections
    }
}
