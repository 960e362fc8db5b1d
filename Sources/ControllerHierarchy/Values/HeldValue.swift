/// A value where it lies, which cannot be copied.
///
/// What its methods find in it they only borrow. Of an element of an array the compiler copies whatever it
/// looks at, and counts up and down what that refers to.
package struct HeldValue: ~Copyable {
    package let value: Value
}

/// A member where it lies, which cannot be copied.
package struct HeldMember: ~Copyable {
    package let member: Value.Member
}

extension [Value] {
    /// Calls a closure with each value where it lies.
    package func forEachHeld(_ body: (borrowing HeldValue) -> Void) {
        withUnsafeBufferPointer { values in
            // A structure of one member is laid out as that is.
            values.withMemoryRebound(to: HeldValue.self) { held in
                for place in held.indices { body(held[place]) }
            }
        }
    }
}

extension [Value.Member] {
    /// Calls a closure with each member where it lies.
    package func forEachHeld(_ body: (borrowing HeldMember) -> Void) {
        withUnsafeBufferPointer { members in
            members.withMemoryRebound(to: HeldMember.self) { held in
                for place in held.indices { body(held[place]) }
            }
        }
    }
}
