import ControllerHierarchy

/// How the text form spells a callback, derived once from its names.
struct CallForm: Sendable {
    /// The name with the delegate's role before it, such as `delegate.willShow`.
    let name: String
    /// The role alone, such as `delegate`; empty for the target's own methods.
    let role: String
    /// Whether the target is printed; a completion handler stands alone (`present.completion()`).
    let hasTarget: Bool
    /// How many of the arguments are printed.
    let argumentsMax: Int
    /// What stands between a name and the end without arguments, such as `(coder:)`, `()` or nothing.
    private let bare: String
    /// The labels of the arguments in order, `_` for none.
    private let labels: [Substring]

    static func of(_ callback: Callback) -> CallForm { table[Int(callback.rawValue)] }

    private static let table = Callback.allCases.map(CallForm.init)

    private init(_ callback: Callback) {
        let names = callback.names
        let swiftBase = names.swift.prefix { $0 != "(" }
        let signature = names.swift.dropFirst(swiftBase.count)
        let isCompletion = names.kind == .completion
        name = isCompletion ? names.swift : names.label
        let lastPoint = names.label.lastIndex(of: ".")
        role = lastPoint.map { String(names.label[..<$0]) } ?? ""
        hasTarget = !isCompletion
        // The contract prints the action alone: list.canPerformUnwindSegueAction(unwindHome:).
        argumentsMax = callback == .canPerformUnwindSegueAction ? 1 : Int.max
        let tail = lastPoint.map { names.label[names.label.index(after: $0)...] } ?? names.label[...]
        if tail == swiftBase {
            // The name is the method's own, so its labels are printed.
            labels = signature.dropFirst().prefix { $0 != ")" }.split(separator: ":")
            bare = names.kind == .delegate ? "()" : String(signature)
        } else {
            // The name is a label itself; those that follow would not be understood without the first.
            labels = []
            bare = "()"
        }
    }

    /// The part behind the name.
    func arguments(_ texts: [String]) -> String {
        if texts.isEmpty { return bare }
        let labelled = texts.enumerated().map { position, text in
            position < labels.count && labels[position] != "_" ? "\(labels[position]): \(text)" : text
        }
        return "(" + labelled.joined(separator: ", ") + ")"
    }
}
