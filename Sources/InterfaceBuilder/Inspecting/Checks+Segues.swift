import ControllerHierarchy

/// What is checked of segues.
extension Checks {
    mutating func checkSegue(_ edge: StoryboardGraph.Edge) {
        let segue = edge.segue
        if segue.kind == .unwind { return checkUnwind(edge) }
        guard edge.destination != nil else {
            note(
                .error, .destinationMissing, edge.source, segue.objectID,
                "the \(segue.kind.rawValue) segue leads to \(segue.destination), which is not there")
            return
        }
        switch segue.kind {
        case .push: checkPush(edge)
        case .replace: checkReplace(edge)
        case .popover, .popoverPresentation: checkPopover(edge)
        case .custom:
            if segue.customClass == nil {
                note(
                    .error, .segueClassMissing, edge.source, segue.objectID,
                    "a custom segue without a class raises when it is performed")
            }
        case .embed: checkEmbed(edge)
        default: break
        }
        checkIdentifier(edge)
    }

    private mutating func checkPush(_ edge: StoryboardGraph.Edge) {
        guard contexts.navigationControllers[edge.source].isEmpty, reached.contains(edge.source) else {
            return
        }
        let source = graph.scene(edge.source).controller
        let mayBePushed = source.storyboardIdentifier != nil
        note(
            mayBePushed ? .warning : .error, .pushWithoutNavigation, edge.source, edge.segue.objectID,
            "the push to \(label(edge)) raises: no segue puts \(graph.label(edge.source)) into a "
                + "navigation controller")
    }

    private mutating func checkReplace(_ edge: StoryboardGraph.Edge) {
        guard !contexts.isInSplit[edge.source], reached.contains(edge.source) else { return }
        let isIdentified = graph.scene(edge.source).controller.storyboardIdentifier != nil
        note(
            isIdentified ? .warning : .error, .replaceWithoutSplit, edge.source, edge.segue.objectID,
            "the replacement by \(label(edge)) fails: no segue puts \(graph.label(edge.source)) into a "
                + "split view controller")
    }

    private mutating func checkPopover(_ edge: StoryboardGraph.Edge) {
        let anchor: StoryboardDescription.ObjectID
        switch edge.segue.popoverAnchor {
        case .view(let view): anchor = view
        case .barButtonItem(let item): anchor = item
        case nil:
            note(
                .error, .popoverWithoutAnchor, edge.source, edge.segue.objectID,
                "the popover \(label(edge)) has no anchor; on an iPad presenting it raises")
            return
        }
        let objects = graph.storyboards[graph.nodes[edge.source].storyboard].objects
        guard !objects.contains(anchor) else { return }
        note(
            .error, .popoverWithoutAnchor, edge.source, edge.segue.objectID,
            "the popover \(label(edge)) is anchored to \(anchor), which is not there")
    }

    private mutating func checkEmbed(_ edge: StoryboardGraph.Edge) {
        let first = graph.outgoing[edge.source].map { graph.edges[$0].segue }
            .first { $0.kind == .embed && $0.owner == edge.segue.owner }
        guard let first, first.objectID != edge.segue.objectID else { return }
        note(
            .error, .embedTwice, edge.source, edge.segue.objectID,
            "the container view \(edge.segue.owner) embeds two controllers")
    }

    private mutating func checkUnwind(_ edge: StoryboardGraph.Edge) {
        let segue = edge.segue
        // Another scene's exit does as well: of an exit nothing but the action is kept.
        let scenes = graph.nodes(of: graph.nodes[edge.source].storyboard)
        if graph.scene(edge.source).exit != segue.destination,
            !scenes.contains(where: { graph.scene($0).exit == segue.destination })
        {
            note(
                .error, .unwindWithoutExit, edge.source, segue.objectID,
                "the unwind segue leads to \(segue.destination), which is no exit")
        }
        guard let action = segue.unwindAction else {
            note(
                .error, .unwindActionMissing, edge.source, segue.objectID,
                "the unwind segue names no action")
            return
        }
        // A source that was not read whole may have the method of which a word is the selector's beginning.
        let isOpen = sources?.unread.contains { action.hasPrefix($0) } ?? false
        if let classes, classes.knowsActions, !classes.declares(action), !isOpen {
            note(
                .error, .unwindActionMissing, edge.source, segue.objectID,
                "no class declares \(action), so nothing happens on unwinding")
        }
        checkIdentifier(edge)
    }

    /// A segue that neither a control nor code can start.
    private mutating func checkIdentifier(_ edge: StoryboardGraph.Edge) {
        let segue = edge.segue
        guard segue.kind != .relationship, segue.kind != .embed, segue.identifier == nil,
            segue.owner == graph.scene(edge.source).controller.objectID
        else { return }
        note(
            .warning, .segueIdentifierMissing, edge.source, segue.objectID,
            "the \(segue.kind.rawValue) segue has neither a control nor an identifier; nothing can perform it"
        )
    }

    mutating func checkSegueIdentifiers(_ node: Int) {
        var first: [String: SegueDescription] = [:]
        for segue in graph.scene(node).segues {
            guard let identifier = segue.identifier else { continue }
            if first[identifier] == nil {
                first[identifier] = segue
                continue
            }
            note(
                .warning, .segueIdentifierDuplicate, node, segue.objectID,
                "another segue of the scene has the identifier \"\(identifier)\"; the first is performed")
        }
    }

    private func label(_ edge: StoryboardGraph.Edge) -> String {
        edge.destination.map(graph.label) ?? edge.segue.destination
    }
}
