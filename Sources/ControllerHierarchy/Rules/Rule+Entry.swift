extension Rule {
    /// The versions in which a rule holds, and what shows it.
    package struct Entry: Sendable {
        /// In rising order, none touching the next.
        package let ranges: [VersionRange]
        /// Where the rule was observed: case ids, or a document and its heading.
        package let evidence: String

        init(_ ranges: VersionRange..., evidence: String) {
            self.ranges = ranges
            self.evidence = evidence
        }
    }

    /// Whether the rule holds in a version.
    package func holds(in version: SystemVersion) -> Bool { entry.ranges.contain(version) }

    /// The versions in which it holds, such as `from iOS 7.0 on, before iOS 8.0`.
    package var words: String {
        let ranges = entry.ranges.map { range in
            Availability.versions(from: range.lower?.version, before: range.upper?.version).words
        }
        return ranges.map { $0 ?? "in every version" }.joined(separator: "; ")
    }

    /// Every bound of the rule, in rising order.
    package var bounds: [Bound] { entry.ranges.flatMap { [$0.lower, $0.upper].compactMap(\.self) } }

    /// A version with which a rule begins or ceases to hold.
    package struct Bound: Sendable, Equatable {
        package var version: SystemVersion
        /// The scenario that fails when the bound moves down by a major version: one of a version below it.
        ///
        /// Nil where nothing that was observed decides it; docs/coverage.md lists it as unproven.
        package let below: String?
        /// The scenario that fails when the bound moves up by a major version: one of this version.
        ///
        /// Nil where nothing that was observed decides it; docs/coverage.md lists it as unproven.
        package let at: String?
    }

    /// Versions one behind the other, from the lower bound on and before the upper one.
    package struct VersionRange: Sendable, Equatable {
        package var lower: Bound?
        package var upper: Bound?

        /// Every version.
        package static let all = VersionRange(lower: nil, upper: nil)

        package func contains(_ version: SystemVersion) -> Bool {
            if let lower, version < lower.version { return false }
            if let upper, version >= upper.version { return false }
            return true
        }

        /// From a version on; `below` and `at` are the scenarios that prove the bound's two sides.
        static func from(
            _ major: Int, _ minor: Int = 0, below: String? = nil, at: String? = nil
        ) -> VersionRange {
            let bound = Bound(version: SystemVersion(major, minor), below: below, at: at)
            return VersionRange(lower: bound, upper: nil)
        }

        /// Before a version; `below` and `at` are the scenarios that prove the bound's two sides.
        static func before(
            _ major: Int, _ minor: Int = 0, below: String? = nil, at: String? = nil
        ) -> VersionRange {
            VersionRange.all.before(major, minor, below: below, at: at)
        }

        /// The part of the range before a version.
        func before(
            _ major: Int, _ minor: Int = 0, below: String? = nil, at: String? = nil
        ) -> VersionRange {
            var range = self
            range.upper = Bound(version: SystemVersion(major, minor), below: below, at: at)
            return range
        }
    }
}

extension [Rule.VersionRange] {
    func contain(_ version: SystemVersion) -> Bool { contains { $0.contains(version) } }
}
