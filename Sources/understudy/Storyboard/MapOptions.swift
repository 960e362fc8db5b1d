import ArgumentParser
import FoundationEssentials
import InterfaceBuilder

extension MapArrangement: ExpressibleByArgument {}

/// How a map is drawn.
struct MapOptions: ParsableArguments {
    @Option(help: "Draw screens and segues into this file: .svg, .mmd (Mermaid) or .dot.")
    var map: String?

    @Option(
        help: ArgumentHelp(
            "An address before the documents' paths; with it the map's cards lead to their lines.",
            discussion: "https://github.com/owner/app/blob/main/"))
    var mapLinks: String?

    @Option(
        help: "How the map is laid out: layers, by the way from the start; canvas, as in Interface Builder.")
    var mapLayout = MapArrangement.layers

    private static let endings = [".svg", ".mmd", ".mermaid", ".dot", ".gv"]

    func checkName() throws {
        guard let map, !Self.endings.contains(where: map.hasSuffix) else { return }
        throw ValidationError("\(map): end the name in .svg, .mmd or .dot")
    }

    /// The picture in the form that the file's name asks for.
    func picture(_ inspection: Inspection, for path: String) throws -> String {
        if path.hasSuffix(".svg") {
            let folder = FileManager.default.currentDirectoryPath.split(separator: "/").last.map(String.init)
            return MapSVG.document(
                inspection, title: inspection.title(in: folder), links: mapLinks, arrangement: mapLayout)
        }
        return path.hasSuffix(".dot") || path.hasSuffix(".gv")
            ? MapText.dot(inspection) : MapText.mermaid(inspection)
    }
}
