import ControllerHierarchy

/// The names of callbacks as scripts and overrides use them.
enum CallbackNames {
    /// Those of a controller's own callbacks and queries, the whole ones in Swift too, sorted.
    static var own: [String] {
        let callbacks = Callback.allCases.filter {
            [.callback, .query].contains($0.kind) && ![.action, .propertyRead].contains($0)
        }
        let names = callbacks.flatMap { callback in
            [callback.names.label.split(separator: ".").last.map(String.init), callback.names.swift]
        }
        return Set(names.compactMap(\.self)).sorted()
    }
}
