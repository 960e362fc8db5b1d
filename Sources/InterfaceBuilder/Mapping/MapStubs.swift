import ControllerHierarchy

/// Which segues end on the map in a stub with the names of where they lead, and not in a line.
///
/// Lines to a scene that many lead to, and lines far back, would cover the map and tell nothing that a name
/// does not. Where unwinding ends only a walk can know.
struct MapStubs {
    /// By edges: the scenes at which they end.
    private(set) var targets: [Int: [Int]] = [:]

    /// Lines that may arrive at one scene; of more than these the first alone is drawn.
    private static let arrivalsMax = 4
    /// Layers that a line may lead back.
    private static let wayBackMax = 1

    /// - Parameter nests: Whether containers stand around what they contain; else files stand apart, with no
    ///   line between them.
    init(
        _ graph: StoryboardGraph, _ boxes: [MapBox?], nests: Bool, unwinds: [SceneObject: Set<SceneObject>]
    ) {
        let roots = boxes.indices.map { Self.root(of: $0, boxes) }
        let depths = Self.depths(graph, roots, boxes)
        for node in graph.nodes.indices where boxes[node] != nil {
            let arriving = graph.incoming[node].filter { place in
                let edge = graph.edges[place]
                // What a container holds stands in it; a scene that several embed stands in the first.
                let isInside = edge.segue.kind.contains && boxes[node]?.parent == edge.source
                let isDrawn = !nests || edge.segue.kind != .relationship
                return isDrawn && !isInside && boxes[edge.source] != nil
            }
            let isHub = arriving.count > Self.arrivalsMax
            let first = arriving.min {
                depths[roots[graph.edges[$0].source]] < depths[roots[graph.edges[$1].source]]
            }
            for place in arriving {
                let source = roots[graph.edges[place].source]
                let isFar =
                    nests
                    ? depths[source] - depths[roots[node]] > Self.wayBackMax
                    : graph.nodes[graph.edges[place].source].storyboard != graph.nodes[node].storyboard
                let isAgain = graph.edges[place].segue.kind == .embed || place != first
                if isFar || isHub && isAgain { targets[place] = [node] }
            }
        }
        for (place, edge) in graph.edges.enumerated() where edge.segue.kind == .unwind {
            let segue = SceneObject(
                document: graph.nodes[edge.source].storyboard, object: edge.segue.objectID)
            let ends = (unwinds[segue] ?? []).compactMap { end in
                end.document.flatMap { graph.node(end.object, in: $0) }
            }
            if !ends.isEmpty { targets[place] = ends.sorted() }
        }
    }

    private static func root(of node: Int, _ boxes: [MapBox?]) -> Int {
        var node = node
        while let parent = boxes[node]?.parent { node = parent }
        return node
    }

    /// How many segues each box is away from where the app begins, or else from where nothing leads to.
    private static func depths(_ graph: StoryboardGraph, _ roots: [Int], _ boxes: [MapBox?]) -> [Int] {
        var next: [[Int]] = Array(repeating: [], count: roots.count)
        var isLedTo = Set<Int>()
        for edge in graph.edges where boxes[edge.source] != nil {
            guard let destination = edge.destination, boxes[destination] != nil else { continue }
            let ends = (roots[edge.source], roots[destination])
            guard ends.0 != ends.1 else { continue }
            next[ends.0].append(ends.1)
            isLedTo.insert(ends.1)
        }
        var depths = Array(repeating: Int.max / 2, count: roots.count)
        let starts = WalkEntrance.all(graph).map { roots[$0.node] }
        for start in starts.prefix(1) + roots.filter({ !isLedTo.contains($0) }) + roots
        where depths[start] == Int.max / 2 {
            depths[start] = 0
            var waiting = [start]
            var place = 0
            while place < waiting.count {
                let node = waiting[place]
                place += 1
                for other in next[node] where depths[other] > depths[node] + 1 {
                    depths[other] = depths[node] + 1
                    waiting.append(other)
                }
            }
        }
        return depths
    }
}
