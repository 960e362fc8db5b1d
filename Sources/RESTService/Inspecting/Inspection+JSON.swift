import ControllerHierarchy
package import InterfaceBuilder
package import JSONBytes

extension Inspection {
    /// The inspection as an object: documents, scenes, segues, identifiers, findings and the map's structure.
    package var json: JSONWriter {
        var writer = JSONWriter(capacity: 4_096)
        writer.beginObject()
        writer.array("documents", documents) { writer, document in document.write(to: &writer) }
        writer.array("scenes", graph.nodes.indices) { writer, node in writeScene(node, to: &writer) }
        writer.array("segues", graph.edges) { writer, edge in writeSegue(edge, to: &writer) }
        writer.array("findings", findings) { writer, finding in finding.write(to: &writer) }
        writer.array("walks", walks) { writer, walk in writeWalk(walk, to: &writer) }
        writer.key("map")
        writeMap(to: &writer)
        writer.endObject()
        return writer
    }

    private func path(_ node: Int) -> String { storyboardPaths[graph.nodes[node].storyboard] }

    private func writeScene(_ node: Int, to writer: inout JSONWriter) {
        let scene = graph.scene(node)
        let controller = scene.controller
        writer.beginObject()
        writer.member("storyboard", path(node))
        writer.member("id", controller.objectID)
        writer.member("label", graph.label(node))
        writer.member("class", controller.className)
        writer.member("baseClass", controller.baseClass)
        writer.member("module", controller.customModule)
        writer.member("identifier", controller.storyboardIdentifier)
        writer.member(
            "restorationIdentifier",
            controller.properties.first { $0.property == .restorationIdentifier }?.value.string)
        writer.key("isInitial")
        writer.value(graph.initialNode(of: graph.nodes[node].storyboard) == node)
        if let reference = controller.reference {
            writer.key("refersTo")
            writer.beginObject()
            writer.member("storyboard", reference.storyboard)
            writer.member("identifier", reference.identifier)
            writer.member("bundle", reference.bundleIdentifier)
            writer.endObject()
        }
        writer.member("line", graph.line(of: controller.objectID, in: node))
        writer.array("controls", scene.controls) { writer, control in
            writer.beginObject()
            writer.member("id", control.objectID)
            writer.member("element", control.element)
            writer.member("label", control.label)
            writer.array("actions", control.actions) { writer, action in writer.value(action.selector) }
            writer.endObject()
        }
        writer.endObject()
    }

    private func writeSegue(_ edge: StoryboardGraph.Edge, to writer: inout JSONWriter) {
        let segue = edge.segue
        writer.beginObject()
        writer.member("storyboard", path(edge.source))
        writer.member("id", segue.objectID)
        writer.member("kind", segue.kind.rawValue)
        writer.member("relationship", segue.relationship?.rawValue)
        writer.member("identifier", segue.identifier)
        writer.member("source", graph.scene(edge.source).controller.objectID)
        writer.member("destination", segue.destination)
        writer.member("destinationLabel", edge.destination.map(graph.label))
        writer.member("control", edge.control?.objectID)
        writer.member("unwindAction", segue.unwindAction)
        writer.member("class", segue.customClass)
        writer.member("line", graph.line(of: segue.objectID, in: edge.source))
        writer.endObject()
    }

    private func writeWalk(_ walk: WalkReport, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("storyboard", walk.storyboard)
        writer.member("entrance", walk.entrance)
        writer.member("device", walk.device.model)
        writer.member("performed", walk.performed)
        writer.member("scenes", walk.visited.count)
        writer.key("isBounded")
        writer.value(walk.isBounded)
        writer.array("failures", walk.failures) { writer, failure in
            writer.beginObject()
            writer.array("steps", failure.steps) { writer, step in writer.value(step.text) }
            writer.member("outcome", failure.outcome.rawValue)
            writer.member("message", failure.message)
            writer.member("segue", failure.segue)
            writer.member("scenario", failure.scenario.text(paths: storyboardPaths))
            writer.endObject()
        }
        writer.endObject()
    }

    private func writeMap(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.array("initial", graph.storyboards.indices.compactMap { graph.initialNode(of: $0) }) {
            writer, node in writer.value(node)
        }
        writer.array("nodes", graph.nodes.indices) { writer, node in writer.value(graph.label(node)) }
        writer.array("edges", graph.edges.filter { $0.destination != nil }) { writer, edge in
            writer.beginObject()
            writer.member("from", edge.source)
            writer.member("to", edge.destination)
            writer.member("kind", edge.segue.kind.rawValue)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension Inspection.Document {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("document", path)
        switch content {
        case .success(.storyboard(let storyboard)):
            writer.member("kind", "storyboard")
            writer.member("initialController", storyboard.description.initialController)
            write(storyboard.statistics, to: &writer)
        case .success(.nib(let nib)):
            writer.member("kind", "nib")
            writer.member("owner", nib.description.ownerClass)
            writer.member("windowRoot", nib.description.windowRoot)
            writer.array("controllers", nib.description.controllers) { writer, controller in
                write(controller, to: &writer)
            }
            writer.array("views", nib.description.views) { writer, view in
                writer.beginObject()
                writer.member("id", view.objectID)
                writer.member("class", view.className)
                writer.endObject()
            }
            write(nib.statistics, to: &writer)
        case .failure(let error):
            writer.key("error")
            writer.beginObject()
            writer.member("code", error.code.rawValue)
            writer.member("detail", error.description)
            writer.endObject()
        }
        writer.endObject()
    }

    /// A controller of a nib with those that it contains.
    private func write(_ nib: NibDescription.NibController, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", nib.controller.objectID)
        writer.member("label", SceneLabel.text(of: nib.controller))
        writer.member("class", nib.controller.className)
        writer.member("baseClass", nib.controller.baseClass)
        writer.member("nib", nib.controller.nibName)
        writer.array("children", nib.children) { writer, child in write(child, to: &writer) }
        writer.endObject()
    }

    private func write(_ statistics: DocumentStatistics, to writer: inout JSONWriter) {
        writer.member("elements", statistics.elements)
        writer.key("unknownElements")
        writer.beginObject()
        for element in statistics.unknownElements { writer.member(element.name, element.count) }
        writer.endObject()
    }
}

extension Finding {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("severity", severity.rawValue)
        writer.member("kind", kind.rawValue)
        writer.member("document", document)
        writer.member("line", line)
        writer.member("scene", scene)
        writer.member("element", element)
        writer.member("message", message)
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ value: String?) {
        guard let value else { return }
        key(name)
        self.value(value)
    }

    fileprivate mutating func member(_ name: String, _ value: Int?) {
        guard let value else { return }
        key(name)
        self.value(value)
    }

    fileprivate mutating func array<Elements: Sequence>(
        _ name: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
    ) {
        key(name)
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }
}
