package import ControllerHierarchy
package import JSONBytes

/// Writes a controller hierarchy as the source of a picture.
package enum HierarchyPicture {
    /// Writes a Mermaid flowchart: an arrow to each child, a dotted one to what is presented.
    package static func writeMermaid(_ roots: [HierarchyNode], to writer: inout JSONWriter) {
        writer.write("flowchart TD\n")
        for root in roots {
            visit(root) { node in
                writer.write(
                    text:
                        "    \(id(node))[\"\(mermaidText(node.identity))<br/>\(node.appearance.rawValue)\"]\n"
                )
            }
        }
        for root in roots {
            visit(root) { node in
                for child in node.children { writer.write(text: "    \(id(node)) --> \(id(child))\n") }
                for presented in node.presented {
                    let style = presented.presentationStyle ?? "presents"
                    writer.write(text: "    \(id(node)) -. \(style) .-> \(id(presented))\n")
                }
            }
        }
    }

    /// Writes a graph for Graphviz's `dot`: an edge to each child, a dashed one to what is presented.
    package static func writeDot(_ roots: [HierarchyNode], to writer: inout JSONWriter) {
        writer.write("digraph hierarchy {\n    node [shape=box];\n")
        for root in roots {
            visit(root) { node in
                let text = "\(node.identity.className): \(node.identity.label)"
                writer.write(
                    text: "    \(id(node)) [label=\(quoted(text + "\n" + node.appearance.rawValue))];\n")
            }
        }
        for root in roots {
            visit(root) { node in
                for child in node.children { writer.write(text: "    \(id(node)) -> \(id(child));\n") }
                for presented in node.presented {
                    let style = quoted(presented.presentationStyle ?? "presents")
                    writer.write(
                        text: "    \(id(node)) -> \(id(presented)) [style=dashed, label=\(style)];\n")
                }
            }
        }
        writer.write("}\n")
    }

    private static func id(_ node: HierarchyNode) -> String { node.identity.id ?? "c0" }

    /// Calls `body` with a node and all below it, a node before those below it.
    private static func visit(_ node: HierarchyNode, _ body: (HierarchyNode) -> Void) {
        body(node)
        for child in node.children { visit(child, body) }
        for presented in node.presented { visit(presented, body) }
    }

    /// Class and label, with the characters that end a Mermaid label as entities.
    private static func mermaidText(_ identity: Identity) -> String {
        var text = ""
        for character in "\(identity.className): \(identity.label)" {
            switch character {
            case "\"": text += "#quot;"
            case "<": text += "#lt;"
            case ">": text += "#gt;"
            case "#": text += "#35;"
            default: text.append(character)
            }
        }
        return text
    }

    /// A string of the DOT language.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"", "\\": result += "\\\(character)"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
