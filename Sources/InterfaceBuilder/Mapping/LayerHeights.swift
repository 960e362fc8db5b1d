/// How far down each item of a layered drawing stands.
///
/// Each layer is moved again and again to where its lines would be straightest, without its items touching:
/// the least squares of the distances under that condition, by pooling neighbours that would overlap.
struct LayerHeights {
    private(set) var tops: [Double]
    private let layers: MapLayers
    private let heights: [Double]
    /// The links of each item, by their places among the layers' links.
    private let linksOfItem: [[Int]]

    private static let rounds = 24

    init(_ layers: MapLayers, heights: [Double]) {
        self.layers = layers
        self.heights = heights
        tops = Array(repeating: 0, count: layers.items.count)
        var linksOfItem = Array(repeating: [Int](), count: layers.items.count)
        for (index, link) in layers.links.enumerated() {
            linksOfItem[link.from].append(index)
            linksOfItem[link.to].append(index)
        }
        self.linksOfItem = linksOfItem
        for layer in layers.layers {
            var y = 0.0
            for item in layer {
                tops[item] = y
                y += heights[item] + gap(below: item)
            }
        }
        for round in 0..<Self.rounds {
            let isForward = round.isMultiple(of: 2)
            for layer in isForward ? Array(layers.layers.indices) : layers.layers.indices.reversed() {
                straighten(layers.layers[layer], isForward: isForward, isLast: round >= Self.rounds - 2)
            }
        }
    }

    private func gap(below item: Int) -> Double {
        layers.items[item].node == nil ? MapMetrics.lane : MapMetrics.boxGap
    }

    /// Moves the items of a layer to where their lines want them.
    private mutating func straighten(_ layer: [Int], isForward: Bool, isLast: Bool) {
        var wishes = layer.map { (top: tops[$0], weight: 0.2) }
        for (index, item) in layer.enumerated() {
            var sum = 0.0
            var weight = 0.0
            for link in linksOfItem[item].map({ layers.links[$0] }) {
                let isTo = link.to == item
                // In the end both sides count; before that the one from which the sweep comes.
                guard isLast || isTo == isForward else { continue }
                let other = isTo ? link.from : link.to
                let wish =
                    isTo
                    ? tops[other] + link.fromHeight - link.toHeight
                    : tops[other] + link.toHeight - link.fromHeight
                let isStraight = layers.items[item].node == nil && layers.items[other].node == nil
                let strength = isStraight ? 4.0 : 1.0
                sum += wish * strength
                weight += strength
            }
            if weight > 0 { wishes[index] = (sum / weight, weight) }
        }
        apply(wishes, to: layer)
    }

    /// The nearest places to the wishes at which nothing overlaps.
    private mutating func apply(_ wishes: [(top: Double, weight: Double)], to layer: [Int]) {
        var blocks: [(mean: Double, weight: Double, count: Int)] = []
        var offset = 0.0
        var offsets: [Double] = []
        for (index, item) in layer.enumerated() {
            offsets.append(offset)
            var block = (mean: wishes[index].top - offset, weight: wishes[index].weight, count: 1)
            while let last = blocks.last, last.mean > block.mean {
                let weight = last.weight + block.weight
                block = (
                    (last.mean * last.weight + block.mean * block.weight) / weight, weight,
                    last.count + block.count
                )
                blocks.removeLast()
            }
            blocks.append(block)
            offset += heights[item] + gap(below: item)
        }
        var index = 0
        for block in blocks {
            for _ in 0..<block.count {
                tops[layer[index]] = block.mean + offsets[index]
                index += 1
            }
        }
    }
}
