import Foundation
import InterfaceBuilder
import Testing

/// What keeps maps of real apps legible.
@Suite struct MapTests {
    private static func map(
        _ scenes: [String], arrangement: MapArrangement = .layers
    ) throws -> (text: String, elements: [FoundationReading.Element]) {
        let xml =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
            + "initialViewController='s1'><scenes>\(scenes.joined())</scenes></document>"
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
}
