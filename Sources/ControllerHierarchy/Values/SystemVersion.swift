/// The version of iOS that a session simulates, such as 12.1.4.
package struct SystemVersion: Sendable, Hashable, Comparable {
    package let major: Int
    package let minor: Int
    package let patch: Int

    /// Creates a version from its components; missing ones are zero.
    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads one to three decimal components separated by points; anything else is nil.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers = [0, 0, 0]
        for (index, part) in parts.enumerated() {
            guard !part.isEmpty, part.utf8.count <= 3, part.utf8.allSatisfy({ (48...57).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers[index] = number
        }
        self.init(numbers[0], numbers[1], numbers[2])
    }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension SystemVersion: CustomStringConvertible {
    /// The usual spelling: the patch component only where it is not zero.
    package var description: String {
        patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}
