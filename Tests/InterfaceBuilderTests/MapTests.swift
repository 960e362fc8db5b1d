import Foundation
import InterfaceBuilder
import Testing

/// What keeps maps of real apps legible.
@Suite struct MapTests {
    private static func map(
        _ scenes: [String], initial: String = "s1", arrangement: MapArrangement = .layers
    ) throws -> (text: String, elements: [FoundationReading.Element]) {
        let xml =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
            + "initialViewController='\(initial)'><scenes>\(scenes.joined())</scenes></document>"
        let inspection = Inspection([.init(path: "Map.storyboard", bytes: Array(xml.utf8))])
        let map = MapSVG.document(inspection, title: "map", arrangement: arrangement)
        return (map, try #require(FoundationReading(Array(map.utf8))).elements)
    }

    private static func scene(_ name: String, _ inside: String, x: Int = 0, y: Int = 0) -> String {
        "<scene sceneID='c-\(name)'><objects><viewController id='\(name)' sceneMemberID='viewController'>"
            + "\(inside)</viewController></objects><point key='canvasLocation' x='\(x)' y='\(y)'/></scene>"
    }

    /// A scene that many containers embed stands in the first of them, and the others name it.
    @Test func whatManyEmbedIsNamed() throws {
        let embed = "<connections><segue destination='shared' kind='embed' id='e'/></connections>"
        for (count, lines, stubs) in [(4, 3, 0), (7, 0, 6)] {
            let scenes = (1...count).map { Self.scene("s\($0)", embed.replacing("'e'", with: "'e\($0)'")) }
            let map = try Self.map(scenes + [Self.scene("shared", "")])
            #expect(map.text.components(separatedBy: "url(#arrow-embed)").count - 1 == lines)
            #expect(map.text.components(separatedBy: " → <a href=").count - 1 == stubs)
        }
    }

    /// On canvases files stand apart: what leads from one to another is named, a container's content too.
    @Test func noLineLeadsFromOneCanvasToAnother() throws {
        func document(_ name: String, _ scenes: String...) -> Inspection.Input {
            let xml =
                "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
                + "initialViewController='s1'><scenes>\(scenes.joined())</scenes></document>"
            return .init(path: name + ".storyboard", bytes: Array(xml.utf8))
        }
        let root =
            "<connections><segue destination='p' kind='relationship' relationship='rootViewController' "
            + "id='r'/></connections>"
        let reference =
            "<scene sceneID='p'><objects><viewControllerPlaceholder storyboardName='Other' id='p' "
            + "sceneMemberID='viewController'/></objects></scene>"
        let stack = Self.scene("s1", root).replacing("viewController ", with: "navigationController ")
            .replacing("</viewController>", with: "</navigationController>")
        let inspection = Inspection([
            document("Main", stack, reference), document("Other", Self.scene("s1", "")),
        ])
        let map = MapSVG.document(inspection, title: "map", arrangement: .canvas)
        #expect(!map.contains("marker-end=\"url(#arrow-embed)\""))
        #expect(map.components(separatedBy: " → <a href=").count == 2)
        #expect(!MapSVG.document(inspection, title: "map").contains(" → <a href="))
    }

    @Test func findingsOfOneTextAreOneLine() throws {
        let constraints = (1...3).map { "<constraint firstItem='gone' id='k\($0)'/>" }.joined()
        let view = "<view key='view' id='v'><constraints>\(constraints)</constraints></view>"
        let map = try Self.map([Self.scene("s1", view)])
        let findings = map.elements.filter { $0.attributes["class"] == "finding" }
        #expect(findings.count == 1)
        #expect(map.text.contains("which is not there (3 times)</text>"))
    }

    /// Cards are lower than scenes: a canvas keeps its order, and not the height of a phone between them.
    @Test func aCanvasIsNoHigherThanItsCardsNeed() throws {
        let places = [(0, 0), (500, 0), (1_000, 0), (500, 800), (500, 1_600)]
        let scenes = places.enumerated().map {
            Self.scene("s\($0.offset + 1)", "", x: $0.element.0, y: $0.element.1)
        }
        let frames = try Self.map(scenes, arrangement: .canvas).elements.filter {
            $0.attributes["class"] == "frame"
        }
        let drawn = frames.map { frame in
            ["x", "y"].map { frame.attributes[$0].flatMap(Double.init) ?? .nan }
        }
        #expect(drawn.count == places.count)
        #expect(drawn[0][1] == drawn[1][1] && drawn[1][0] == drawn[3][0] && drawn[3][0] == drawn[4][0])
        #expect(drawn[0][0] < drawn[1][0] && drawn[1][0] < drawn[2][0])
        #expect(drawn[4][1] - drawn[0][1] < 300)
    }

    private static func show(_ name: String, _ destination: String) -> String {
        "<connections><segue destination='\(destination)' kind='show' identifier='\(name)' id='g-\(name)'/></connections>"
    }

    /// Numbers of the attributes of elements of a class.
    private static func numbers(
        _ names: String..., of className: String, in elements: [FoundationReading.Element]
    ) -> [[Double]] {
        elements.filter { $0.attributes["class"] == className }.map { element in
            names.map { element.attributes[$0].flatMap(Double.init) ?? .nan }
        }
    }

    /// What leads back to where it came from does not keep scenes from standing in the order of the way.
    @Test func aCircleStandsInTheOrderOfItsWay() throws {
        let scenes = [("s1", "s2"), ("s2", "s3"), ("s3", "s1")].map { Self.scene($0, Self.show($0, $1)) }
        let frames = Self.numbers("x", "y", of: "frame", in: try Self.map(scenes).elements)
        #expect(frames.count == 3 && frames[0][0] < frames[1][0] && frames[1][0] < frames[2][0], "\(frames)")
    }

    /// A box with rows has one line above them, and is as much higher as they need; the mark of where a
    /// storyboard begins stands free above its box, or on the box that a segue leads to.
    @Test func rowsAndMarksHaveTheirRoom() throws {
        let buttons = (1...2).map {
            "<segue destination='s2' kind='show' identifier='to \($0)' id='g\($0)'/>"
        }
        let begin = Self.scene("s1", "<connections>\(buttons.joined())</connections>")
        let alone = try Self.map([Self.scene("s1", ""), Self.scene("s2", "")])
        let both = try Self.map([begin, Self.scene("s2", "")])
        let back = try Self.map([begin, Self.scene("s2", Self.show("back", "s1"))])
        func rules(_ map: (text: String, elements: [FoundationReading.Element])) -> Int {
            map.elements.count { $0.attributes["class"] == "rule" }
        }
        #expect([alone, both, back].map(rules) == [0, 1, 2])
        let heights = [alone, both, back].map { map in
            Self.numbers("height", of: "frame", in: map.elements).flatMap { $0 }
        }
        #expect(heights[0][0] == heights[0][1] && heights[0][0] == heights[1][1], "\(heights)")
        // The same for the first row and less for each further one.
        #expect(heights[1][0] - heights[1][1] < 2 * (heights[2][1] - heights[1][1]), "\(heights)")
        // Without a mark they stand higher by its height.
        for (map, scenes) in [
            (alone, [Self.scene("s1", ""), Self.scene("s2", "")]), (both, [begin, Self.scene("s2", "")]),
        ] {
            let tops = try [map, Self.map(scenes, initial: "none")].map {
                Self.numbers("y", of: "frame", in: $0.elements)[0][0]
            }
            #expect(tops[0] - tops[1] > 10, "\(tops)")
        }
        for (map, isFree) in [(alone, true), (both, true), (back, false)] {
            #expect(map.text.contains("url(#arrow-start)") == isFree)
            let frame = Self.numbers("y", of: "frame", in: map.elements)[0][0]
            let circles = map.elements.filter { $0.name == "circle" && $0.attributes["class"] == nil }
            let mark = circles.compactMap { $0.attributes["cy"].flatMap(Double.init) }
            #expect(mark.contains { isFree ? $0 < frame - 10 : $0 == frame }, "\(mark) \(frame)")
        }
    }
}
