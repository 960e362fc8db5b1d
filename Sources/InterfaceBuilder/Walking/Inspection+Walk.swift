package import ControllerHierarchy

extension Inspection {
    /// Walks through the app from every entrance, on a phone and on a tablet, and takes what raises or is
    /// ignored among the findings.
    package mutating func walk(options: CrashWalk.Options = CrashWalk.Options()) {
        take(options.devices.map { reports(on: $0, options: options) })
    }

    /// The names of the storyboards with which the app may begin.
    package var mainStoryboards: [String] {
        var names: [String] = []
        for entrance in WalkEntrance.all(graph) where entrance.isLaunch {
            let storyboard = graph.nodes[entrance.node].storyboard
            if graph.isExtension(storyboard) { continue }
            let name = graph.storyboards[storyboard].description.name
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The names of the nibs with whose windows the app may begin.
    package var mainNibs: [String] {
        documents.compactMap { document in
            guard case .success(.nib(let nib)) = document.content, nib.description.windowRoot != nil else {
                return nil
            }
            return nib.description.name
        }
    }

    /// From how many entrances a walk may begin at most.
    package func walkCount(options: CrashWalk.Options) -> Int {
        WalkEntrance.all(graphWithNibs, main: options.mainNames).count
    }

    /// Whether an app can launch with a storyboard, or a nib, of that name.
    package func hasInitialController(inDocumentNamed name: String) -> Bool {
        let graph = graphWithNibs
        return graph.storyboards.indices.contains {
            graph.storyboards[$0].description.name == name && graph.initialNode(of: $0) != nil
        }
    }

    /// Walks from every entrance on one device; a scene that an earlier walk has met is no entrance of its
    /// own.
    ///
    /// - Parameter progress: Called after each entrance.
    package func reports(
        on device: Device, options: CrashWalk.Options, progress: () -> Void = {}
    ) -> [WalkReport] {
        var options = options
        options.device = device
        let graph = graphWithNibs
        var reports: [WalkReport] = []
        var visited: Set<SceneObject> = []
        var left = options.allRunsMax
        for entrance in WalkEntrance.all(graph, main: options.mainNames) {
            progress()
            guard graph.storyboards[graph.nodes[entrance.node].storyboard].isFor(device),
                entrance.isLaunch || !visited.contains(scene(entrance.node))
            else { continue }
            options.runsMax = min(options.runsMax, left)
            let report = CrashWalk.walk(graph, from: entrance, options: options)
            visited.formUnion(report.visited)
            left -= report.runs
            reports.append(report)
        }
        return reports
    }

    /// Takes up walks, device by device, and what they met among the findings; a failure that several devices
    /// have is reported for the first.
    package mutating func take(_ reports: [[WalkReport]]) {
        let graph = graphWithNibs
        var known: Set<[String]> = []
        var found: [Finding] = []
        let endless = Set(findings.filter { $0.kind == .containmentCycle }.map(\.document))
        // That nobody declares the action of an unwind segue has been told.
        let told = Set(
            findings.filter { $0.kind == .unwindActionMissing }.map { [$0.document, $0.element ?? ""] })
        for var report in reports.joined() {
            report.failures.removeAll { failure in
                let document = graph.paths[failure.scene?.document ?? failure.document]
                let key = [
                    document, failure.segue ?? "", failure.steps.last?.text ?? "",
                    failure.message,
                ]
                return !known.insert(key).inserted
            }
            found += report.failures.map(finding).filter {
                $0.kind != .segueIgnored || !told.contains([$0.document, $0.element ?? ""])
            }
            if let refusal = report.refusal, !endless.contains(graph.paths[report.document]),
                known.insert([graph.paths[report.document], report.entrance ?? "", refusal.reason]).inserted
            {
                found.append(finding(refusal, report))
            }
            walks.append(report)
        }
        add(found)
    }

    private func scene(_ node: Int) -> SceneObject {
        SceneObject(
            document: graphWithNibs.nodes[node].storyboard,
            object: graphWithNibs.scene(node).controller.objectID)
    }

    private func finding(
        _ refusal: (isLaunch: Bool, reason: String), _ report: WalkReport
    ) -> Finding {
        let from = report.entrance.map { " from \($0)" } ?? ""
        let what = refusal.isLaunch ? "launching\(from)" : "the walk\(from)"
        return Finding(
            severity: refusal.isLaunch && report.entrance == nil ? .warning : .note,
            kind: refusal.isLaunch ? .launchRefused : .walkBounded,
            document: graphWithNibs.paths[report.document],
            message: "\(what) on \(report.device.model) did not come to its end: \(refusal.reason)")
    }

    private func finding(_ failure: WalkFailure) -> Finding {
        let graph = graphWithNibs
        let way = failure.steps.isEmpty ? "launching" : failure.steps.map(\.text).joined(separator: ", then ")
        let didRaise = failure.outcome == .raised
        let document = failure.scene?.document ?? failure.document
        let node = failure.scene.flatMap { scene in
            scene.document.flatMap { graph.node(scene.object, in: $0) }
        }
        let element = failure.segue ?? failure.scene?.object
        let doubt =
            failure.hasStandIn
            ? "; a segue of the app's own is on the way, taken to show its destination" : ""
        let severity: Finding.Severity = didRaise && failure.isCertain ? .error : .warning
        return Finding(
            severity: failure.hasStandIn ? .note : severity,
            kind: didRaise ? .segueRaises : .segueIgnored, document: graph.paths[document],
            scene: node.map(graph.label), controller: failure.scene?.object, element: element,
            line: node.flatMap { node in element.flatMap { graph.line(of: $0, in: node) } },
            message: "\(way) on \(failure.device.model): \(failure.message)\(doubt)")
    }
}

extension StoryboardDocument {
    /// Whether an app has it on a device.
    fileprivate func isFor(_ device: Device) -> Bool {
        device.idiom == .phone ? !isForPad : !description.name.hasSuffix("~iphone")
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
