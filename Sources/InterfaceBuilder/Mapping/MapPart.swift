/// Boxes that lines connect, laid out in layers from left to right.
struct MapPart {
    let layers: MapLayers
    let connections: [MapLayers.Connection]
    /// By items, from the top of the part.
    let tops: [Double]
    /// By layers, from the left of the part.
    private(set) var lefts: [Double] = []
    let widths: [Double]
    let width: Double
    let height: Double

    init(_ component: [Int], _ connections: [MapLayers.Connection], in map: StoryboardMap) {
        layers = MapLayers(nodes: component, connections: connections)
        self.connections = connections
        let heights = layers.items.map { item in
            item.node.flatMap { map.boxes[$0]?.height } ?? MapMetrics.lane
        }
        let starts = map.startRoots()
        var tops = LayerHeights(layers, heights: heights).tops
        let lowest = tops.min() ?? 0
        // Room for the marks of starts.
        let indentation = component.contains(where: starts.contains) ? MapMetrics.startHeight : 0
        for index in tops.indices { tops[index] += indentation - lowest }
        self.tops = tops
        widths = layers.layers.map { [layers] layer in
            layer.compactMap { layers.items[$0].node }.compactMap { map.boxes[$0]?.width }.max() ?? 0
        }
        var x = 0.0
        for width in widths {
            lefts.append(x)
            x += width + MapMetrics.layerGap
        }
        width = x - MapMetrics.layerGap
        height = zip(tops, heights).map { $0 + $1 }.max() ?? 0
    }
}

/// The parts of a map, which stand below each other.
enum MapSection: CaseIterable {
    case app, extensions, nibs, launchScreens

    /// The part in which a box stands.
    init(of node: Int, in graph: StoryboardGraph) {
        let file = graph.nodes[node].storyboard
        if graph.storyboards[file].isLaunchScreen {
            self = .launchScreens
        } else if graph.isExtension(file) {
            self = .extensions
        } else {
            self = graph.storyboards[file].nib == nil ? .app : .nibs
        }
    }

    var title: String {
        switch self {
        case .app: "App"
        case .extensions: "App extensions"
        case .nibs: "Nibs"
        case .launchScreens: "Launch screens"
        }
    }
}
