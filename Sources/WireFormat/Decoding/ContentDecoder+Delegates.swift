import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// Reads one of the delegates of a description.
    mutating func readDelegate(
        _ value: JSONValue, _ field: DescriptionField, into description: inout ControllerDescription
    ) {
        switch field {
        case .delegate: description.delegate = delegate(value, role: .container)
        case .presentationDelegate: description.presentationDelegate = delegate(value, role: .presentation)
        case .transitioningDelegate:
            description.transitioningDelegate = delegate(value, role: .transitioning)
        case .previewingDelegate: description.previewingDelegate = delegate(value, role: .previewing)
        default: break
        }
    }

    /// A delegate's answers by the short names of the protocol's methods; null stands for no delegate.
    private mutating func delegate(_ value: JSONValue, role: DelegateRole) -> DelegateDescription? {
        if value.isNull { return nil }
        guard let members = members(value) else { return nil }
        var answers: [Value.Member] = []
        for (key, answer) in members {
            guard let name = key.string, role.names.contains(name) else {
                failUnknown(key, in: role.field, allowed: role.names)
                continue
            }
            if name == "viewControllerForAdaptivePresentationStyle", answer.kind == .object {
                // Only to find its mistakes: the model makes the controller when it is asked for.
                _ = description(answer)
            }
            answers.append(Value.Member(name, self.value(answer)))
        }
        return DelegateDescription(answers: answers)
    }
}

/// The protocols whose methods a described delegate implements.
private struct DelegateRole: Sendable {
    /// The description's field.
    let field: String
    /// The short names of the methods, in the order of the callbacks.
    let names: [String]

    static let container = DelegateRole(
        field: "delegate", prefixes: ["delegate."], others: ["animator", "interaction"])
    static let presentation = DelegateRole(field: "presentationDelegate", prefixes: ["presentationDelegate."])
    static let transitioning = DelegateRole(
        field: "transitioningDelegate", prefixes: ["transitioningDelegate."],
        others: ["animator", "interaction"])
    static let previewing = DelegateRole(field: "previewingDelegate", prefixes: ["previewingDelegate."])

    private init(field: String, prefixes: [String], others: [String] = []) {
        self.field = field
        var names = others
        for label in Callback.allCases.map(\.names.label) {
            guard let prefix = prefixes.first(where: label.hasPrefix) else { continue }
            let name = String(label.dropFirst(prefix.count))
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
    }
}
