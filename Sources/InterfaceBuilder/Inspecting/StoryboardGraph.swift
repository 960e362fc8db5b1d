package import ControllerHierarchy

/// The scenes of several storyboards, and which leads to which, references between files followed.
package struct StoryboardGraph: Sendable {
    package let storyboards: [StoryboardDocument]
    /// The paths of the storyboards, in their order.
    package let paths: [String]
    /// All scenes, storyboard by storyboard.
    package let nodes: [Node]
    /// All segues, in the order of their scenes.
    package private(set) var edges: [Edge] = []
    /// The edges that leave each node, by their places in `edges`.
    package private(set) var outgoing: [[Int]]
    package private(set) var incoming: [[Int]]
    /// Scenes that references stand for, by the references' nodes; a node without one may still be a
    /// reference to a file that is not there.
    package private(set) var resolutions: [Int: Int] = [:]
    /// References that some segue of their storyboard names, or that it begins with.
    package private(set) var namedReferences: Set<Int> = []
    /// Scenes that stand a second time in their document, and so can never be meant.
    package let twins: Set<Int>
    /// The paths of documents that belong to app extensions.
    let extensions: Set<String>
    let names: DocumentNames
    private let places: [[StoryboardDescription.ObjectID: Int]]
    private let identified: [[String: Int]]
    private let ranges: [Range<Int>]

    /// One scene.
    package struct Node: Sendable {
        /// The place among `storyboards`.
        package let storyboard: Int
        /// The place among the storyboard's scenes.
        package let scene: Int
    }

    /// One segue.
    package struct Edge: Sendable {
        package let source: Int
        /// The scene behind all references; nil for unwinding, and where there is none.
        package let destination: Int?
        package let segue: SegueDescription
        /// What a user taps for it; nil for one that the app's code performs.
        package let control: ControlDescription?
    }

    /// Creates the graph of storyboards that may refer to each other by their names.
    ///
    /// - Parameters:
    ///   - paths: Where each stands, to tell apart those of one name; their names where it is nil.
    ///   - extensions: The paths of those that belong to app extensions.
    package init(
        _ storyboards: [StoryboardDocument], paths: [String]? = nil, extensions: Set<String> = []
    ) {
        self.storyboards = storyboards
        self.extensions = extensions
        self.paths = paths ?? storyboards.map(\.description.name)
        // No reference means a nib.
        names = DocumentNames(
            names: storyboards.map { $0.description.name + ($0.nib == nil ? "" : ".xib") }, paths: self.paths)
        var nodes: [Node] = []
        var places: [[StoryboardDescription.ObjectID: Int]] = []
        var identified: [[String: Int]] = []
        var ranges: [Range<Int>] = []
        var twins: Set<Int> = []
        for (index, storyboard) in storyboards.enumerated() {
            var objects: [StoryboardDescription.ObjectID: Int] = [:]
            var identifiers: [String: Int] = [:]
            let first = nodes.count
            for (place, scene) in storyboard.description.scenes.enumerated() {
                if objects[scene.controller.objectID] == nil {
                    objects[scene.controller.objectID] = nodes.count
                } else {
                    twins.insert(nodes.count)
                }
                if let identifier = scene.controller.storyboardIdentifier, identifiers[identifier] == nil {
                    identifiers[identifier] = nodes.count
                }
                nodes.append(Node(storyboard: index, scene: place))
            }
            places.append(objects)
            identified.append(identifiers)
            ranges.append(first..<nodes.count)
        }
        self.ranges = ranges
        self.twins = twins
        self.nodes = nodes
        self.places = places
        self.identified = identified
        outgoing = Array(repeating: [], count: nodes.count)
        incoming = outgoing
        for node in nodes.indices { resolutions[node] = resolve(node) }
        for node in nodes.indices { addEdges(of: node) }
        namedReferences.formUnion(self.storyboards.indices.compactMap { initialNode(of: $0) })
    }

    private mutating func addEdges(of node: Int) {
        let scene = self.scene(node)
        let controls = Dictionary(scene.controls.map { ($0.objectID, $0) }) { first, _ in first }
        for segue in scene.segues {
            let place = places[nodes[node].storyboard][segue.destination]
            if let place { namedReferences.insert(place) }
            let destination = segue.kind == .unwind ? nil : place.map { resolutions[$0] ?? $0 }
            let control = controls[segue.owner]
            outgoing[node].append(edges.count)
            if let destination { incoming[destination].append(edges.count) }
            edges.append(Edge(source: node, destination: destination, segue: segue, control: control))
        }
    }

    /// The scene that a chain of references ends at; nil for a scene proper and for a chain that breaks off.
    private func resolve(_ node: Int) -> Int? {
        var node = node
        // The model follows no more either.
        for step in 0...64 {
            guard let reference = scene(node).controller.reference else { return step == 0 ? nil : node }
            guard let next = target(of: reference, from: nodes[node].storyboard) else { return nil }
            node = next
        }
        return nil
    }

    /// The scene that a reference names, if its storyboard is here and has it.
    package func target(of reference: StoryboardReference, from storyboard: Int) -> Int? {
        guard let index = self.storyboard(of: reference, from: storyboard) else { return nil }
        if let identifier = reference.identifier { return identified[index][identifier] }
        return initialNode(of: index)
    }

    /// The storyboard that a reference names, if it is here.
    package func storyboard(of reference: StoryboardReference, from storyboard: Int) -> Int? {
        guard let name = reference.storyboard else { return storyboard }
        return names.nearest(name, to: storyboard)
    }

    /// The nodes of a storyboard's scenes.
    package func nodes(of storyboard: Int) -> Range<Int> { ranges[storyboard] }

    /// The scene of a controller in a storyboard.
    package func node(_ object: StoryboardDescription.ObjectID, in storyboard: Int) -> Int? {
        places[storyboard][object]
    }

    /// Whether a storyboard is the same as another one in another language.
    package func isTranslation(_ storyboard: Int) -> Bool { names.originals[storyboard] != nil }

    /// Whether a storyboard belongs to an app extension: that is known, or it has the name that Xcode gives
    /// the interface of every new one.
    package func isExtension(_ storyboard: Int) -> Bool {
        storyboards[storyboard].description.name == "MainInterface" || extensions.contains(paths[storyboard])
    }

    /// The scene that a storyboard begins with, a reference not followed.
    package func initialNode(of storyboard: Int) -> Int? {
        storyboards[storyboard].description.initialController.flatMap { places[storyboard][$0] }
    }

    package func scene(_ node: Int) -> StoryboardDescription.Scene {
        storyboards[nodes[node].storyboard].description.scenes[nodes[node].scene]
    }

    /// The line on which an object of a scene begins.
    package func line(of object: StoryboardDescription.ObjectID, in node: Int) -> Int? {
        storyboards[nodes[node].storyboard].lines[object]
    }

    /// What a person would call a scene.
    package func label(_ node: Int) -> String { SceneLabel.text(of: scene(node).controller) }

    /// The nodes that can be reached from others over segues, those included.
    package func reachable(from start: [Int]) -> Set<Int> {
        var reached = Set(start)
        var waiting = start
        while let node = waiting.popLast() {
            let next =
                outgoing[node].compactMap { edges[$0].destination } + [resolutions[node]].compactMap { $0 }
            for destination in next where reached.insert(destination).inserted { waiting.append(destination) }
        }
        return reached
    }
}

