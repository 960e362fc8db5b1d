import ControllerHierarchy

extension Inspection {
    /// Walks through the app from every entrance, on a phone and on a tablet, and takes what raises or is
    /// ignored among the findings.
    ///
    /// A scene that an earlier walk has met is no entrance of its own. A failure that both devices have is
    /// reported for the first.
    package mutating func walk(options: CrashWalk.Options = CrashWalk.Options()) {
        var known: Set<String> = []
        let entrances = WalkEntrance.all(graph)
        for device in [WalkApp.phone, WalkApp.pad] {
            var options = options
            options.device = device
            var visited: Set<SceneObject> = []
            for entrance in entrances where entrance.isLaunch || !visited.contains(scene(entrance.node)) {
                var report = CrashWalk.walk(graph, from: entrance, options: options)
                visited.formUnion(report.visited)
                options.runsMax = max(options.runsMax - report.runs, 0)
                report.failures.removeAll { failure in
                    let parts = [failure.storyboard, failure.segue ?? "", failure.steps.last?.text ?? ""]
                    return !known.insert((parts + [failure.message]).joined(separator: "\u{0}")).inserted
                }
                walks.append(report)
                add(report.failures.map(finding))
            }
        }
    }

    private func scene(_ node: Int) -> SceneObject {
        SceneObject(
            storyboard: graph.storyboards[graph.nodes[node].storyboard].description.name,
            object: graph.scene(node).controller.objectID)
    }

    private func finding(_ failure: WalkFailure) -> Finding {
        let way = failure.steps.isEmpty ? "launching" : failure.steps.map(\.text).joined(separator: ", then ")
        let didRaise = failure.outcome == .raised
        let node = failure.scene.flatMap(node)
        let element = failure.segue ?? failure.scene?.object
        return Finding(
            severity: didRaise && failure.isCertain ? .error : .warning,
            kind: didRaise ? .segueRaises : .segueIgnored,
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
        let begin = entrance.map { " from \($0)" } ?? ""
        var text = "walked \(storyboard)\(begin) on \(device.model): "
        text += "\(performed) segues, tabs and back buttons, \(MapSVG.count(visited.count, "scene"))"
        return text + (isBounded ? ", not to the end" : "")
    }
}
