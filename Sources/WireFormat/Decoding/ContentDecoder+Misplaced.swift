import ControllerHierarchy
import JSONBytes

/// What stands in the place of something else in the description of a class, a controller or a delegate.
extension ContentDecoder {
    /// What to say where a controller's description is wrapped in an object that has it as a member, as
    /// `UITab(…) { … }` and other tools have it; nil where something else was meant.
    func wrapperAdvice(_ key: JSONValue, _ value: JSONValue, in object: JSONValue) -> String? {
        let wrappers = ["viewController", "controller", "vc", "viewControllerProvider"]
        guard value.kind == .object || value.kind == .string, wrappers.contains(where: key.utf8Equals)
        else { return nil }
        let steps = key.pointer.split(separator: "/")
        let isTab = steps.count > 2 && steps[steps.count - 3] == "tabs"
        if isTab {
            return "; a tab is described as its controller, which has what else the tab has in `tab`: "
                + "`{as: …, tab: {identifier: …}}`"
        }
        // One that has a class of its own lacks what it contains.
        return object["class"] == nil ? "; the controller's description stands here itself, without it" : nil
    }

    /// What to say of a field of an operation that describes the controller which it takes; nil of any other.
    func controllerAdvice(_ key: JSONValue, _ value: JSONValue, _ schema: OperationSchema) -> String? {
        let takesDescription = schema.fields.contains {
            $0.place == .controller && [.controller, .controllerOrNull].contains($0.type)
        }
        let name = key.string ?? ""
        guard takesDescription,
            DescriptionField(rawValue: name) != nil || PropertyEntry.named(key) != nil
                || UIKitSpelling.property(name) != nil
        else { return nil }
        let meant = name == "style" ? styleMeant(value)?.rawValue ?? name : name
        return "; it belongs into the controller's description: "
            + "`controller: {…, \(meant): \(value.string ?? "…")}`"
    }

    /// The property that is meant by `style` with a value which no split view controller's style has: that of
    /// a presentation, or that of an alert.
    func styleMeant(_ value: JSONValue) -> Property? {
        let text = value.string ?? ""
        return [Property.modalPresentationStyle, .preferredStyle].first { property in
            let words = UIKitSpelling.words(of: property)
            return words.contains(text) || UIKitSpelling.word(text, among: words) != nil
        }
    }

    /// Notes an answer of a delegate's method that gives none; where null stands it lacks the method.
    mutating func readNothing(_ answer: JSONValue) {
        guard !answer.isNull, answer.bool == nil else { return }
        passingOver {
            $0.fail(
                answer,
                "must be true, or null for a delegate without the method: it answers nothing"
                    + ContentDecoder.delegatesHaveScripts)
        }
    }

    /// What to say of a name that stands for a callback, where a method of a controller's delegate has it.
    func delegateAdvice(for name: String) -> String {
        let found = Callback.allCases.first { callback in
            let label = callback.names.label
            guard callback.kind == .delegate, label.contains(".") else { return false }
            return label == name || label.hasSuffix("." + name) || callback.names.swift == name
        }
        guard let role = found?.names.label.split(separator: ".").first else { return "" }
        let fields =
            [DescriptionField.delegate, .presentationDelegate, .transitioningDelegate]
            + [.previewingDelegate, .contextMenuDelegate]
        return fields.contains { $0.rawValue == role }
            ? ContentDecoder.delegatesHaveScripts
            : "; such a delegate runs no operations, but `pauses` of a session may stop in its methods"
    }

    /// What to say where a delegate's method is to do something.
    static let delegatesHaveScripts =
        "; what a delegate does stands in `scripts` of its description: `{scripts: {didShow: [{do: […]}]}}`"

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
