import CMicroHTTPShim

/// What an `HTTPServer` listens on and how much it lets a client ask of it.
package struct ServerConfiguration: Sendable {
    /// Where connections come from.
    package enum Endpoint: Sendable, Hashable {
        /// A name or numeric address and a TCP port; port 0 lets the system choose one.
        case address(host: String, port: UInt16)
        /// A socket file; one that nobody listens on any more is replaced.
        case socketFile(path: String)
        /// A listening socket made by another process; the server closes it at the end.
        case inherited(descriptor: Int32)
    }

    package var endpoint: Endpoint
    /// Threads that read requests and call the handler; streams have one more of their own.
    package var eventThreads = 2
    package var threadStackBytes = 8 << 20
    package var connectionsMax = 10_000
    /// Connections from one address; `nil` for no limit.
    ///
    /// Each event thread counts its share, so the limit is met about. Loopback and socket files are never
    /// limited.
    package var connectionsPerAddressMax: Int? = 256
    package var streamsMax = 5_000
    package var bodyBytesMax = 1 << 20
    /// Memory for the bodies of all requests together; each connection may have 4 KiB besides.
    ///
    /// A request for which there is none is answered 503.
    package var bodiesBytesMax = 64 << 20
    /// Memory of the replies to all requests that clients have not yet taken; each connection may have 64 KiB
    /// besides.
    ///
    /// A GET or HEAD whose reply is beyond it is answered 503 instead, and so is every other request,
    /// unhandled, while there is none left.
    package var repliesBytesMax = 128 << 20
    /// Bytes of the header block; a longer one is answered 431.
    package var headerBytesMax = 16 << 10
    /// Bytes of the target; a longer one is answered 414.
    package var targetBytesMax = 8 << 10
    /// From the connection's start, or from a later request's first line, to the end of the header block.
    package var headerTimeout = Duration.seconds(10)
    /// From the end of the header block to the end of the body.
    package var bodyTimeout = Duration.seconds(30)
    /// Between two requests of a connection.
    package var idleTimeout = Duration.seconds(75)
    /// From the reply to its last byte taken by the client.
    package var replyTimeout = Duration.seconds(300)
    /// The same while replies take more than half of ``repliesBytesMax``.
    package var crowdedReplyTimeout = Duration.seconds(10)
    /// Bytes of a stream that may wait for its client; more close it without a word.
    package var streamWaitingBytesMax = 1 << 20

    /// Makes a configuration with the default limits.
    package init(endpoint: Endpoint = .address(host: "127.0.0.1", port: 0)) {
        self.endpoint = endpoint
    }

    /// The socket that systemd handed to this process by LISTEN_PID and LISTEN_FDS, if it did.
    package static var inheritedEndpoint: Endpoint? {
        let descriptor = uhttp_inherited_socket()
        return descriptor < 0 ? nil : .inherited(descriptor: descriptor)
    }

    /// Calls `body` with the shim's form of this configuration, whose strings live that long.
    func withShimConfiguration<Result>(_ body: (inout uhttp_configuration) -> Result) -> Result {
        var shim = uhttp_configuration()
        shim.event_threads = UInt32(clamping: eventThreads)
        shim.thread_stack_bytes = threadStackBytes
        shim.connection_limit = UInt32(clamping: connectionsMax)
        shim.connection_limit_per_address = UInt32(clamping: connectionsPerAddressMax ?? 0)
        shim.stream_limit = UInt32(clamping: streamsMax)
        shim.body_bytes_max = bodyBytesMax
        shim.bodies_bytes_max = bodiesBytesMax
        shim.replies_bytes_max = repliesBytesMax
        shim.header_bytes_max = headerBytesMax
        shim.target_bytes_max = targetBytesMax
        shim.header_timeout_ms = headerTimeout.milliseconds
        shim.body_timeout_ms = bodyTimeout.milliseconds
        shim.idle_timeout_ms = idleTimeout.milliseconds
        shim.reply_timeout_ms = replyTimeout.milliseconds
        shim.crowded_reply_timeout_ms = crowdedReplyTimeout.milliseconds
        shim.stream_waiting_bytes_max = streamWaitingBytesMax
        shim.inherited_socket = -1
        switch endpoint {
        case .address(let host, let port):
            shim.port = port
            return host.withCString {
                shim.host = $0
                return body(&shim)
            }
        case .socketFile(let path):
            return path.withCString {
                shim.unix_path = $0
                return body(&shim)
            }
        case .inherited(let descriptor):
            shim.inherited_socket = descriptor
            return body(&shim)
        }
    }
}

extension Duration {
    var milliseconds: UInt32 {
        let (seconds, attoseconds) = components
        return UInt32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }
}
