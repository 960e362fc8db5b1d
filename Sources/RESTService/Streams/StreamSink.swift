package import MicroHTTPServer

/// Where a stream's bytes go: a client's connection, or what a test reads.
package protocol StreamSink: Sendable {
    /// Takes one piece without waiting; says how many bytes the client has not yet taken.
    func write(_ bytes: UnsafeRawBufferPointer) -> StreamWriter.State

    /// How the stream stands now.
    var state: StreamWriter.State { get }

    /// Ends the stream after what is waiting.
    func close()
}

extension StreamWriter: StreamSink {}

extension StreamSink {
    /// Whether the client still listens.
    var isOpen: Bool { state != .closed }

    /// The bytes that the client has not yet taken; nil when it has gone.
    var waitingBytes: Int? {
        if case .open(let count) = state { return count }
        return nil
    }
}
