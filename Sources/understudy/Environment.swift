import Glibc

/// The variables that stand in for options that are not given.
enum Environment {
    /// The value of a variable; nil if it is not set or empty.
    static func value(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
