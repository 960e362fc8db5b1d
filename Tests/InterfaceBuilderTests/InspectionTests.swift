import ControllerHierarchy
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

    /// Of an exit nothing but the action is kept, so that another scene's does as well.
    @Test func anExitOfAnotherSceneIsOne() {
        func scene(_ name: String, unwindingTo destination: String) -> String {
            "<scene sceneID='s\(name)'><objects><viewController id='\(name)' sceneMemberID='viewController'>"
                + "<connections><segue destination='\(destination)' kind='unwind' identifier='u\(name)' "
                + "unwindAction='back:' id='u\(name)'/></connections></viewController>"
                + "<exit id='x\(name)' sceneMemberID='exit'/></objects></scene>"
        }
        for (destination, count) in [("xa", 0), ("xb", 0), ("b", 1)] {
            let text =
                "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0'><scenes>"
                + scene("a", unwindingTo: destination) + scene("b", unwindingTo: "xb")
                + "</scenes></document>"
            let findings = Inspection([.init(path: "A.storyboard", bytes: Array(text.utf8))]).findings
            #expect(findings.count { $0.kind == .unwindWithoutExit } == count)
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
            let drawn = MapSVG.document(inspection, title: "canvas", arrangement: .canvas)
            let places = try #require(FoundationReading(Array(drawn.utf8))).elements
                .filter { $0.attributes["class"] == "frame" }
            #expect(places.count == cards.count)
            checkNesting(places)
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

    /// A scene that many lead to has one line, and names at the others; unwinds say where they end.
    @Test func mapsNameHubsAndEndsOfUnwinds() throws {
        let names = (1...7).map { "s\($0)" }
        let scenes = (names + ["hub"]).map { name in
            let next =
                name == "hub" ? "" : "<segue destination='hub' kind='show' identifier='go' id='g-\(name)'/>"
            let links =
                name == "s1"
                ? names.dropFirst().map {
                    "<segue destination='\($0)' kind='show' identifier='to \($0)' id='t-\($0)'/>"
                }.joined() : ""
            let back =
                name == "hub"
                ? "<segue destination='x' kind='unwind' identifier='b' unwindAction='home:' id='u'/>" : ""
            return "<scene sceneID='c-\(name)'><objects><viewController customClass='\(name.uppercased())' "
                + "id='\(name)' sceneMemberID='viewController'><connections>\(next)\(links)\(back)</connections>"
                + "</viewController><exit id='x' sceneMemberID='exit'/></objects>"
                + "<point key='canvasLocation' x='\(name == "hub" ? 900 : 0)' y='\(name.count * 100)'/></scene>"
        }
        let xml =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
            + "initialViewController='s1'><scenes><scene sceneID='n'><objects><navigationController id='n' "
            + "sceneMemberID='viewController'><connections><segue destination='s1' kind='relationship' "
            + "relationship='rootViewController' id='r'/></connections></navigationController></objects></scene>"
            + scenes.joined() + "</scenes></document>"
        let document = xml.replacing("initialViewController='s1'", with: "initialViewController='n'")
        var options = Inspection.Options()
        options.classes = ClassList(text: "S1: home:\nHUB")
        var inspection = Inspection(
            [.init(path: "Hub.storyboard", bytes: Array(document.utf8))], options: options)
        var walking = CrashWalk.Options()
        walking.classes = options.classes
        inspection.walk(options: walking)
        func rows(_ arrangement: MapArrangement) throws -> (stubs: Int, lines: Int, unwind: Bool) {
            let map = MapSVG.document(inspection, title: "hub", arrangement: arrangement)
            _ = try #require(FoundationReading(Array(map.utf8)))
            return (
                map.components(separatedBy: " → <a href=").count - 1,
                map.components(separatedBy: "marker-end=\"url(#arrow-show)\"").count - 1,
                map.contains(">↩ home:<tspan")
            )
        }
        let layers = try rows(.layers)
        // Of seven ways to the hub one is drawn, and each of the six from the first scene.
        #expect(layers == (7, 7, true))
        #expect(try rows(.canvas) == layers)
        // Nobody knows who has the action without a list of classes.
        var unsure = Inspection([.init(path: "Hub.storyboard", bytes: Array(document.utf8))])
        unsure.walk()
        #expect(MapSVG.document(unsure, title: "hub").contains("?</a>"))
    }

    /// Extensions, nibs and launch screens stand apart; an app does not begin with an extension's storyboard.
    @Test func mapsKeepPartsApart() throws {
        var inputs = try Self.inputs("Launch.storyboard")
        let plants = try ReaderTests.bytes("PlantBook.storyboard")
        for path in ["Share/Main.storyboard", "Today/MainInterface.storyboard", "App/Start.storyboard"] {
            inputs.append(.init(path: path, bytes: plants))
        }
        inputs.append(.init(path: "App/MainWindow.xib", bytes: try ReaderTests.bytes("MainWindow8.xib")))
        var options = Inspection.Options()
        options.extensions = ["Share/Main.storyboard"]
        let inspection = Inspection(inputs, options: options)
        #expect(inspection.mainStoryboards == ["Start"])
        #expect(inspection.mainNibs == ["MainWindow"])
        let map = MapSVG.document(inspection, title: "parts")
        let order = [
            "·  Start", "App extensions", "·  Main", "Nibs", "·  MainWindow", "Launch screens", "·  Launch  ",
        ]
        let heights = try order.map { text in
            let regex = try Regex("y=\"([0-9.]+)\">[^<]*\(text)(?![A-Z])")
            let height = map.firstMatch(of: regex)?.output[1].substring.flatMap { Double($0) }
            return try #require(height, "\(text)")
        }
        #expect(heights == heights.sorted(), "\(heights)")
    }

    /// A storyboard for tablets is walked on tablets.
    @Test func storyboardsForTabletsAreWalkedThere() throws {
        let folder = ReaderTests.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appending(path: "Scenarios/storyboards/stack-in-stack.storyboard")
        var inspection = Inspection([
            .init(path: "Main.storyboard", bytes: [UInt8](try Data(contentsOf: file)))
        ])
        inspection.walk()
        #expect(inspection.walks.map(\.device.idiom) == [.pad])
        #expect(!inspection.findings.contains { $0.severity == .error })
    }

    /// Segues of bar items are walked though no document puts their scene on a stack, or shows the toolbar.
    @Test func itemsOfBarsThatNoDocumentShowsAreWalked() throws {
        let folder = ReaderTests.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appending(path: "Scenarios/storyboards/outlets-and-bar-items.storyboard")
        let items = try String(contentsOf: file, encoding: .utf8)
        let tools = items.replacing(
            #"<navigationItem key="navigationItem" id="nit-Home">"#, with: "<toolbarItems>"
        )
        .replacing("</navigationItem>", with: "</toolbarItems>")
        var inspection = Inspection([
            .init(path: "A.storyboard", bytes: [UInt8](items.utf8)),
            .init(path: "B.storyboard", bytes: [UInt8](tools.utf8)),
        ])
        inspection.walk()
        for document in 0...1 {
            let visited = inspection.walks.flatMap(\.visited).filter { $0.document == document }
            #expect(visited.contains { $0.object == "con-Settings" }, "\(document)")
        }
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
