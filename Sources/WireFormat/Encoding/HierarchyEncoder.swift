package import ControllerHierarchy
package import JSONBytes

/// Writes a controller hierarchy as JSON.
package enum HierarchyEncoder {
    /// Writes `{"version", "time"?, "roots": [...]}`; each node holds its children and what it presents.
    package static func write(_ roots: [HierarchyNode], version: Int, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("version")
        writer.value(version)
        writer.key("roots")
        write(roots, to: &writer)
        writer.endObject()
    }

    private static func write(_ nodes: [HierarchyNode], to writer: inout JSONWriter) {
        writer.beginArray()
        for node in nodes { write(node, to: &writer) }
        writer.endArray()
    }

    private static func write(_ node: HierarchyNode, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.value(node.identity.id ?? "")
        writer.key("label")
        writer.value(node.identity.label)
        writer.key("class")
        writer.value(node.identity.className)
        writer.key("state")
        writer.value(node.appearance.rawValue)
        writer.key("isViewLoaded")
        writer.value(node.isViewLoaded)
        writer.key("isInWindow")
        writer.value(node.isInWindow)
        writer.key("presentationStyle")
        if let style = node.presentationStyle { writer.value(style) } else { writer.null() }
        writer.key("children")
        write(node.children, to: &writer)
        writer.key("presented")
        write(node.presented, to: &writer)
        writer.endObject()
    }
}
