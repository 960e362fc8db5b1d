/// The versions of iOS that have an operation, a property, a value, a class or a callback.
///
/// Plain bounds, where nothing else depends on them; else the rule that has them with its proofs.
package enum Availability: Sendable, Equatable {
    case always
    /// From the first version on, and before the second; nil where it has no such bound.
    case versions(from: SystemVersion?, before: SystemVersion?)
    /// Wherever the rule holds.
    case whereHolds(Rule)

    static func from(_ major: Int) -> Availability { .versions(from: SystemVersion(major), before: nil) }

    static func before(_ major: Int) -> Availability { .versions(from: nil, before: SystemVersion(major)) }

    /// The part of it before a version.
    func before(_ major: Int) -> Availability { .versions(from: first, before: SystemVersion(major)) }

    /// The version that brought it; nil where there was none before that lacked it.
    package var first: SystemVersion? {
        switch self {
        case .always: nil
        case .versions(let from, _): from
        case .whereHolds(let rule): rule.entry.ranges.first?.lower?.version
        }
    }

    /// The first version that has it no longer; nil where it has stayed.
    package var end: SystemVersion? {
        switch self {
        case .always: nil
        case .versions(_, let before): before
        case .whereHolds(let rule): rule.entry.ranges.last?.upper?.version
        }
    }

    /// Such as `from iOS 9.0 on, before iOS 13.0`; nil where it is in every version.
    package var words: String? {
        let words = [first.map { "from iOS \($0) on" }, end.map { "before iOS \($0)" }].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The versions that have it, in words; nil where that one does, or is not known.
    package func absence(in version: SystemVersion?) -> String? {
        guard let version, !holds(in: Behavior(systemVersion: version)) else { return nil }
        return words
    }

    /// Whether it is there in the version that the behavior is that of.
    ///
    /// Inlined, it looks at an application's behavior where that is: handed on, it would be copied.
    @inline(__always)
    package func holds(in behavior: Behavior) -> Bool {
        switch self {
        case .always: true
        case .versions(let from, let before):
            from.map { behavior.systemVersion >= $0 } ?? true
                && before.map { behavior.systemVersion < $0 } ?? true
        case .whereHolds(let rule): behavior.holds(rule)
        }
    }
}
