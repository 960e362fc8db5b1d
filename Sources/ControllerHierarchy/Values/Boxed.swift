/// A value behind one reference: what few controllers have shall cost the others but a word.
@dynamicMemberLookup
package final class Boxed<Content: Sendable>: Sendable {
    package let content: Content

    /// Puts a value behind a reference.
    package init(_ content: consuming Content) {
        self.content = content
    }

    package subscript<Member>(dynamicMember member: KeyPath<Content, Member>) -> Member {
        content[keyPath: member]
    }
}

/// What is nil nearly everywhere, behind a reference where it is not.
@propertyWrapper
package struct Rare<Content: Sendable>: Sendable {
    private var boxed: Boxed<Content>?

    package var wrappedValue: Content? {
        get { boxed?.content }
        set { boxed = newValue.map(Boxed.init) }
    }

    /// Puts a value behind a reference, if there is one.
    package init(wrappedValue: Content? = nil) {
        boxed = wrappedValue.map(Boxed.init)
    }
}

extension Rare: Equatable where Content: Equatable {
    package static func == (one: Rare, other: Rare) -> Bool { one.wrappedValue == other.wrappedValue }
}
