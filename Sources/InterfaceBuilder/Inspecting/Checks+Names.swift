import ControllerHierarchy

/// What is checked of documents of one name, and of scenes that contain each other.
extension Checks {
    mutating func checkName(_ index: Int) {
        if let original = graph.names.originals[index] { return compare(index, with: original) }
        let name = graph.storyboards[index].description.name
        guard let other = graph.names.namesakes(of: index, named: name).first else { return }
        note(
            .note, .nameDuplicate, document: index,
            "\(graph.paths[other]) has the same name; an app can have one of them, and references mean the nearest"
        )
    }

    /// Whatever code asks for by an identifier must be there in every language.
    private mutating func compare(_ index: Int, with original: Int) {
        let language = graph.names.language(of: original) ?? graph.paths[original]
        let pairs = [
            ("the storyboard identifier", sceneIdentifiers(index), sceneIdentifiers(original)),
            ("a segue with the identifier", segueIdentifiers(index), segueIdentifiers(original)),
        ]
        for (what, own, others) in pairs {
            for (identifier, line) in own.sorted(by: { $0.key < $1.key }) where others[identifier] == nil {
                note(
                    .warning, .localizationDiffers, document: index, line: line,
                    "\(what) \"\(identifier)\" is not in the document for \(language)")
            }
            for identifier in others.keys.sorted() where own[identifier] == nil {
                note(
                    .warning, .localizationDiffers, document: index,
                    "\(what) \"\(identifier)\" is missing; it is in the document for \(language)")
            }
        }
    }

    private func sceneIdentifiers(_ index: Int) -> [String: Int] {
        var found: [String: Int] = [:]
        for node in graph.nodes(of: index) {
            let controller = graph.scene(node).controller
            guard let identifier = controller.storyboardIdentifier else { continue }
            found[identifier] = graph.line(of: controller.objectID, in: node) ?? 0
        }
        return found
    }

    private func segueIdentifiers(_ index: Int) -> [String: Int] {
        var found: [String: Int] = [:]
        for node in graph.nodes(of: index) {
            for segue in graph.scene(node).segues {
                guard let identifier = segue.identifier else { continue }
                found[identifier] = graph.line(of: segue.objectID, in: node) ?? 0
            }
        }
        return found
    }

    // MARK: Cycles

    /// Scenes that contain themselves, directly or through others: making one makes the next without end.
    mutating func checkCycles() {
        var state = Array(repeating: 0, count: graph.nodes.count)
        for start in graph.nodes.indices where state[start] == 0 {
            var stack = [(node: start, next: 0)]
            state[start] = 1
            while let (node, next) = stack.last {
                guard next < graph.outgoing[node].count else {
                    state[node] = 2
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = graph.edges[graph.outgoing[node][next]]
                guard edge.segue.kind.contains, let child = edge.destination else { continue }
                if state[child] == 1 { noteCycle(edge, stack.map(\.node), from: child) }
                guard state[child] == 0 else { continue }
                state[child] = 1
                stack.append((child, 0))
            }
        }
    }

    private mutating func noteCycle(_ edge: StoryboardGraph.Edge, _ stack: [Int], from child: Int) {
        let members = stack.drop { $0 != child }.map(graph.label)
        let way = (members + [graph.label(child)]).joined(separator: " › ")
        note(
            .error, .containmentCycle, edge.source, edge.segue.objectID,
            "the scene contains itself (\(way)); making it never ends")
    }
}
