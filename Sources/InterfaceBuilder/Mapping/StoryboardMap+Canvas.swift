import ControllerHierarchy

/// The author's own arrangement.
extension StoryboardMap {
    /// Places each file's scenes as they stand on its canvas, the files below each other.
    mutating func placeAsDrawn() {
        var y = MapMetrics.margin
        var widest = 0.0
        for file in fileOrder {
            let nodes = graph.nodes(of: file).filter { boxes[$0] != nil }
            guard !nodes.isEmpty else { continue }
            if graph.storyboards.count > 1 {
                sections.append((graph.storyboards[file].description.name, MapMetrics.margin, y + 12))
                y += MapMetrics.sectionHeading
            }
            y += MapMetrics.startHeight
            let points = graph.storyboards[file].canvas
            let placed = nodes.compactMap { node in
                points[graph.scene(node).controller.objectID].map { (node: node, x: $0.x, y: $0.y) }
            }
            placeCanvas(placed, y: &y, widest: &widest)
            let known = Set(placed.map(\.node))
            placeRows(nodes.filter { !known.contains($0) }, y: &y, widest: &widest)
        }
        width = widest + 2 * MapMetrics.margin
        height = y - MapMetrics.componentGap + MapMetrics.margin
        for place in graph.edges.indices where isDrawn(place) { routeStraight(place) }
    }

    /// The files, the one with which the app begins first and launch screens last.
    private var fileOrder: [Int] {
        let first = findFirstRoot().map { graph.nodes[$0].storyboard }
        return graph.storyboards.indices.sorted { one, other in
            let ranks = [one, other].map { file in
                (file == first ? 0 : graph.storyboards[file].isLaunchScreen ? 2 : 1, file)
            }
            return ranks[0] < ranks[1]
        }
    }

    /// Scales a canvas so that cards do not touch, as far as that leaves a map; what still would is moved
    /// down.
    private mutating func placeCanvas(
        _ scenes: [(node: Int, x: Double, y: Double)], y: inout Double, widest: inout Double
    ) {
        guard let left = scenes.map(\.x).min(), let top = scenes.map(\.y).min() else { return }
        let scale = scale(of: scenes)
        var bottom = y
        var standing: [MapBox] = []
        for scene in scenes.sorted(by: { ($0.y, $0.x, $0.node) < ($1.y, $1.x, $1.node) }) {
            guard var box = boxes[scene.node] else { continue }
            box.x = MapMetrics.margin + (scene.x - left) * scale.x
            box.y = y + (scene.y - top) * scale.y
            while let other = standing.first(where: { $0.overlaps(box) }) {
                box.y = other.bottom + MapMetrics.boxGap
            }
            boxes[scene.node] = box
            standing.append(box)
            bottom = max(bottom, box.bottom)
            widest = max(widest, box.right - MapMetrics.margin)
        }
        y = bottom + MapMetrics.componentGap
    }

    private static let scaleMax = 1.0

    /// Each direction has a scale of its own: cards are far lower than the scenes that they stand for.
    private func scale(of scenes: [(node: Int, x: Double, y: Double)]) -> (x: Double, y: Double) {
        var scale = (x: 0.1, y: 0.1)
        for (index, one) in scenes.enumerated() {
            for other in scenes[(index + 1)...] {
                guard let first = boxes[one.node], let second = boxes[other.node] else { continue }
                let width = (one.x < other.x ? first.width : second.width) + MapMetrics.layerGap / 2
                let height = (one.y < other.y ? first.height : second.height) + MapMetrics.boxGap
                let (x, y) = (abs(one.x - other.x), abs(one.y - other.y))
                // Scenes are higher than they are wide.
                if x > y / 2 {
                    scale.x = max(scale.x, min(width / x, Self.scaleMax))
                } else if y > 0 {
                    scale.y = max(scale.y, min(height / y, Self.scaleMax))
                }
            }
        }
        return scale
    }

    /// A line from its row to its destination, whichever side that is on.
    private mutating func routeStraight(_ place: Int) {
        let edge = graph.edges[place]
        guard let destination = edge.destination, let source = boxes[edge.source],
            let target = boxes[destination]
        else { return }
        let y = source.y + rowHeight(of: place, in: edge.source)
        var path = PathText(source.right, y)
        if target.x > source.right {
            path.bend(to: target.x - 2, target.y + entry(of: place, in: destination))
        } else {
            path.loop(
                over: max(source.right, target.right) + 40, to: target.right + 2,
                target.y + entry(of: place, in: destination))
        }
        routes.append(MapRoute(edge: place, style: SegueStyle(edge.segue.kind), path: path.text))
    }
}

extension MapBox {
    fileprivate func overlaps(_ other: MapBox) -> Bool {
        let gap = MapMetrics.boxGap / 2
        return x < other.right + gap && other.x < right + gap && y < other.bottom + gap
            && other.y < bottom + gap
    }
}
