import Foundation
import InterfaceBuilder

/// One way to break a document: what is replaced, by what, and as which finding it must show.
struct PlantedFault: Sendable {
    let name: String
    let kind: Finding.Kind
    /// Finds the places; the first group is replaced.
    let pattern: String
    let replacement: @Sendable (Substring) -> String
    /// Whether a document can have the fault at all.
    var isPossible: @Sendable (String) -> Bool = { _ in true }

    @Sendable private static func nowhere(_: Substring) -> String { "nowhere-at-all" }
    @Sendable private static func nothing(_: Substring) -> String { "" }

    /// Every kind of fault, as merges and edits by hand leave them.
    static let all = [
        PlantedFault(
            name: "segue or relationship to nothing", kind: .destinationMissing,
            pattern: #"<segue (?![^>]*unwindAction)[^>]*destination="([^"]+)""#, replacement: nowhere),
        PlantedFault(
            name: "initial controller gone", kind: .initialControllerMissing,
            pattern: #"initialViewController="([^"]+)""#, replacement: nowhere),
        PlantedFault(
            name: "exit gone", kind: .unwindWithoutExit, pattern: #"(<exit [^>]*/>)"#, replacement: nothing,
            isPossible: { $0.contains("unwindAction") }),
        PlantedFault(
            name: "unwind to nothing", kind: .unwindWithoutExit,
            pattern: #"<segue (?=[^>]*unwindAction)[^>]*destination="([^"]+)""#, replacement: nowhere),
        PlantedFault(
            name: "popover without anchor", kind: .popoverWithoutAnchor,
            pattern: #"( popoverAnchor(?:View|BarButtonItem)="[^"]+")"#, replacement: nothing),
        PlantedFault(
            name: "custom segue without class", kind: .segueClassMissing,
            pattern: #"<segue (?=[^>]*kind="custom")[^>]*( customClass="[^"]+")"#, replacement: nothing),
        PlantedFault(
            name: "action to nothing", kind: .connectionDangling,
            pattern: #"<action [^>]*destination="([^"]+)""#, replacement: nowhere),
        PlantedFault(
            name: "outlet to nothing", kind: .connectionDangling,
            pattern: #"<outlet [^>]*destination="([^"]+)""#, replacement: nowhere),
        PlantedFault(
            name: "outlet collection to nothing", kind: .connectionDangling, pattern: #"<connections>()"#,
            replacement: { _ in #"<outletCollection property="all" destination="nowhere" id="planted"/>"# }),
        PlantedFault(
            name: "constraint to nothing", kind: .constraintDangling,
            pattern: #"<constraint [^>]*firstItem="([^"]+)""#, replacement: nowhere),
        PlantedFault(
            name: "cell without reuse identifier", kind: .reuseIdentifierMissing,
            pattern: #"<prototypes>\s*<tableViewCell [^>]*( reuseIdentifier="[^"]+")"#, replacement: nothing),
        PlantedFault(
            name: "scene twice", kind: .sceneDuplicate, pattern: #"(<scene (?s:.*?)</scene>)"#,
            replacement: { "\($0)\n\($0)" }),
        PlantedFault(
            name: "reference to nothing", kind: .referenceIdentifierMissing,
            pattern:
                #"<viewControllerPlaceholder (?![^>]*storyboardName)[^>]*referencedIdentifier="([^"]+)""#,
            replacement: nowhere),
        PlantedFault(
            name: "view outlet gone", kind: .viewOutletMissing,
            pattern: #"(<outlet property="view" [^>]*/>)"#,
            replacement: nothing,
            isPossible: {
                // Of other owners only the sources tell whether they are controllers.
                $0.contains(/"IBFilesOwner"[^>]*customClass="[^"]*Controller"/)
            }),
        PlantedFault(
            name: "scene in itself", kind: .containmentCycle,
            pattern: #"<segue (?=[^>]*kind="embed")[^>]*destination="([^"]+)""#, replacement: nothing),
    ]

    /// The document broken in each of its places, one at a time.
    func plant(in text: String) throws -> [String] {
        guard isPossible(text) else { return [] }
        return try text.matches(of: Regex(pattern)).compactMap { match in
            guard let part = match.output[1].range else { return nil }
            var new = replacement(text[part])
            if kind == .containmentCycle {
                guard let outer = Self.controller(around: part.lowerBound, in: text) else { return nil }
                new = outer
            }
            return text.replacingCharacters(in: part, with: new)
        }
    }

    /// Two objects of one identifier: each object but the first gets that of the one before.
    static func duplicates(of element: String, in text: String) throws -> [String] {
        let matches = try text.matches(of: Regex("<(?:\(element)) (?:[^>]* )?id=\"([^\"]+)\""))
        let places = matches.compactMap { $0.output[1].range }
        return zip(places, places.dropFirst()).map { first, second in
            text.replacingCharacters(in: second, with: String(text[first]))
        }
    }

    /// The controller of the scene in which a place is.
    private static func controller(around place: String.Index, in text: String) -> String? {
        guard let scene = text[..<place].range(of: "<scene ", options: .backwards)?.lowerBound else {
            return nil
        }
        let end = text[place...].range(of: "</scene>")?.lowerBound ?? text.endIndex
        let pattern = #"<\w+Controller (?:[^>]* )?id="([^"]+)"[^>]*sceneMemberID="viewController""#
        guard let regex = try? Regex(pattern), let match = text[scene..<end].firstMatch(of: regex) else {
            return nil
        }
        return match.output[1].substring.map(String.init)
    }
}
