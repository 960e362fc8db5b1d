import ControllerHierarchy
import JSONBytes

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
    /// What stands behind the name without arguments, such as `(coder:)`, `()` or nothing.
    let bare: String
    /// What stands before each argument: a parenthesis or a comma, and its label where it has one.
    private let openings: [String]

    static func of(_ callback: Callback) -> CallForm { table[Int(callback.rawValue)] }

    private static let table = Callback.allCases.map(CallForm.init)

    private init(_ callback: Callback) {
        let names = callback.names
        let swiftBase = names.swift.prefix { $0 != "(" }
        let signature = names.swift.dropFirst(swiftBase.count)
        let isCompletion = names.kind == .completion
        name = isCompletion ? names.swift : names.label
        // A notification's name has the class that posts it before the point.
        let lastPoint = names.kind == .callback ? nil : names.label.lastIndex(of: ".")
        role = lastPoint.map { String(names.label[..<$0]) } ?? ""
        hasTarget = !isCompletion
        argumentsMax = CallForm.argumentsMax(of: callback)
        let tail = lastPoint.map { names.label[names.label.index(after: $0)...] } ?? names.label[...]
        guard tail == swiftBase else {
            // The name is a label itself; those that follow would not be understood without the first.
            openings = []
            bare = "()"
            return
        }
        bare = names.kind == .delegate ? "()" : String(signature)
        let labels = signature.dropFirst().prefix { $0 != ")" }.split(separator: ":")
        openings = labels.enumerated().map { position, label in
            (position == 0 ? "(" : ", ") + (label == "_" ? "" : "\(label): ")
        }
    }

    private static func argumentsMax(of callback: Callback) -> Int {
        if callback.names.hidesSender { return 1 }
        return callback == .forUnwindSegueAction ? 2 : Int.max
    }

    /// Writes what stands before an argument.
    func writeLabel(_ position: Int, to writer: inout JSONWriter) {
        if position < openings.count { return writer.write(text: openings[position]) }
        if position == 0 { writer.write("(") } else { writer.write(", ") }
    }
}
