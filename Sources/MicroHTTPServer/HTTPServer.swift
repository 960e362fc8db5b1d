import CMicroHTTPShim
import Synchronization

/// A listening HTTP/1.1 server that calls its handler once for each complete request.
///
/// The handler runs on the event thread that read the request, with nothing between: it must not wait. It
/// ends by answering the exchange, by suspending it or by opening a stream; an exchange that is dropped is
/// answered 500.
package final class HTTPServer: Sendable {
    package typealias Handler = @Sendable (consuming Exchange) -> Void

    /// The TCP port that is listened on; 0 for a socket file.
    package let port: UInt16
    private let server: Mutex<OpaquePointer?>
    /// What the C side calls back with; given back when the server has stopped.
    private let context: Mutex<Unmanaged<HandlerBox>?>

    /// Starts to listen; connections are accepted when this returns.
    ///
    /// - Throws: ``HTTPServerError`` when the endpoint cannot be listened on or threads cannot be had.
    package init(configuration: ServerConfiguration, handler: @escaping Handler) throws(HTTPServerError) {
        let context = Unmanaged.passRetained(HandlerBox(handler: handler))
        var failure = UHTTP_FAILURE_NONE
        var errorNumber: Int32 = 0
        let started = configuration.withShimConfiguration { shim in
            uhttp_server_start(&shim, handleRequest, context.toOpaque(), &failure, &errorNumber)
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

/// Keeps the handler alive while the C side may call it.
private final class HandlerBox: Sendable {
    let handler: HTTPServer.Handler

    init(handler: @escaping HTTPServer.Handler) {
        self.handler = handler
    }
}

/// The shim's `uhttp_handler`: finds the handler and hands it the request.
private func handleRequest(_ context: UnsafeMutableRawPointer?, _ request: OpaquePointer) {
    guard let context else { return }
    Unmanaged<HandlerBox>.fromOpaque(context)._withUnsafeGuaranteedRef { box in
        box.handler(Exchange(request: request))
    }
}
