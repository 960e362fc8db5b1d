/// Scenes that are connected, put into layers and into an order within each.
///
/// The method is the usual one for layered drawings (Sugiyama, Tagawa, Toda 1981): break circles, assign
/// layers, put an item of no width wherever an edge passes a layer, and order each layer by the middle of
/// its neighbours.
struct MapLayers {
    /// An item in a layer: a box, or the place where an edge passes.
    struct Item {
        /// The box's node; nil where an edge passes.
        let node: Int?
        var layer: Int
    }

    /// One line between items of neighbouring layers; heights are relative to the items' tops.
    struct Link {
        let from: Int
        let to: Int
        let fromHeight: Double
        let toHeight: Double
    }

    private(set) var items: [Item] = []
    private(set) var links: [Link] = []
    /// The items of each layer from top to bottom.
    private(set) var layers: [[Int]] = []
    /// The items through which each edge passes, in the order of its way, by the edge's place in the graph.
    private(set) var passages: [Int: [Int]] = [:]
    /// Whether edges are led past the boxes of the layers between their ends; else they run straight.
    private var leadsThroughLayers = true

    /// More passages than these no person can follow on a map, and laying them out takes its time.
    private static let passagesMax = 4_000

    /// Edges that lead to an earlier layer, or stay in one.
    private(set) var backEdges: Set<Int> = []

    /// An edge between two boxes that stand by themselves.
    struct Connection {
        let edge: Int
        let source: Int
        let destination: Int
        let sourceHeight: Double
        let destinationHeight: Double
    }

    /// - Parameter nodes: The boxes, those from which layers are counted first.
    init(nodes: [Int], connections: [Connection]) {
        var itemOf: [Int: Int] = [:]
        for node in nodes {
            itemOf[node] = items.count
            items.append(Item(node: node, layer: 0))
        }
        let ends = connections.compactMap { connection -> (Int, Int)? in
            guard let source = itemOf[connection.source], let destination = itemOf[connection.destination]
            else { return nil }
            return (source, destination)
        }
        assignLayers(ends)
        let passages = ends.map { abs(items[$0.0].layer - items[$0.1].layer) }.reduce(0, +)
        leadsThroughLayers = passages <= Self.passagesMax
        for (connection, (source, destination)) in zip(connections, ends) {
            addPassage(connection, source, destination)
        }
        order()
    }

    // MARK: Layers

    /// Counts layers along the longest way, without edges that would close a circle.
    private mutating func assignLayers(_ ends: [(Int, Int)]) {
        var successors = Array(repeating: [Int](), count: items.count)
        for (source, destination) in ends where source != destination {
            successors[source].append(destination)
        }
        let (finished, forward) = Self.withoutCircles(successors)
        for item in finished.reversed() {
            for next in forward[item] { items[next].layer = max(items[next].layer, items[item].layer + 1) }
        }
        pullRight(forward, finished)
    }

    /// Moves items that nothing leads to next to where they lead.
    private mutating func pullRight(_ forward: [[Int]], _ finished: [Int]) {
        var isReached = Array(repeating: false, count: items.count)
        for next in forward.joined() { isReached[next] = true }
        for item in items.indices where !isReached[item] && item > 0 {
            guard let nearest = forward[item].map({ items[$0].layer }).min() else { continue }
            items[item].layer = max(nearest - 1, 0)
        }
    }

