import ControllerHierarchy

/// The navigation controllers in which each scene may find itself, as far as segues tell.
struct NavigationContexts {
    /// By scenes: the nodes of navigation controllers.
    private(set) var navigationControllers: [Set<Int>]
    /// By scenes: whether it may be somewhere below a split view controller.
    private(set) var isInSplit: [Bool]

    /// Follows every segue until nothing new is found.
    init(_ graph: StoryboardGraph) {
        navigationControllers = Array(repeating: [], count: graph.nodes.count)
        isInSplit = Array(repeating: false, count: graph.nodes.count)
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for edge in graph.edges {
                guard let destination = edge.destination else { continue }
                let source = graph.scene(edge.source).controller
                var navigations: Set<Int> = []
                switch edge.segue.kind {
                case .relationship:
                    let isNavigation = edge.segue.relationship == .rootViewController
                    navigations = isNavigation ? [edge.source] : navigationControllers[edge.source]
                // A segue of the app's own may do anything; the most likely thing is a push.
                case .embed, .push, .show, .showDetail, .custom:
                    navigations = navigationControllers[edge.source]
                case .modal, .presentation, .popover, .popoverPresentation, .replace, .unwind: break
                }
                if !navigations.isSubset(of: navigationControllers[destination]) {
                    navigationControllers[destination].formUnion(navigations)
                    hasChanged = true
                }
                let isColumn = edge.segue.kind == .relationship && source.baseClass == "UISplitViewController"
                if !isInSplit[destination], isColumn || staysInSplit(edge) {
                    isInSplit[destination] = true
                    hasChanged = true
                }
            }
        }
    }

    private func staysInSplit(_ edge: StoryboardGraph.Edge) -> Bool {
        switch edge.segue.kind {
        case .modal, .presentation, .popover, .popoverPresentation, .unwind: false
        default: isInSplit[edge.source]
        }
    }
}
