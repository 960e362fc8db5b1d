import CMicroHTTPShim

/// The body of a streamed reply, written piece by piece from any thread.
///
/// A write never waits: what the client does not take at once is kept, up to `streamWaitingBytesMax`,
/// beyond which the stream is cut. A client's end closes the stream within a second; one whose network has
/// gone is noticed by writing, so send something from time to time. Dropping the writer closes the stream.
package final class StreamWriter: @unchecked Sendable {
    /// How a stream stands after a write.
    package enum State: Sendable, Hashable {
        /// The client still listens and has not yet taken so many bytes.
        case open(waitingBytes: Int)
        /// The client has gone, was cut off because it did not read, or the stream is closed.
        case closed
    }

    // Unchecked: the pointer is constant, and the shim locks what it points to.
    private let handle: OpaquePointer

    init(stream: OpaquePointer) {
        handle = stream
    }

    deinit {
        uhttp_stream_release(handle)
    }

    /// How the stream stands now.
    package var state: State {
        var nothing: UInt8 = 0
        var waiting = 0
        return uhttp_stream_write(handle, &nothing, 0, &waiting) ? .open(waitingBytes: waiting) : .closed
    }

    /// Writes one piece, which is copied; pieces of several threads are not mixed.
    @discardableResult
    package func write(_ bytes: UnsafeRawBufferPointer) -> State {
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
            return state
        }
        var waiting = 0
        return uhttp_stream_write(handle, start, bytes.count, &waiting)
            ? .open(waitingBytes: waiting) : .closed
    }

    /// Writes the text's UTF-8 bytes as one piece.
    @discardableResult
    package func write(_ text: String) -> State {
        var text = text
        return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// Ends the body after what is waiting; later writes have no effect.
    package func close() {
        uhttp_stream_close(handle)
    }
}
