import ControllerHierarchy

extension Inspection {
    /// Walks through the app from every storyboard's initial controller, on a phone and on a tablet, and
    /// takes what raises or is ignored among the findings.
    ///
    /// A failure that both devices have is reported for the first.
    package mutating func walk(options: CrashWalk.Options = CrashWalk.Options()) {
        var known: Set<String> = []
        for storyboard in graph.storyboards.indices {
            guard graph.initialNode(of: storyboard) != nil, !graph.storyboards[storyboard].isLaunchScreen
            else { continue }
            for device in [WalkApp.phone, WalkApp.pad] {
                var options = options
                options.device = device
                var report = CrashWalk.walk(graph, from: storyboard, options: options)
                report.failures.removeAll { failure in
                    let parts = [failure.storyboard, failure.segue ?? "", failure.steps.last?.text ?? ""]
                    return !known.insert((parts + [failure.message]).joined(separator: "\u{0}")).inserted
                }
                walks.append(report)
                add(report.failures.map(finding))
            }
        }
    }

    private func finding(_ failure: WalkFailure) -> Finding {
        let way = failure.steps.isEmpty ? "launching" : failure.steps.map(\.text).joined(separator: ", then ")
        let didRaise = failure.outcome == .raised
        let node = failure.scene.flatMap(node)
        let element = failure.segue ?? failure.scene?.object
        return Finding(
            severity: didRaise ? .error : .warning, kind: didRaise ? .segueRaises : .segueIgnored,
            document: path(ofStoryboard: failure.scene?.storyboard ?? failure.storyboard),
            scene: node.map(graph.label), controller: failure.scene?.object, element: element,
            line: node.flatMap { node in element.flatMap { graph.line(of: $0, in: node) } },
            message: "\(way) on \(failure.device.model): \(failure.message)")
    }

    private func node(_ scene: SceneObject) -> Int? {
        graph.nodes.indices.first { node in
            graph.storyboards[graph.nodes[node].storyboard].description.name == scene.storyboard
                && graph.scene(node).controller.objectID == scene.object
        }
    }

    private func path(ofStoryboard name: String) -> String {
        let index = graph.storyboards.firstIndex { $0.description.name == name }
        return index.map { storyboardPaths[$0] } ?? name
    }
}

extension WalkReport {
    /// What the walk did, in one line.
    package var text: String {
        var text = "walked \(storyboard) on \(device.model): "
        text += "\(performed) segues and tabs, \(MapSVG.count(scenes, "scene"))"
        if unwindsLeftOut > 0 {
            text +=
                ", \(MapSVG.count(unwindsLeftOut, "unwind")) left out (say which classes have which actions)"
        }
        return text + (isBounded ? ", not to the end" : "")
    }
}
