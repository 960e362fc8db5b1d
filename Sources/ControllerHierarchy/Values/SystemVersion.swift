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
        var numbers = (0, 0, 0)
        var (place, digits) = (0, 0)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "."), digits > 0, place < 2 {
                (place, digits) = (place + 1, 0)
                continue
            }
            guard (0x30...0x39).contains(byte), digits < 3 else { return nil }
            digits += 1
            let digit = Int(byte - 0x30)
            switch place {
            case 0: numbers.0 = 10 * numbers.0 + digit
            case 1: numbers.1 = 10 * numbers.1 + digit
            default: numbers.2 = 10 * numbers.2 + digit
            }
        }
        guard digits > 0 else { return nil }
        self.init(numbers.0, numbers.1, numbers.2)
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
