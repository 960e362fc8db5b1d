/// A `UIAction`, or what stands in a `UIMenu`, as the value of a property.
///
/// Two are equal where they are the same, as closures are.
package final class ActionList: Sendable, Equatable {
    /// What holds the closures.
    let content: any AnyObject & Sendable
    /// What can be read of it: the texts.
    package let plain: Value

    init(content: any AnyObject & Sendable, plain: Value) {
        self.content = content
        self.plain = plain
    }

    package static func == (one: ActionList, other: ActionList) -> Bool { one === other }
}