    /// Walks depth first.
    ///
    /// - Returns: The items in the order in which they were finished, and the edges that close no circle.
    private static func withoutCircles(_ successors: [[Int]]) -> (finished: [Int], forward: [[Int]]) {
        var forward = Array(repeating: [Int](), count: successors.count)
        var state = Array(repeating: 0, count: successors.count)
        var finished: [Int] = []
        for start in successors.indices where state[start] == 0 {
            var stack = [(item: start, next: 0)]
            state[start] = 1
            while let (item, next) = stack.last {
                guard next < successors[item].count else {
                    state[item] = 2
                    finished.append(item)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let target = successors[item][next]
                if state[target] == 1 { continue }
                forward[item].append(target)
                if state[target] == 0 {
                    state[target] = 1
                    stack.append((target, 0))
                }
            }
        }
        return (finished, forward)
    }

    // MARK: Passages

    private mutating func addPassage(_ connection: Connection, _ source: Int, _ destination: Int) {
        let first = items[source].layer
        let last = items[destination].layer
        var way: [Int] = []
        if last > first {
            let between = leadsThroughLayers ? (first + 1)..<last : last..<last
            for layer in between { way.append(addDummy(layer)) }
        } else {
            backEdges.insert(connection.edge)
            guard leadsThroughLayers else { return }
            for layer in stride(from: first, through: last, by: -1) { way.append(addDummy(layer)) }
        }
        passages[connection.edge] = way
        let middle = MapMetrics.lane / 2
        if last > first {
            let chain = [source] + way + [destination]
            for (place, pair) in zip(chain, chain.dropFirst()).enumerated() {
                links.append(
                    Link(
                        from: pair.0, to: pair.1, fromHeight: place == 0 ? connection.sourceHeight : middle,
                        toHeight: place == chain.count - 2 ? connection.destinationHeight : middle))
            }
        } else {
            for (right, left) in zip(way, way.dropFirst()) {
                links.append(Link(from: left, to: right, fromHeight: middle, toHeight: middle))
            }
        }
    }

    private mutating func addDummy(_ layer: Int) -> Int {
        items.append(Item(node: nil, layer: layer))
        return items.count - 1
    }

    // MARK: Order

    private static let sweeps = 12

    private mutating func order() {
        let count = (items.map(\.layer).max() ?? 0) + 1
        layers = Array(repeating: [], count: count)
        for item in items.indices { layers[items[item].layer].append(item) }
        var before = Array(repeating: [Link](), count: items.count)
        var after = before
        for link in links {
            before[link.to].append(link)
            after[link.from].append(link)
        }
        var place = Array(repeating: 0.0, count: items.count)
        func number(_ layer: [Int]) {
            for (index, item) in layer.enumerated() { place[item] = Double(index) }
        }
        layers.forEach(number)
        var best = layers
        var fewest = crossings(place)
        for sweep in 0..<Self.sweeps {
            let isForward = sweep.isMultiple(of: 2)
            for layer in isForward ? Array(layers.indices) : layers.indices.reversed() {
                let middles = layers[layer].map { item -> Double in
                    let links = isForward ? before[item] : after[item]
                    let places = links.map { link in
                        let other = isForward ? link.from : link.to
                        let height = isForward ? link.fromHeight : link.toHeight
                        return place[other] + height / 1_000
                    }
                    return places.isEmpty ? place[item] : places.reduce(0, +) / Double(places.count)
                }
                let sorted = zip(middles, layers[layer]).enumerated().sorted {
                    ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
                }
                layers[layer] = sorted.map(\.element.1)
                number(layers[layer])
            }
            let crossings = crossings(place)
            if crossings < fewest {
                fewest = crossings
                best = layers
            }
        }
        layers = best
    }

    /// How many pairs of links cross, of those that begin in one layer.
    private func crossings(_ place: [Double]) -> Int {
        var ends = Array(repeating: [(start: Double, end: Double)](), count: layers.count)
        for link in links {
            ends[items[link.from].layer].append(
                (place[link.from] + link.fromHeight / 1_000, place[link.to] + link.toHeight / 1_000))
        }
        return ends.reduce(0) { sum, layer in
            var ends = layer.sorted { $0 < $1 }.map(\.end)
            return sum + Inversions.count(&ends)
        }
    }
}

/// Pairs of numbers that stand in the wrong order.
enum Inversions {
    /// Counts them while sorting the numbers, by merging ever longer runs.
    static func count(_ numbers: inout [Double]) -> Int {
        var count = 0
        var run = 1
        var merged = numbers
        while run < numbers.count {
            for start in stride(from: 0, to: numbers.count, by: 2 * run) {
                let middle = min(start + run, numbers.count)
                let end = min(start + 2 * run, numbers.count)
                var (left, right) = (start, middle)
                for place in start..<end {
                    if left < middle, right == end || numbers[left] <= numbers[right] {
                        merged[place] = numbers[left]
                        left += 1
                    } else {
                        count += middle - left
                        merged[place] = numbers[right]
                        right += 1
                    }
                }
            }
            swap(&numbers, &merged)
            run *= 2
        }
        return count
    }
}
