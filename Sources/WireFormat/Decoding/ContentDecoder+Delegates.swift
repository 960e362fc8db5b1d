import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// Reads one of the delegates of a description.
    mutating func readDelegate(
        _ value: JSONValue, _ field: DescriptionField, into description: inout ControllerDescription
    ) {
        switch field {
        case .delegate: description.delegate = delegate(value, kind: .container)
        case .presentationDelegate: description.presentationDelegate = delegate(value, kind: .presentation)
        case .transitioningDelegate:
            description.transitioningDelegate = delegate(value, kind: .transitioning)
        case .previewingDelegate: description.previewingDelegate = delegate(value, kind: .previewing)
        default: break
        }
    }

    /// A delegate's answers by the short names of the protocol's methods; null stands for no delegate.
    mutating func delegate(_ value: JSONValue, kind: DelegateKind) -> DelegateDescription? {
        if value.isNull { return nil }
        guard let members = members(value) else { return nil }
        let role = DelegateRole.of(kind)
        var delegate = DelegateDescription()
        for (key, answer) in members {
            guard let name = key.string, role.names.contains(name) else {
                failUnknown(key, in: role.field, allowed: role.names)
                continue
            }
            readAnswer(answer, to: name, into: &delegate)
            delegate.answers.append(Value.Member(name, self.value(answer)))
        }
        return delegate
    }

    /// Finds the mistakes of an answer whose form is known, and keeps the controller that it may be.
    private mutating func readAnswer(
        _ answer: JSONValue, to name: String, into delegate: inout DelegateDescription
    ) {
        guard !answer.isNull else { return }
        switch name {
        case "viewControllerForAdaptivePresentationStyle", "viewControllerForLocation":
            delegate.controller = controller(answer)
        case "adaptivePresentationStyle": _ = word(answer, ModalPresentationStyle.self)
        case "shouldDismiss", "popoverShouldDismiss": _ = bool(answer)
        case "interaction": _ = members(answer, of: name, allowed: [])
        case "animator":
            for (key, value) in members(answer, of: name, allowed: ["duration", "completes"]) ?? [] {
                if key.utf8Equals("completes") { _ = bool(value) } else { _ = number(value, atLeast: 0) }
            }
        case "presentationController": checkPresentationController(answer)
        default: break
        }
    }

    private mutating func checkPresentationController(_ answer: JSONValue) {
        let allowed = ["class", "shouldRemovePresentersView", "shouldPresentInFullscreen"]
        for (key, value) in members(answer, of: "presentationController", allowed: allowed) ?? [] {
            if key.utf8Equals("class") { _ = self.name(value) } else { _ = bool(value) }
        }
    }
}

/// The protocols whose methods a described delegate implements.
private struct DelegateRole: Sendable {
    /// The description's field.
    let field: String
    /// The short names of the methods, in the order of the callbacks.
    let names: [String]

    static func of(_ kind: DelegateKind) -> DelegateRole {
        switch kind {
        case .container: container
        case .presentation: presentation
        case .transitioning: transitioning
        case .previewing: previewing
        }
    }

    private static let container = DelegateRole(
        field: "delegate", prefixes: ["delegate."], others: ["animator", "interaction"])
    private static let presentation = DelegateRole(
        field: "presentationDelegate", prefixes: ["presentationDelegate."])
    private static let transitioning = DelegateRole(
        field: "transitioningDelegate", prefixes: ["transitioningDelegate."],
        others: ["animator", "interaction"])
    private static let previewing = DelegateRole(
        field: "previewingDelegate", prefixes: ["previewingDelegate."])

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
