import ControllerHierarchy

/// The names of callbacks as scripts and overrides use them.
enum CallbackNames {
    /// Those of a controller's own callbacks and queries, sorted.
    static var own: [String] {
        let callbacks = Callback.allCases.filter {
            [.callback, .query].contains($0.kind) && ![.action, .propertyRead].contains($0)
        }
        return Set(callbacks.compactMap { $0.names.label.split(separator: ".").last.map(String.init) })
            .sorted()
    }
}
