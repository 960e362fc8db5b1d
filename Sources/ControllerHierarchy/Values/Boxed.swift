/// A value behind one reference: what few controllers have shall cost the others but a word.
///
/// Public, as `Rare` is, so that other targets get code for their types and need no metadata at run time.
@dynamicMemberLookup
public final class Boxed<Content: Sendable>: Sendable {
    /// The value.
    public let content: Content

    /// Puts a value behind a reference.
    @inlinable
    public init(_ content: consuming Content) {
        self.content = content
    }

    /// A member of the value.
    @inlinable
    public subscript<Member>(dynamicMember member: KeyPath<Content, Member>) -> Member {
        content[keyPath: member]
    }
}

/// What is nil nearly everywhere, behind a reference where it is not.
@frozen
@propertyWrapper
public struct Rare<Content: Sendable>: Sendable {
    @usableFromInline var boxed: Boxed<Content>?

    /// The value; nil where there is none.
    @inlinable public var wrappedValue: Content? {
        get { boxed?.content }
        set { boxed = newValue.map(Boxed.init) }
    }

    /// The reference, for a look at the value without a copy of it; nil where there is none.
    @inlinable public var projectedValue: Boxed<Content>? { boxed }

    /// Puts a value behind a reference, if there is one.
    @inlinable
    public init(wrappedValue: Content? = nil) {
        boxed = wrappedValue.map(Boxed.init)
    }
}

extension Rare: Equatable where Content: Equatable {
    /// Compares the values and not the references.
    public static func == (one: Rare, other: Rare) -> Bool { one.wrappedValue == other.wrappedValue }
}
