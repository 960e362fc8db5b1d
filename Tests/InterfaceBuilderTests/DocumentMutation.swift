import InterfaceBuilder

/// A document's elements in a form that can be changed and written again.
struct MutableDocument {
    private var root: Node
    /// The identifiers of all objects, for connections that lead elsewhere.
    private let identifiers: [String]

    private final class Node {
        var name: String
        var attributes: [(name: String, value: String)]
        var children: [Node]
        let text: String

        init(_ element: MarkupElement) {
            name = element.name
            attributes = element.attributes
            children = element.children.map(Node.init)
            text = children.isEmpty ? element.characters : ""
        }

        init(copying node: Node) {
            name = node.name
            attributes = node.attributes
            children = node.children.map(Node.init(copying:))
            text = node.text
        }

        var xml: String {
            let tag = attributes.reduce(name) { "\($0) \($1.name)=\"\(XMLEscaping.text($1.value))\"" }
            if children.isEmpty, text.isEmpty { return "<\(tag)/>" }
            let inside = children.isEmpty ? XMLEscaping.text(text) : children.map(\.xml).joined()
            return "<\(tag)>\(inside)</\(name)>"
        }

        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    init(_ bytes: [UInt8]) throws {
        let document = try MarkupDocument(parsing: bytes)
        root = Node(document.root)
        identifiers = document.root.descendants.compactMap { $0.attribute("id") }
    }

    var bytes: [UInt8] { Array(root.xml.utf8) }

    /// Elements that the change is likely to matter for.
    private static let telling: Set<String> = [
        "segue", "scene", "objects", "connections", "exit", "viewControllerPlaceholder", "outlet", "action",
        "containerView", "userDefinedRuntimeAttribute", "navigationItem", "barButtonItem", "toolbarItems",
    ]

    private static let elements = [
        "novelThing", "viewController", "navigationController", "tabBarController", "splitViewController",
        "pageViewController", "tableViewController", "viewControllerPlaceholder", "segue", "view",
        "placeholder",
        "customObject", "containerView", "connections",
    ]

    private static let kinds = [
        "relationship", "embed", "unwind", "custom", "push", "modal", "popover", "replace", "show",
        "showDetail",
        "presentation", "popoverPresentation", "novelKind", "",
    ]

    private static let values = [
        "", "YES", "NO", "0", "-1", "99999999999999999999", "nan", "x y", "fullScreen", "custom", "pageCurl",
        "é",
    ]

    private static let relationships = [
        "rootViewController", "viewControllers", "masterViewController", "detailViewController",
        "supplementaryViewController", "compactViewController", "inspectorViewController",
    ]

    /// Changes one thing, as an author, a merge or another version of Interface Builder might.
    ///
    /// - Returns: What was changed.
    mutating func mutate(using random: inout SplitMix) -> String {
        let all = root.all.dropFirst()
        let telling = all.filter { Self.telling.contains($0.name) || $0.name.hasSuffix("Controller") }
        let isTelling = Int.random(in: 0..<4, using: &random) > 0
        guard
            let node = (isTelling ? telling.randomElement(using: &random) : nil)
                ?? all.randomElement(using: &random)
        else { return "nothing" }
        let before = "<\(node.name)>"
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return remove(node, before)
        case 1: return duplicate(node, before)
        case 2:
            node.name = Self.elements.randomElement(using: &random) ?? ""
            return "\(before) becomes \(node.name)"
        default: return changeAttribute(of: node, before, &random)
        }
    }

    private func remove(_ node: Node, _ before: String) -> String {
        for parent in root.all { parent.children.removeAll { $0 === node } }
        return "\(before) is removed"
    }

    private func duplicate(_ node: Node, _ before: String) -> String {
        for parent in root.all {
            if let place = parent.children.firstIndex(where: { $0 === node }) {
                parent.children.insert(Node(copying: node), at: place)
            }
        }
        return "\(before) stands twice"
    }

    private func changeAttribute(of node: Node, _ before: String, _ random: inout SplitMix) -> String {
        guard let place = node.attributes.indices.randomElement(using: &random) else { return "nothing" }
        let name = node.attributes[place].name
        if Int.random(in: 0..<3, using: &random) == 0 {
            node.attributes.remove(at: place)
            return "\(before) loses \(name)"
        }
        let candidates: [String]
        switch name {
        case "kind": candidates = Self.kinds
        case "relationship": candidates = Self.relationships
        case "destination", "id", "initialViewController", "popoverAnchorView":
            candidates = identifiers + [""]
        default: candidates = Self.values
        }
        node.attributes[place].value = candidates.randomElement(using: &random) ?? ""
        return "\(before): \(name) becomes \(node.attributes[place].value)"
    }
}
