/// Where boxes stand.
extension StoryboardMap {
    /// Places all components, those of the app's own screens first: those with segues side by side as there
    /// is room, then single scenes in rows.
    mutating func place() {
        let connections = connections()
        let first = findFirstRoot()
        let components = components(connections, first: first)
        var componentOf: [Int: Int] = [:]
        for (index, component) in components.enumerated() {
            for node in component { componentOf[node] = index }
        }
        let inside = Dictionary(grouping: connections) { componentOf[$0.source] }
        var y = MapMetrics.margin
        var widest = 0.0
        let kinds = Dictionary(grouping: components.indices) { MapSection(of: components[$0][0], in: graph) }
        for kind in MapSection.allCases {
            guard let members = kinds[kind] else { continue }
            if kinds.count > 1, kind != .app {
                sections.append((kind.title, MapMetrics.margin, y + 12))
                y += MapMetrics.sectionHeading
            }
            let isSingle: (Int) -> Bool = { components[$0].count == 1 && components[$0][0] != first }
            let parts = members.filter { !isSingle($0) }.map { index in
                MapPart(components[index], inside[index] ?? [], in: self)
            }
            placeParts(parts, y: &y, widest: &widest)
            let singles = members.filter(isSingle).flatMap { components[$0] }
            placeRows(singles.sorted { fileRank($0) < fileRank($1) }, y: &y, widest: &widest)
        }
        width = widest + 2 * MapMetrics.margin
        height = y - MapMetrics.componentGap + MapMetrics.margin
        routeInnerEdges()
    }

    /// Single scenes stand by files, the one with which a file begins first.
    private func fileRank(_ node: Int) -> (Int, Int, Int) {
        let file = graph.nodes[node].storyboard
        return (file, starts.contains(node) ? 0 : 1, node)
    }

    /// Puts parts beside each other in rows, none wider than a page of the usual form.
    private mutating func placeParts(_ parts: [MapPart], y: inout Double, widest: inout Double) {
        let area = parts.map { $0.width * $0.height }.reduce(0, +)
        let room = max(parts.map(\.width).max() ?? 0, (area * 1.5).squareRoot(), 920)
        var x = MapMetrics.margin
        var rowHeight = 0.0
        for part in parts {
            if x > MapMetrics.margin, x + part.width > MapMetrics.margin + room {
                y += rowHeight + MapMetrics.componentGap
                x = MapMetrics.margin
                rowHeight = 0
            }
            place(part, x: x, y: y)
            x += part.width + 2 * MapMetrics.componentGap
            widest = max(widest, x - 2 * MapMetrics.componentGap - MapMetrics.margin)
            rowHeight = max(rowHeight, part.height)
        }
        if !parts.isEmpty { y += rowHeight + MapMetrics.componentGap }
    }

    /// The lines between boxes that stand by themselves.
    private func connections() -> [MapLayers.Connection] {
        graph.edges.indices.compactMap { place in
            let edge = graph.edges[place]
            guard isDrawn(place), let destination = edge.destination, let source = root(of: edge.source),
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
        return rows[edge].map(box.rowMiddle) ?? MapMetrics.header / 2
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

    /// The box with which the app launches, as far as can be told: where several may be, the one from which
    /// most can be reached.
    func findFirstRoot() -> Int? {
        let launches = WalkEntrance.all(graph).filter { entrance in
            entrance.isLaunch && !graph.isExtension(graph.nodes[entrance.node].storyboard)
        }
        let reached = launches.map { graph.reachable(from: [$0.node]).count }
        guard let most = reached.max(), let place = reached.firstIndex(of: most) else { return nil }
        return root(of: launches[place].node)
    }

    /// The boxes with which storyboards begin.
    func startRoots() -> Set<Int> { Set(starts.compactMap { root(of: $0) }) }

    /// The scenes with which storyboards begin; nobody can go on from a launch screen.
    var starts: [Int] {
        graph.storyboards.indices.filter { !graph.storyboards[$0].isLaunchScreen }
            .compactMap { graph.initialNode(of: $0) }
    }

    /// Puts the boxes and lines of a part where it stands.
    private mutating func place(_ part: MapPart, x left: Double, y top: Double) {
        let tops = part.tops.map { $0 + top }
        let lefts = part.lefts.map { $0 + left }
        for (layer, left) in zip(part.layers.layers, lefts) {
            for item in layer {
                guard let node = part.layers.items[item].node else { continue }
                move(node, x: left, y: tops[item])
            }
        }
        sortArrivals(of: part, tops)
        for connection in part.connections {
            route(connection.edge, part.layers, tops: tops, lefts: lefts, widths: part.widths)
        }
    }

    /// Places scenes without segues in rows as wide as the rest of the map.
    mutating func placeRows(_ nodes: [Int], y: inout Double, widest: inout Double) {
        let room = max(widest, 920)
        let starts = startRoots()
        for row in rows(of: nodes, within: room) {
            // Room for the marks of starts.
            if row.contains(where: starts.contains) { y += MapMetrics.startHeight }
            var x = MapMetrics.margin
            for node in row {
                move(node, x: x, y: y)
                x += (boxes[node]?.width ?? 0) + MapMetrics.boxGap
            }
            widest = max(widest, x - MapMetrics.boxGap - MapMetrics.margin)
            y += (row.compactMap { boxes[$0]?.height }.max() ?? 0) + MapMetrics.boxGap
        }
        if !nodes.isEmpty { y += MapMetrics.componentGap - MapMetrics.boxGap }
    }

    private func rows(of nodes: [Int], within room: Double) -> [[Int]] {
        var rows: [[Int]] = []
        var width = Double.infinity
        for node in nodes {
            let own = (boxes[node]?.width ?? 0) + MapMetrics.boxGap
            width += own
            if width - MapMetrics.boxGap > room {
                rows.append([])
                width = own
            }
            rows[rows.count - 1].append(node)
        }
        return rows
    }
}
