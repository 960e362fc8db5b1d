import ControllerHierarchy

/// Which scene is drawn inside which, and what stands on each card.
enum MapTree {
    /// - Parameters:
    ///   - nests: Whether what a container contains stands in it.
    ///   - unwinds: Where unwind segues have led on walks.
    ///   - isSure: Whether it is known which classes have which unwind actions.
    static func boxes(
        _ graph: StoryboardGraph, nests: Bool, unwinds: [SceneObject: Set<SceneObject>], isSure: Bool
    ) -> (boxes: [MapBox?], stubs: MapStubs) {
        var boxes: [MapBox?] = graph.nodes.indices.map { node in
            // A reference that leads somewhere is not drawn: its segues lead there directly.
            graph.resolutions[node] == nil ? card(node, graph) : nil
        }
        for edge in graph.edges where nests && edge.segue.kind.contains {
            guard let child = edge.destination, boxes[child] != nil, boxes[child]?.parent == nil,
                !contains(child, edge.source, boxes)
            else { continue }
            boxes[child]?.parent = edge.source
            boxes[edge.source]?.children.append(child)
        }
        cut(&boxes)
        tagFiles(&boxes, graph)
        let stubs = MapStubs(graph, boxes, nests: nests, unwinds: unwinds)
        for (place, edge) in graph.edges.enumerated() {
            let isInside = edge.destination.map { boxes[$0]?.parent == edge.source } ?? false
            let targets = stubs.targets[place] ?? []
            if isInside, edge.segue.kind.contains { continue }
            if edge.segue.kind == .relationship, targets.isEmpty { continue }
            let doubt = edge.segue.kind == .unwind && !isSure ? "?" : ""
            boxes[edge.source]?.rows.append(row(place, edge, targets.map { ($0, graph.label($0) + doubt) }))
        }
        return (boxes, stubs)
    }

    /// Names the files on the map of several: on each box that is not in one of the same file.
    private static func tagFiles(_ boxes: inout [MapBox?], _ graph: StoryboardGraph) {
        for node in boxes.indices {
            guard let box = boxes[node] else { continue }
            let file = graph.nodes[node].storyboard
            var tags: [String] = []
            if graph.storyboards.count > 1, box.parent.map({ graph.nodes[$0].storyboard }) != file {
                tags.append(graph.storyboards[file].description.name)
            }
            if graph.storyboards[file].isLaunchScreen, box.parent == nil { tags.append("launch screen") }
            boxes[node]?.subtitle += tags.map { "  ·  " + $0 }.joined()
        }
    }

    /// Whether one box is around another, or is it.
    private static func contains(_ outer: Int, _ inner: Int, _ boxes: [MapBox?]) -> Bool {
        var node: Int? = inner
        while let current = node {
            if current == outer { return true }
            node = boxes[current]?.parent
        }
        return false
    }

    /// Boxes are drawn no deeper inside each other; what is deeper stands by itself.
    private static let depthMax = 16

    private static func cut(_ boxes: inout [MapBox?]) {
        var waiting = boxes.indices.filter { boxes[$0].map { $0.parent == nil } ?? false }.map { ($0, 1) }
        while let (node, depth) = waiting.popLast() {
            let children = boxes[node]?.children ?? []
            guard depth == depthMax else {
                waiting += children.map { ($0, depth + 1) }
                continue
            }
            boxes[node]?.children = []
            for child in children { boxes[child]?.parent = nil }
            waiting += children.map { ($0, 1) }
        }
    }

    private static func card(_ node: Int, _ graph: StoryboardGraph) -> MapBox {
        let controller = graph.scene(node).controller
        var box = MapBox(node: node)
        box.title = graph.label(node)
        if controller.reference != nil {
            box.subtitle = "in another storyboard"
        } else {
            box.subtitle = controller.className
        }
        return box
    }

    private static func row(
        _ place: Int, _ edge: StoryboardGraph.Edge, _ targets: [(node: Int, name: String)]
    ) -> MapBox.Row {
        let style = SegueStyle(edge.segue.kind)
        var text = edge.control?.label ?? edge.segue.identifier ?? ""
        if text.isEmpty { text = edge.control?.element ?? edge.segue.kind.rawValue }
        if edge.segue.kind == .unwind {
            let action = edge.segue.unwindAction ?? "unwind"
            text = edge.control?.label.map { "\($0) ↩ \(action)" } ?? "↩ \(action)"
        }
        return MapBox.Row(edge: place, text: text, style: style, targets: targets)
    }
}
