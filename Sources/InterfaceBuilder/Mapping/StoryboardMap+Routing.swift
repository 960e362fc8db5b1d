import ControllerHierarchy

/// The line of a segue on the map.
struct MapRoute: Sendable {
    /// The segue's place in the graph.
    let edge: Int
    let style: SegueStyle
    /// The path in SVG's language.
    let path: String
}

/// How lines run between boxes.
extension StoryboardMap {
    /// Draws the line of an edge between boxes of a layered component.
    mutating func route(
        _ place: Int, _ layers: MapLayers, tops: [Double], lefts: [Double], widths: [Double]
    ) {
        let edge = graph.edges[place]
        guard let destination = edge.destination, let source = boxes[edge.source],
            let target = boxes[destination]
        else { return }
        let start = (x: source.right, y: source.y + rowHeight(of: place, in: edge.source))
        let end = (x: target.x - 2, y: target.y + entry(of: place, in: destination))
        let way = layers.passages[place] ?? []
        var path = PathText(start.x, start.y)
        if layers.backEdges.contains(place) {
            path.turn(
                way.map { layers.items[$0].layer }, lanes: way.map { tops[$0] + MapMetrics.lane / 2 },
                lefts: lefts, widths: widths, end: end)
        } else {
            for item in way {
                let layer = layers.items[item].layer
                path.bend(to: lefts[layer], tops[item] + MapMetrics.lane / 2)
                path.line(to: lefts[layer] + widths[layer])
            }
            path.bend(to: end.x, end.y)
        }
        routes.append(MapRoute(edge: place, style: SegueStyle(edge.segue.kind), path: path.text))
    }

    /// Where a line meets its destination, so that several do not meet in one point.
    func entry(of place: Int, in node: Int) -> Double {
        guard let arrival = arrivals[place], arrival.count > 1 else { return MapMetrics.header / 2 }
        let room = MapMetrics.header - 18
        return 9 + room * Double(arrival.index) / Double(arrival.count - 1)
    }

    /// Counts the lines that arrive at each box.
    mutating func countArrivals() {
        for node in graph.nodes.indices {
            let arriving = graph.incoming[node].filter(isDrawn)
            for (index, place) in arriving.enumerated() { arrivals[place] = (index, arriving.count) }
        }
    }

    /// Lets lines arrive at a box in the order in which they come, so that they do not cross before it.
    mutating func sortArrivals(of part: MapPart, _ tops: [Double]) {
        let arriving = Dictionary(grouping: part.connections) { graph.edges[$0.edge].destination ?? 0 }
        for connections in arriving.values {
            let slots = connections.compactMap { arrivals[$0.edge]?.index }.sorted()
            let heights = connections.map { connection in
                part.layers.passages[connection.edge]?.last.map { tops[$0] }
                    ?? (boxes[connection.source]?.y ?? 0) + connection.sourceHeight
            }
            let order = connections.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
            for (slot, place) in zip(slots, order) { arrivals[connections[place].edge]?.index = slot }
        }
    }

    /// Lines between boxes in one container: out on its right and in again.
    mutating func routeInnerEdges() {
        for (place, edge) in graph.edges.enumerated() where isDrawn(place) {
            guard let destination = edge.destination, let outer = root(of: edge.source),
                outer == root(of: destination),
                let source = boxes[edge.source], let target = boxes[destination], let frame = boxes[outer]
            else { continue }
            let y = source.y + rowHeight(of: place, in: edge.source)
            let entry = target.y + MapMetrics.header / 2
            var path = PathText(source.right, y)
            let far = destination == edge.source ? source.right : frame.right
            path.loop(over: far + 34, to: target.right + 2, entry)
            routes.append(MapRoute(edge: place, style: SegueStyle(edge.segue.kind), path: path.text))
        }
    }
}

/// Writes a path in SVG's language.
struct PathText {
    private(set) var text: String
    private var x: Double
    private var y: Double

    init(_ x: Double, _ y: Double) {
        text = "M\(Self.number(x)) \(Self.number(y))"
        self.x = x
        self.y = y
    }

    /// A number with one digit behind the point at most.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let whole = abs(tenths) / 10
        let digit = abs(tenths) % 10
        return digit == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(digit)"
    }

    /// A curve that leaves and arrives horizontally.
    mutating func bend(to endX: Double, _ endY: Double) {
        let reach = max(abs(endX - x) / 2, 18)
        curve((x + reach, y), (endX - reach, endY), (endX, endY))
    }

    mutating func line(to endX: Double) {
        guard endX > x else { return }
        text += "H\(Self.number(endX))"
        x = endX
    }

    /// A loop on the right side of both ends.
    mutating func loop(over far: Double, to endX: Double, _ endY: Double) {
        curve((far, y), (far, endY), (endX, endY))
    }

    /// A way back: out on the right, along lanes to the left, in from the left.
    mutating func turn(
        _ layers: [Int], lanes: [Double], lefts: [Double], widths: [Double], end: (x: Double, y: Double)
    ) {
        guard let first = layers.first, let lane = lanes.first else { return bend(to: end.x, end.y) }
        let right = lefts[first] + widths[first]
        if right > x { line(to: right) }
        curve((right + 34, y), (right + 34, lane), (right, lane))
        for (layer, lane) in zip(layers, lanes) {
            let edge = lefts[layer] + widths[layer]
            if edge < x { curve(((x + edge) / 2, y), ((x + edge) / 2, lane), (edge, lane)) }
            text += "H\(Self.number(lefts[layer]))"
            x = lefts[layer]
            y = lane
        }
        curve((x - 34, y), (end.x - 34, end.y), end)
    }

    private mutating func curve(
        _ first: (Double, Double), _ second: (Double, Double), _ end: (x: Double, y: Double)
    ) {
        let numbers = [first.0, first.1, second.0, second.1, end.x, end.y].map(Self.number)
        text += "C\(numbers.joined(separator: " "))"
        x = end.x
        y = end.y
    }
}
