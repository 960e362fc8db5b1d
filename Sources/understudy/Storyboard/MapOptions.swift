import ArgumentParser
import InterfaceBuilder

/// How a map is drawn.
struct MapOptions: ParsableArguments {
    @Option(help: "Draw screens and segues into this file: .svg, .mmd (Mermaid) or .dot.")
    var map: String?

    @Option(
        help: ArgumentHelp(
            "An address before the documents' paths; with it the map's cards lead to their lines.",
            discussion: "https://github.com/owner/app/blob/main/"))
    var mapLinks: String?

    private static let endings = [".svg", ".mmd", ".mermaid", ".dot", ".gv"]

    func checkName() throws {
        guard let map, !Self.endings.contains(where: map.hasSuffix) else { return }
        throw ValidationError("\(map): end the name in .svg, .mmd or .dot")
    }

    /// The picture in the form that the file's name asks for.
    func picture(_ inspection: Inspection, for path: String) throws -> String {
        if path.hasSuffix(".svg") {
            return MapSVG.document(inspection, title: inspection.title, links: mapLinks)
        }
        return path.hasSuffix(".dot") || path.hasSuffix(".gv")
            ? MapText.dot(inspection) : MapText.mermaid(inspection)
    }
}
