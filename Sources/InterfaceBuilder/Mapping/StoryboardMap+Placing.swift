/// Where boxes stand.
extension StoryboardMap {
    /// Places all components: those with segues below each other, then single scenes in rows.
    mutating func place() {
        let connections = connections()
        let first = firstRoot
        let components = components(connections, first: first)
        var y = MapMetrics.margin
        var widest = 0.0
        let isSingle: ([Int]) -> Bool = { $0.count == 1 && $0[0] != first }
        var componentOf: [Int: Int] = [:]
        for (index, component) in components.enumerated() {
            for node in component { componentOf[node] = index }
        }
        let inside = Dictionary(grouping: connections) { componentOf[$0.source] }
        for (index, component) in components.enumerated() where !isSingle(component) {
            let size = place(component, inside[index] ?? [], y: y)
            widest = max(widest, size.width)
            y += size.height + MapMetrics.componentGap
        }
        let singles = components.filter(isSingle).joined()
        placeRows(Array(singles), y: &y, widest: &widest)
        width = widest + 2 * MapMetrics.margin
        height = y - MapMetrics.componentGap + MapMetrics.margin
        routeInnerEdges()
    }

    /// The lines between boxes that stand by themselves.
    private func connections() -> [MapLayers.Connection] {
        graph.edges.indices.compactMap { place in
            let edge = graph.edges[place]
            guard isDrawn(edge), let destination = edge.destination, let source = root(of: edge.source),
                let target = root(of: destination), source != target
            else { return nil }
            return MapLayers.Connection(
                edge: place, source: source, destination: target,
                sourceHeight: offset(of: edge.source, in: source) + rowHeight(of: place, in: edge.source),
                destinationHeight: offset(of: destination, in: target) + MapMetrics.header / 2)
        }
    }

    func rowHeight(of edge: Int, in node: Int) -> Double {
        guard let box = boxes[node] else { return 0 }
        return box.rowMiddle(rows[edge] ?? 0)
    }

    /// Boxes that lines connect, the one with the start first, then the largest.
    private func components(_ connections: [MapLayers.Connection], first: Int?) -> [[Int]] {
        var leader = Array(graph.nodes.indices)
        func find(_ node: Int) -> Int {
            var node = node
            while leader[node] != node {
                // Half of the way next time.
                leader[node] = leader[leader[node]]
                node = leader[node]
            }
            return node
        }
        for connection in connections {
            let ends = [find(connection.source), find(connection.destination)].sorted()
            leader[ends[1]] = ends[0]
        }
        var members: [[Int]] = Array(repeating: [], count: graph.nodes.count)
        for root in roots { members[find(root)].append(root) }
        let starts = startRoots()
        return members.filter { !$0.isEmpty }.map { component in
            component.filter { $0 == first } + component.filter { $0 != first && starts.contains($0) }
                + component.filter { $0 != first && !starts.contains($0) }
        }.enumerated().sorted { one, other in
            let isStart = (
                one.element.contains(where: starts.contains), other.element.contains(where: starts.contains)
            )
            if isStart.0 != isStart.1 { return isStart.0 }
            let isFirst = (one.element.first == first, other.element.first == first)
            if isFirst.0 != isFirst.1 { return isFirst.0 }
            if one.element.count != other.element.count { return one.element.count > other.element.count }
            return one.offset < other.offset
        }.map(\.element)
    }

    /// The box with which the app launches, as far as can be told.
    private var firstRoot: Int? {
        WalkEntrance.all(graph).first.flatMap { root(of: $0.node) }
    }

    /// The boxes with which storyboards begin.
    private func startRoots() -> Set<Int> { Set(starts.compactMap { root(of: $0) }) }

    /// The scenes with which storyboards begin; nobody can go on from a launch screen.
    var starts: [Int] {
        graph.storyboards.indices.filter { !graph.storyboards[$0].isLaunchScreen }
            .compactMap { graph.initialNode(of: $0) }
    }

    /// Places connected boxes in layers from left to right.
    private mutating func place(
        _ component: [Int], _ own: [MapLayers.Connection], y top: Double
    ) -> (width: Double, height: Double) {
        let layers = MapLayers(nodes: component, connections: own)
        let heights = layers.items.map { item in
            item.node.flatMap { boxes[$0]?.height } ?? MapMetrics.lane
        }
        var tops = LayerHeights(layers, heights: heights).tops
        let lowest = tops.min() ?? 0
        for index in tops.indices { tops[index] += top - lowest }
        // Room for the arrow that marks the start.
        var x = MapMetrics.margin + 26
        var lefts: [Double] = []
        var widths: [Double] = []
        for layer in layers.layers {
            let width = layer.compactMap { layers.items[$0].node }.compactMap { boxes[$0]?.width }.max() ?? 0
            for item in layer {
                guard let node = layers.items[item].node else { continue }
                move(node, x: x, y: tops[item])
            }
            lefts.append(x)
            widths.append(width)
            x += width + MapMetrics.layerGap
        }
        for connection in own {
            route(connection.edge, layers, tops: tops, lefts: lefts, widths: widths)
        }
        let bottom = zip(tops, heights).map { $0 + $1 }.max() ?? top
        return (x - MapMetrics.layerGap - MapMetrics.margin, bottom - top)
    }

    /// Places scenes without segues in rows as wide as the rest of the map.
    private mutating func placeRows(_ nodes: [Int], y: inout Double, widest: inout Double) {
        let room = max(widest, 920)
        var x = MapMetrics.margin
        var rowHeight = 0.0
        let starts = startRoots()
        for node in nodes {
            guard let box = boxes[node] else { continue }
            // Room for the arrow that marks a start.
            let indentation = starts.contains(node) ? 26.0 : 0
            if x > MapMetrics.margin, x + indentation + box.width > MapMetrics.margin + room {
                y += rowHeight + MapMetrics.boxGap
                x = MapMetrics.margin
                rowHeight = 0
            }
            move(node, x: x + indentation, y: y)
            x += indentation + box.width + MapMetrics.boxGap
            widest = max(widest, x - MapMetrics.boxGap - MapMetrics.margin)
            rowHeight = max(rowHeight, box.height)
        }
        if rowHeight > 0 { y += rowHeight + MapMetrics.componentGap }
    }
}
