import CMicroHTTPShim
import Synchronization

/// A listening HTTP/1.1 server that calls its handler once for each complete request.
///
/// The handler runs on the event thread that read the request, with nothing between: it must not wait. It
/// ends by answering the exchange, by suspending it or by opening a stream; an exchange that is dropped is
/// answered 500.
package final class HTTPServer: Sendable {
    package typealias Handler = @Sendable (consuming Exchange) -> Void
    package typealias Gate = @Sendable (borrowing Exchange) -> Verdict

    /// The TCP port that is listened on; 0 for a socket file.
    package let port: UInt16
    private let server: Mutex<OpaquePointer?>
    /// What the C side calls back with; given back when the server has stopped.
    private let context: Mutex<Unmanaged<CallbackBox>?>

    /// Starts to listen; connections are accepted when this returns.
    ///
    /// - Parameter gate: Asked, on the event thread, at the end of the header block of a request whose body
    ///   has not arrived with it; nil lets all bodies be read.
    /// - Throws: ``HTTPServerError`` when the endpoint cannot be listened on or threads cannot be had.
    package init(
        configuration: ServerConfiguration, gate: Gate? = nil, handler: @escaping Handler
    ) throws(HTTPServerError) {
        let context = Unmanaged.passRetained(CallbackBox(gate: gate, handler: handler))
        var callbacks = uhttp_callbacks(
            context: context.toOpaque(), handler: handleRequest, gate: gate == nil ? nil : judgeRequest,
            discard: { Unmanaged<AnyObject>.fromOpaque($0).release() })
        var failure = UHTTP_FAILURE_NONE
        var errorNumber: Int32 = 0
        let started = configuration.withShimConfiguration { shim in
            uhttp_server_start(&shim, &callbacks, &failure, &errorNumber)
        }
        guard let started else {
            context.release()
            throw HTTPServerError(failure: failure, errorNumber: errorNumber)
        }
        port = uhttp_server_port(started)
        server = Mutex(started)
        self.context = Mutex(context)
    }

    deinit {
        stop(grace: .zero)
    }

    /// Stops accepting, waits up to `grace` for requests in flight and streams' last bytes, then closes
    /// everything.
    ///
    /// Blocks meanwhile; must not be called from a handler. Replies that are sent after its start carry
    /// `Connection: close`. Exchanges that are still suspended after `grace` are answered 503 `draining`;
    /// streams are ended. A second call, and one that runs at the same time, does nothing.
    package func stop(grace: Duration) {
        let stopping = server.withLock { server in
            defer { server = nil }
            return server
        }
        guard let stopping else { return }
        uhttp_server_stop(stopping, grace.milliseconds)
        context.withLock { context in
            context?.release()
            context = nil
        }
    }

    /// The server's figures; all zero once it has begun to stop.
    package var statistics: ServerStatistics {
        server.withLock { server in
            var figures = uhttp_statistics()
            if let server {
                uhttp_server_statistics(server, &figures)
            }
            return ServerStatistics(figures)
        }
    }
}

/// Why a server did not start.
package struct HTTPServerError: Error, Hashable, CustomStringConvertible {
    package enum Code: String, Sendable {
        case addressInvalid
        case addressInUse
        case permissionDenied
        case outOfResources
        case libraryRefused
    }

    package let code: Code
    /// The system's error number; 0 when there is none.
    package let errorNumber: Int32

    init(failure: uhttp_failure, errorNumber: Int32) {
        self.errorNumber = errorNumber
        switch failure {
        case UHTTP_FAILURE_ADDRESS_INVALID: code = .addressInvalid
        case UHTTP_FAILURE_ADDRESS_IN_USE: code = .addressInUse
        case UHTTP_FAILURE_PERMISSION: code = .permissionDenied
        case UHTTP_FAILURE_LIBRARY: code = .libraryRefused
        default: code = .outOfResources
        }
    }

    package var description: String {
        errorNumber == 0 ? code.rawValue : "\(code.rawValue) (errno \(errorNumber))"
    }
}

/// Keeps the closures alive while the C side may call them.
private final class CallbackBox: Sendable {
    let gate: HTTPServer.Gate?
    let handler: HTTPServer.Handler

    init(gate: HTTPServer.Gate?, handler: @escaping HTTPServer.Handler) {
        self.gate = gate
        self.handler = handler
    }
}

/// The shim's `handler`: finds the closure and hands it the request.
private func handleRequest(_ context: UnsafeMutableRawPointer?, _ request: OpaquePointer) {
    guard let context else { return }
    Unmanaged<CallbackBox>.fromOpaque(context)._withUnsafeGuaranteedRef { box in
        box.handler(Exchange(request: request))
    }
}

/// The shim's `gate`: finds the closure and does what it says.
private func judgeRequest(_ context: UnsafeMutableRawPointer?, _ request: OpaquePointer) {
    guard let context else { return }
    Unmanaged<CallbackBox>.fromOpaque(context)._withUnsafeGuaranteedRef { box in
        guard let gate = box.gate else { return }
        let exchange = Exchange(request: request)
        exchange.decide(gate(exchange))
    }
}
