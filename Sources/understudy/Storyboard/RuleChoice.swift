import ArgumentParser
import InterfaceBuilder

/// Which rules are wanted.
struct RuleChoice {
    private let kinds: Set<Finding.Kind>

    /// - Throws: `ValidationError` for a name that no rule has.
    init(only: [String], without disabled: [String]) throws {
        let wanted = try only.isEmpty ? Finding.Kind.allCases : only.map(Self.kind)
        kinds = Set(wanted).subtracting(try disabled.map(Self.kind))
    }

    func includes(_ kind: Finding.Kind) -> Bool { kinds.contains(kind) }

    private static func kind(_ name: String) throws -> Finding.Kind {
        if let kind = Finding.Kind(rawValue: name) { return kind }
        throw ValidationError("\(name): no such rule; `understudy storyboard rules` lists them")
    }
}