/// What a person would call a scene, and how a class reads.
package enum SceneLabel {
    package static func text(of controller: ArchivedController) -> String {
        if let reference = controller.reference {
            let parts = [reference.storyboard, reference.identifier].compactMap { $0 }
            return parts.isEmpty ? "Initial scene" : parts.joined(separator: " › ")
        }
        let item = controller.properties.first { $0.property == .navigationItem }?.value["title"]?.string
        let tab = controller.properties.first { $0.property == .tabBarItem }?.value["title"]?.string
        let title = controller.properties.first { $0.property == .title }?.value.string
        // Many name a scene by its class.
        let identifier = controller.storyboardIdentifier.map {
            $0.hasSuffix("Controller") ? words(of: $0) : $0
        }
        let candidates = [controller.userLabel, item, title, tab, identifier]
        let named = candidates.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
        return named ?? words(of: controller.className)
    }

    /// A class's name as words: `UINavigationController` is `Navigation`, `PlantListViewController` is
    /// `Plant List`.
    package static func words(of className: String) -> String {
        var name = Substring(className)
        for prefix in ["UI", "AV", "GLK"] where name.hasPrefix(prefix) && className.count > 8 {
            name = name.dropFirst(prefix.count)
            break
        }
        for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) && name != suffix {
            name = name.dropLast(suffix.count)
            break
        }
        var words = ""
        var previous: Character?
        for character in name {
            if character.isUppercase, previous?.isLowercase ?? false { words += " " }
            words.append(character)
            previous = character
        }
        return words
    }
}
