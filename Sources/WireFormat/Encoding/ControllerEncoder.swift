package import ControllerHierarchy
package import JSONBytes

/// Writes a controller as a resource: who it is, and every property as UIKit would answer it now.
package enum ControllerEncoder {
    /// Writes the controller with that label or id.
    ///
    /// Properties that its class does not have are left out.
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
        writer.endObject()
    }

    /// The property's value; nil if the controller's class does not have it.
    private static func value(
        of property: Property, of name: String, in application: Application
    ) throws(OperationError) -> Value? {
        do throws(OperationError) {
            return try application.value(of: property, of: name)
        } catch {
            switch error {
            case .notApplicable, .notModelled: return nil
            default: throw error
            }
        }
    }
}
