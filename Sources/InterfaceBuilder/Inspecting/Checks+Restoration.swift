import ControllerHierarchy

/// What is checked of restoration identifiers.
///
/// Source: storyboards-restoration.md, "Preservation": a controller without a restoration identifier drops
/// itself, its children and what it presents.
extension Checks {
    mutating func checkRestoration(_ node: Int) {
        checkDuplicateViews(node)
        checkDuplicateChildren(node)
        guard let identifier = restorationIdentifier(node) else { return }
        let containers = graph.incoming[node].map { graph.edges[$0] }
            .filter { $0.segue.kind == .relationship || $0.segue.kind == .embed }.map(\.source)
        let parents = Set(containers).union(contexts.navigationControllers[node])
        guard !parents.isEmpty, parents.allSatisfy({ restorationIdentifier($0) == nil }) else { return }
        let isMeant = beginsWithRestoration(graph.nodes[node].storyboard)
        let names = parents.sorted().map(graph.label).joined(separator: ", ")
        note(
            isMeant ? .warning : .note, .restorationPathBroken, node, nil,
            "\"\(identifier)\" is never saved: its container (\(names)) has no restoration identifier")
    }

    /// Children of an app's own container are told apart by their identifiers alone.
    private mutating func checkDuplicateChildren(_ node: Int) {
        var seen: Set<String> = []
        for edge in graph.outgoing[node].map({ graph.edges[$0] }) where edge.segue.kind == .embed {
            guard let child = edge.destination, let identifier = restorationIdentifier(child),
                !seen.insert(identifier).inserted
            else { continue }
            note(
                .warning, .restorationIdentifierDuplicate, node, edge.segue.objectID,
                "two embedded controllers have the restoration identifier \"\(identifier)\"; one is lost")
        }
    }

    private mutating func checkDuplicateViews(_ node: Int) {
        var seen: Set<String> = []
        for view in graph.scene(node).controller.restorableViews
        where !seen.insert(view.restorationIdentifier).inserted {
            note(
                .warning, .restorationIdentifierDuplicate, node, view.objectID,
                "two views have the restoration identifier \"\(view.restorationIdentifier)\"; one is lost")
        }
    }

    /// Whether the storyboard's initial controller is saved under an identifier of its own: then its author
    /// thinks of restoration, and has not merely ticked "Use Storyboard ID" everywhere.
    private func beginsWithRestoration(_ storyboard: Int) -> Bool {
        guard let initial = graph.initialNode(of: storyboard) else { return false }
        let controller = graph.scene(initial).controller
        return restorationIdentifier(initial).map { $0 != controller.storyboardIdentifier } ?? false
    }

    private func restorationIdentifier(_ node: Int) -> String? {
        graph.scene(node).controller.properties.first { $0.property == .restorationIdentifier }?.value.string
    }
}
