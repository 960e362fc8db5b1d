/// Who is told what came of a request once it is durable.
///
/// It is made when the work is done, on the thread that did it, so that an answer can be written while what
/// it says is at hand.
package struct PendingAnswer<Receipt: Sendable, Failure: Error>: Sendable {
    /// Told that the work stands as it was when this was made.
    package let confirm: @Sendable () -> Void
    /// Told the result when it became another one.
    package let tell: @Sendable (Result<Receipt, Failure>) -> Void

    /// Creates an answer; one of the two is called, once.
    package init(
        confirm: @escaping @Sendable () -> Void, tell: @escaping @Sendable (Result<Receipt, Failure>) -> Void
    ) {
        self.confirm = confirm
        self.tell = tell
    }

    /// Tells either way, which keeps the receipt until then.
    init(_ receipt: Receipt, tell: @escaping @Sendable (Result<Receipt, Failure>) -> Void) {
        self.init(confirm: { tell(.success(receipt)) }, tell: tell)
    }
}
