package import ControllerHierarchy
package import JSONBytes

/// Writes a controller as a resource: who it is, and every property as UIKit would answer it now.
package enum ControllerEncoder {
    /// Writes the controller with that label or id.
    ///
    /// Properties that its class or the version of iOS does not have are left out.
    package static func write(
        _ name: String, of application: Application, version: Int, to writer: inout JSONWriter
    ) throws(OperationError) {
        let identity = try application.identity(of: name)
        writer.beginObject()
        writer.key("id")
        writer.value(identity.id ?? "")
        writer.key("label")
        writer.value(identity.label)
        writer.key("class")
        writer.value(identity.className)
        writer.key("version")
        writer.value(version)
        for property in Property.allCases {
            guard let value = try value(of: property, of: name, in: application) else { continue }
            writer.key(property.rawValue)
            writer.writeValue(value)
        }
        try write(application.sceneOutline(of: name), to: &writer)
        writer.endObject()
    }

    /// Writes what can be tapped now in the whole app, each with the label of its controller.
    package static func writeControls(
        of application: Application, version: Int, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("version")
        writer.value(version)
        writer.key("controls")
        writer.beginArray()
        for (identity, controls) in application.reachableControls() {
            for control in controls { write(control, of: identity, to: &writer) }
        }
        writer.endArray()
        writer.endObject()
    }

    /// Writes what a user can tap and which segues can be performed.
    private static func write(_ outline: SceneOutline, to writer: inout JSONWriter) {
        writer.key("controls")
        writer.beginArray()
        for control in outline.controls { write(control, to: &writer) }
        writer.endArray()
        writer.key("segues")
        writer.beginArray()
        for segue in outline.segues { write(segue, to: &writer) }
        writer.endArray()
    }

    private static func write(
        _ control: ControlDescription, of controller: Identity? = nil, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        if let controller { writer.member("controller", controller.label) }
        writer.member("id", control.objectID)
        writer.member("element", control.element)
        writer.member("label", control.label)
        writer.key("actions")
        writer.beginArray()
        for action in control.actions { writer.value(action.selector) }
        writer.endArray()
        writer.key("isEnabled")
        writer.value(control.isEnabled)
        writer.endObject()
    }

    private static func write(_ segue: SceneOutline.Segue, to writer: inout JSONWriter) {
        let description = segue.description
        writer.beginObject()
        writer.member("id", description.objectID)
        writer.member("kind", description.kind.rawValue)
        writer.member("identifier", description.identifier)
        writer.member("control", segue.control)
        writer.member("destination", segue.destination)
        writer.member("unwindAction", description.unwindAction)
        if let trigger = description.trigger { writer.member("trigger", trigger) }
        writer.endObject()
    }

    /// The property's value; nil if the controller's class or the version does not have it.
    private static func value(
        of property: Property, of name: String, in application: Application
    ) throws(OperationError) -> Value? {
        do throws(OperationError) {
            return try application.value(of: property, of: name)
        } catch {
            switch error {
            case .invalidArgument, .notAvailable, .notModelled: return nil
            default: throw error
            }
        }
    }
}

extension JSONWriter {
    /// Writes a member that is a text or null.
    fileprivate mutating func member(_ name: StaticString, _ text: String?) {
        key(name)
        if let text { value(text) } else { null() }
    }
}
