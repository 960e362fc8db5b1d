/// A complete request as handlers see it, from a socket or from a test.
///
/// The buffers are valid until the handler returns.
package protocol Request {
    /// The method's token as sent.
    var methodName: String { get }
    /// The request target as sent, undecoded.
    var target: UnsafeRawBufferPointer { get }
    var body: UnsafeRawBufferPointer { get }

    /// The value of the first header of that name, whose case does not matter; nil when there is none.
    func header(_ name: StaticString) -> UnsafeRawBufferPointer?
}

extension Request {
    /// A header's value as text; nil when it is absent or no UTF-8.
    func headerText(_ name: StaticString) -> String? {
        header(name).flatMap { String(validating: $0, as: UTF8.self) }
    }
}
