/// A rule that is taken to hold in other versions than it does, as tests of the table itself have it.
package struct RuleChange: Sendable, Equatable {
    package let rule: Rule
    /// The versions in which the rule is taken to hold.
    package let ranges: [Rule.VersionRange]

    /// The rule holding in other versions than the table says.
    package init(_ rule: Rule, holdingIn ranges: [Rule.VersionRange]) {
        self.rule = rule
        self.ranges = ranges
    }

    /// Whether the rule, so changed, holds in a version.
    package func holds(in version: SystemVersion) -> Bool { ranges.contain(version) }

    /// Whether the change is one at all for an app that runs in a version.
    package func matters(in version: SystemVersion) -> Bool {
        holds(in: version) != rule.holds(in: version)
    }

    /// The rule never holding, or holding always.
    package static func always(_ holds: Bool, _ rule: Rule) -> RuleChange {
        RuleChange(rule, holdingIn: holds ? [.all] : [])
    }

    /// One bound of a rule moved by major versions.
    ///
    /// - Parameter index: The place of the bound in `rule.bounds`.
    package static func movingBound(_ index: Int, of rule: Rule, by majors: Int) -> RuleChange {
        var ranges = rule.entry.ranges
        var place = 0
        func move(_ bound: inout Rule.Bound?) {
            guard let version = bound?.version else { return }
            if place == index {
                bound?.version = SystemVersion(version.major + majors, version.minor, version.patch)
            }
            place += 1
        }
        for range in ranges.indices {
            move(&ranges[range].lower)
            move(&ranges[range].upper)
        }
        return RuleChange(rule, holdingIn: ranges)
    }
}
