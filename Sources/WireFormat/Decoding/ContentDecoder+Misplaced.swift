import ControllerHierarchy
import JSONBytes

/// What stands in the place of something else in the description of a class.
extension ContentDecoder {
    /// Whether the fields of a class stand there, and not its superclass, or callbacks; it notes those.
    mutating func areFields(_ object: JSONValue, allowed: [String]) -> Bool {
        if object.kind == .string {
            fail(object, "must be an object; write `{superclass: \(object.string ?? "")}`")
            return false
        }
        guard object.kind == .object else { return true }
        let callbacks = object.members.map(\.key).filter { key in
            let name = key.string ?? ""
            return !allowed.contains(name)
                && !MomentNames.callbacks(of: UIKitSpelling.callback(name) ?? name).isEmpty
        }
        for key in callbacks { fail(key, overrideAdvice(key.string ?? "")) }
        return callbacks.isEmpty
    }

    /// Whether scripts stand there, and not one by itself or the operations of one, of which it notes that.
    mutating func areScripts(_ value: JSONValue, _ name: String) -> Bool {
        let isOne = value.kind == .object && value["do"] != nil
        let elements = value.kind == .array ? value.elements.map { $0 } : [value]
        let isOperations = elements.contains { $0.kind == .object && $0["op"] != nil && $0["do"] == nil }
        guard isOne || isOperations else { return true }
        fail(
            value,
            "operations stand below `do` of a script, and scripts in a list: "
                + "`\(name): [{do: [{op: …}]}]`")
        return false
    }
}
