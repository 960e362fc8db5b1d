import ControllerHierarchy

/// How a map is laid out.
package enum MapArrangement: String, Sendable, CaseIterable {
    /// By how many segues a scene is away from the start.
    case layers
    /// As the author has arranged the scenes in Interface Builder.
    case canvas
}

/// The screens of an app and the segues between them, laid out to be drawn.
///
/// Containers are boxes around what they contain. What stands by itself is put into layers from left to
/// right, by how many segues it is away from the start; scenes without any segue stand below.
package struct StoryboardMap: Sendable {
    let graph: StoryboardGraph
    let findings: [Finding]
    /// The paths of the graph's storyboards.
    let paths: [String]
    /// The findings about scenes or what is in them, by documents and scenes.
    let findingsByScene: [SceneObject: [Finding]]
    let stubs: MapStubs
    let arrangement: MapArrangement
    /// Headings of the map's parts, where it has several.
    var sections: [(title: String, x: Double, y: Double)] = []
    /// By nodes; nil for references that are followed and so not drawn.
    var boxes: [MapBox?]
    /// The boxes that stand by themselves, in the order of their nodes.
    let roots: [Int]
    var routes: [MapRoute] = []
    /// By edges: which of the lines at its destination's box it is, and of how many.
    var arrivals: [Int: (index: Int, count: Int)] = [:]
    /// By edges: the row of its source's box in which it is named.
    var rows: [Int: Int] = [:]
    var width = 0.0
    var height = 0.0

    /// Lays out a map.
    package init(_ inspection: Inspection, arrangement: MapArrangement = .layers) {
        graph = inspection.graphWithNibs
        self.arrangement = arrangement
        findings = inspection.findings
        paths = graph.paths
        let documents = Dictionary(zip(paths, paths.indices)) { first, _ in first }
        findingsByScene = Dictionary(grouping: inspection.findings.filter { $0.controller != nil }) {
            SceneObject(document: documents[$0.document], object: $0.controller ?? "")
        }
        (boxes, stubs) = MapTree.boxes(
            graph, nests: arrangement == .layers, unwinds: inspection.unwinds,
            isSure: inspection.classes != nil)
        let boxes = boxes
        roots = boxes.indices.filter { boxes[$0].map { $0.parent == nil } ?? false }
        for box in boxes {
            for (row, entry) in (box?.rows ?? []).enumerated() { rows[entry.edge] = row }
        }
        countArrivals()
        for root in roots { measure(root) }
        switch arrangement {
        case .layers: place()
        case .canvas: placeAsDrawn()
        }
    }

    /// The box that stands by itself and holds a node's box, if it has one.
    func root(of node: Int) -> Int? {
        guard boxes[node] != nil else { return nil }
        var node = node
        while let parent = boxes[node]?.parent { node = parent }
        return node
    }

    /// Whether an edge is drawn as a line, and not as a stub.
    func isDrawn(_ place: Int) -> Bool {
        stubs.targets[place] == nil && connects(graph.edges[place])
    }

    /// Whether an edge leads from one box to another, neither around the other.
    func connects(_ edge: StoryboardGraph.Edge) -> Bool {
        guard let destination = edge.destination, boxes[destination] != nil, boxes[edge.source] != nil else {
            return false
        }
        return boxes[destination]?.parent != edge.source || !edge.segue.kind.contains
    }

    // MARK: Sizes

    /// Finds the size of a box, and the places of those in it.
    private mutating func measure(_ node: Int) {
        guard var box = boxes[node] else { return }
        for child in box.children { measure(child) }
        let texts =
            [TextMetrics.width(box.title, size: MapMetrics.titleSize, isBold: true) + 42]
            + [TextMetrics.width(box.subtitle, size: MapMetrics.subtitleSize)]
            + box.rows.map { $0.width + 14 }
        let text = (texts.max() ?? 0) + 2 * MapMetrics.padding
        box.width = min(max(text, MapMetrics.minimumWidth), MapMetrics.maximumWidth)
        box.height = MapMetrics.header + Double(box.rows.count) * MapMetrics.row
        if !box.rows.isEmpty { box.height += MapMetrics.rowsBottom }
        for child in box.children {
            let inner = boxes[child]?.width ?? 0
            box.width = max(box.width, inner + 2 * MapMetrics.padding)
        }
        var y = box.height
        for child in box.children {
            boxes[child]?.x = MapMetrics.padding
            boxes[child]?.y = y
            // Cards in one container are as wide as each other.
            stretch(child, to: box.width - 2 * MapMetrics.padding)
            y += (boxes[child]?.height ?? 0) + MapMetrics.childGap
        }
        if !box.children.isEmpty { box.height = y }
        boxes[node] = box
    }

    private mutating func stretch(_ node: Int, to width: Double) {
        boxes[node]?.width = width
        for child in boxes[node]?.children ?? [] { stretch(child, to: width - 2 * MapMetrics.padding) }
    }

    /// Moves a box and what is in it to where they stand on the map.
    mutating func move(_ node: Int, x: Double, y: Double) {
        boxes[node]?.x = x
        boxes[node]?.y = y
        for child in boxes[node]?.children ?? [] {
            move(child, x: x + (boxes[child]?.x ?? 0), y: y + (boxes[child]?.y ?? 0))
        }
    }

    /// How far below its own box's top a node's box stands, before or after it was moved.
    func offset(of node: Int, in root: Int) -> Double {
        var offset = 0.0
        var current = node
        while current != root, let box = boxes[current] {
            offset += box.y
            guard let parent = box.parent else { break }
            current = parent
        }
        return offset
    }
}

extension SegueDescription.Kind {
    /// Whether the destination becomes a part of the source.
    var contains: Bool { self == .relationship || self == .embed }
}
