import Glibc

/// What a writer has written, kept for many who read it.
package final class JSONText: Sendable {
    /// The bytes, which last as long as the text.
    package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// Takes over what has been written.
    package init(_ writer: consuming JSONWriter) {
        let (start, count) = writer.take()
        bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    deinit { free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }
}
