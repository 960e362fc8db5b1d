import ControllerHierarchy

/// The navigation controllers in which each scene may find itself, as far as segues tell.
struct NavigationContexts {
    /// By scenes: the nodes of navigation controllers, the first ones that were found.
    private(set) var navigationControllers: [[Int]]
    /// By scenes: whether it may be somewhere below a split view controller.
    private(set) var isInSplit: [Bool]

    /// More of them say no more about a scene, and following all of them takes its time.
    private static let navigationControllersMax = 16

    /// Follows every segue until nothing new is found.
    init(_ graph: StoryboardGraph) {
        navigationControllers = Array(repeating: [], count: graph.nodes.count)
        isInSplit = Array(repeating: false, count: graph.nodes.count)
        var waiting = Array(graph.nodes.indices)
        var isWaiting = Array(repeating: true, count: graph.nodes.count)
        var next = 0
        while next < waiting.count {
            let node = waiting[next]
            next += 1
            isWaiting[node] = false
            for edge in graph.outgoing[node].map({ graph.edges[$0] }) {
                guard let destination = edge.destination, follow(edge, to: destination, graph),
                    !isWaiting[destination]
                else { continue }
                isWaiting[destination] = true
                waiting.append(destination)
            }
        }
    }

    /// Takes along what is known of a segue's source.
    ///
    /// - Returns: Whether anything was new to the destination.
    private mutating func follow(
        _ edge: StoryboardGraph.Edge, to destination: Int, _ graph: StoryboardGraph
    ) -> Bool {
        var hasChanged = false
        for navigation in navigationControllers(after: edge) {
            guard navigationControllers[destination].count < Self.navigationControllersMax,
                !navigationControllers[destination].contains(navigation)
            else { continue }
            navigationControllers[destination].append(navigation)
            hasChanged = true
        }
        let isColumn =
            edge.segue.kind == .relationship
            && graph.scene(edge.source).controller.baseClass == "UISplitViewController"
        if !isInSplit[destination], isColumn || staysInSplit(edge) {
            isInSplit[destination] = true
            hasChanged = true
        }
        return hasChanged
    }

    private func navigationControllers(after edge: StoryboardGraph.Edge) -> [Int] {
        switch edge.segue.kind {
        case .relationship where edge.segue.relationship == .rootViewController: [edge.source]
        // A segue of the app's own may do anything; the most likely thing is a push.
        case .relationship, .embed, .push, .show, .showDetail, .custom: navigationControllers[edge.source]
        case .modal, .presentation, .popover, .popoverPresentation, .replace, .unwind: []
        }
    }

    private func staysInSplit(_ edge: StoryboardGraph.Edge) -> Bool {
        switch edge.segue.kind {
        case .modal, .presentation, .popover, .popoverPresentation, .unwind: false
        default: isInSplit[edge.source]
        }
    }
}
