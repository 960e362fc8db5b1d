import ControllerHierarchy

/// A map as text for other programs to lay out.
package enum MapText {
    /// A flow chart in Mermaid's language.
    package static func mermaid(_ inspection: Inspection) -> String {
        let map = StoryboardMap(inspection)
        var text = "flowchart LR\n"
        func write(_ node: Int, _ indentation: String) {
            guard let box = map.boxes[node] else { return }
            let label = "\"\(mermaid(box.title))<br/><small>\(mermaid(box.subtitle))</small>\""
            if box.children.isEmpty {
                text += "\(indentation)n\(node)[\(label)]\n"
            } else {
                text += "\(indentation)subgraph n\(node)[\(label)]\n"
                for child in box.children { write(child, indentation + "  ") }
                text += "\(indentation)end\n"
            }
        }
        for root in map.roots { write(root, "  ") }
        for storyboard in map.graph.storyboards.indices {
            guard let node = map.graph.initialNode(of: storyboard), map.boxes[node] != nil else { continue }
            text += "  start\(storyboard)((\" \")) --> n\(node)\n"
        }
        for edge in map.graph.edges where map.connects(edge) {
            guard let destination = edge.destination else { continue }
            let arrow = edge.segue.kind.contains ? "-.->" : "-->"
            text += "  n\(edge.source) \(arrow)|\"\(mermaid(label(edge)))\"| n\(destination)\n"
        }
        text += "  classDef error stroke:#d92d20,stroke-width:2px\n"
        text += "  classDef warning stroke:#e5a50a,stroke-width:2px\n"
        for node in map.boxes.indices where map.boxes[node] != nil {
            guard let worst = map.findings(of: node).map(\.severity).min(), worst != .note else { continue }
            text += "  class n\(node) \(worst.rawValue)\n"
        }
        return text
    }

    /// A directed graph in the language of Graphviz.
    package static func dot(_ inspection: Inspection) -> String {
        let map = StoryboardMap(inspection)
        var text = """
            digraph storyboard {
              rankdir=LR; compound=true; fontname="Helvetica";
              node [shape=box, style="rounded,filled", fillcolor=white, fontname="Helvetica"];
              edge [fontname="Helvetica", fontsize=10];

            """
        func write(_ node: Int, _ indentation: String) {
            guard let box = map.boxes[node] else { return }
            let worst = map.findings(of: node).map(\.severity).min() ?? .note
            let colour = worst == .error ? "#d92d20" : worst == .warning ? "#e5a50a" : "#8a94a2"
            let label = "\(dot(box.title))\\n\(dot(box.subtitle))"
            let card = "n\(node) [label=\"\(label)\", color=\"\(colour)\"];"
            if box.children.isEmpty {
                text += "\(indentation)\(card)\n"
            } else {
                text += "\(indentation)subgraph cluster_\(node) {\n\(indentation)  color=\"\(colour)\";\n"
                text += "\(indentation)  \(card)\n"
                for child in box.children { write(child, indentation + "  ") }
                text += "\(indentation)}\n"
            }
        }
        for root in map.roots { write(root, "  ") }
        for storyboard in map.graph.storyboards.indices {
            guard let node = map.graph.initialNode(of: storyboard), map.boxes[node] != nil else { continue }
            text += "  start\(storyboard) [shape=point, width=0.12];\n  start\(storyboard) -> n\(node);\n"
        }
        for edge in map.graph.edges {
            guard let destination = edge.destination, map.boxes[edge.source] != nil,
                map.boxes[destination] != nil
            else { continue }
            let style = edge.segue.kind.contains ? ", style=dashed" : ""
            let name = edge.segue.kind == .relationship ? "" : dot(label(edge))
            let colour = MapStyle.colours.first { $0.0 == SegueStyle(edge.segue.kind) }?.1 ?? "black"
            text += "  n\(edge.source) -> n\(destination) [label=\"\(name)\", color=\"\(colour)\"\(style)];\n"
        }
        return text + "}\n"
    }

    private static func label(_ edge: StoryboardGraph.Edge) -> String {
        [edge.segue.kind.rawValue, edge.control?.label ?? edge.segue.identifier].compactMap { $0 }
            .joined(separator: ": ")
    }

    /// Text between quotation marks, where Mermaid knows entities but no backslashes.
    private static func mermaid(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\"": "#quot;"
            case "#": "#35;"
            case "<": "#lt;"
            case ">": "#gt;"
            case "&": "#amp;"
            case _ where character.isNewline: " "
            default: String(character)
            }
        }.joined()
    }

    private static func dot(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\"", "\\": "\\\(character)"
            case _ where character.isNewline: " "
            default: String(character)
            }
        }.joined()
    }
}
