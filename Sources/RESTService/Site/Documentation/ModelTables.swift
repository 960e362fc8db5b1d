import ControllerHierarchy
import WireFormat

/// What the model's own tables list: devices, callbacks, and questions that classes can answer.
enum ModelTables {
    /// Every device with its screen, and the version that it came with.
    static var devices: String {
        SchemaText.table(
            head: ["Model", "Kind", "Screen", "Scale", "First iOS"],
            DevicePreset.all.map { device in
                let size = "\(Int(device.portraitSize.width)) × \(Int(device.portraitSize.height))"
                return row([
                    "<code>\(HTMLPage.escape(device.model))</code>", device.idiom.rawValue, size,
                    "\(Int(device.displayScale))", device.firstVersion.description,
                ])
            })
    }

    /// Every call of the log by its Swift and its Objective-C name.
    static var callbacks: String {
        SchemaText.table(
            head: ["Call", "Objective-C", "Type", "Versions"],
            Callback.allCases.map { callback in
                row([
                    "<code>\(HTMLPage.escape(callback.names.swift))</code>",
                    "<code>\(HTMLPage.escape(callback.names.selector))</code>",
                    callback.kind.rawValue, callback.availability.words ?? "every version",
                ])
            })
    }

    private static func row(_ cells: [String]) -> String {
        "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
    }
}
