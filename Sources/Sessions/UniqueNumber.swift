import Synchronization

/// Numbers that tell apart what this process makes, and what others make on the same store.
///
/// They begin anywhere, so that those of two processes meet no more often than random ones do, each of which
/// is a call of the system: a new session made two.
enum UniqueNumber {
    private static let start = UInt64.random(in: .min ... .max)
    private static let given = Atomic<UInt64>(0)

    /// A number that has not been given yet.
    static func next() -> UInt64 { start &+ given.wrappingAdd(1, ordering: .relaxed).newValue }
}
