import ControllerHierarchy

/// Looks for what goes wrong in storyboards, without running them.
struct Checks {
    let graph: StoryboardGraph
    let classes: ClassList?
    let sources: SourceIndex?
    private(set) var findings: [Finding] = []

    init(graph: StoryboardGraph, classes: ClassList?, sources: SourceIndex? = nil) {
        self.graph = graph
        self.classes = classes
        self.sources = sources
    }

    mutating func run() {
        for storyboard in graph.storyboards.indices {
            checkStoryboard(storyboard)
            checkName(storyboard)
        }
        checkCycles()
        for storyboard in graph.storyboards.indices { takeFaults(of: storyboard) }
        for node in graph.nodes.indices {
            checkReachability(node)
            checkReference(node)
            checkContainer(node)
            checkClass(node)
            checkRestoration(node)
            checkSegueIdentifiers(node)
            for edge in graph.outgoing[node] { checkSegue(graph.edges[edge]) }
        }
    }

    // MARK: What the checks ask

    /// The scenes with which an app can begin, and those that its code can make by an identifier.
    lazy var entries: [Int] = {
        let initial = graph.storyboards.indices.compactMap { graph.initialNode(of: $0) }
        let identified = graph.nodes.indices.filter {
            graph.scene($0).controller.storyboardIdentifier != nil
        }
        return initial + identified
    }()

    lazy var reached: Set<Int> = graph.reachable(from: entries)

    lazy var contexts = NavigationContexts(graph)

    // MARK: Noting

    /// Notes something about a scene or an object in it.
    mutating func note(
        _ severity: Finding.Severity, _ kind: Finding.Kind, _ node: Int,
        _ element: StoryboardDescription.ObjectID? = nil, _ message: String
    ) {
        let controller = graph.scene(node).controller.objectID
        findings.append(
            Finding(
                severity: severity, kind: kind, document: graph.paths[graph.nodes[node].storyboard],
                scene: graph.label(node), controller: controller, element: element ?? controller,
                line: graph.line(of: element ?? controller, in: node) ?? graph.line(of: controller, in: node),
                message: message))
    }

    /// Takes over what is wrong with objects of a storyboard.
    private mutating func takeFaults(of storyboard: Int) {
        for fault in graph.storyboards[storyboard].faults {
            let node = fault.controller.flatMap { graph.node($0, in: storyboard) }
            findings.append(
                Finding(
                    severity: fault.severity, kind: fault.kind, document: graph.paths[storyboard],
                    scene: node.map(graph.label), controller: fault.controller,
                    element: fault.object ?? fault.controller, line: fault.line, message: fault.message))
        }
    }

    /// Notes something about a document.
    mutating func note(
        _ severity: Finding.Severity, _ kind: Finding.Kind, document: Int, line: Int? = nil,
        _ message: String
    ) {
        findings.append(
            Finding(
                severity: severity, kind: kind, document: graph.paths[document], line: line, message: message)
        )
    }
}
