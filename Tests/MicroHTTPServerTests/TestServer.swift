import Glibc
import MicroHTTPServer
import Synchronization

/// A server whose handler the targets of requests choose, and which counts what it served.
final class TestServer: Sendable {
    let server: HTTPServer
    let served: Counter

    var port: UInt16 { server.port }

    convenience init(_ adjust: (inout ServerConfiguration) -> Void = { _ in }) throws {
        try self.init(adjust) { exchange in
            answer(exchange)
        }
    }

    init(
        _ adjust: (inout ServerConfiguration) -> Void = { _ in },
        gate: HTTPServer.Gate? = nil,
        handler: @escaping HTTPServer.Handler
    ) throws {
        var configuration = ServerConfiguration()
        adjust(&configuration)
        let served = Counter()
        self.served = served
        server = try HTTPServer(configuration: configuration, gate: gate) { exchange in
            served.add()
            handler(exchange)
        }
    }

    deinit {
        server.stop(grace: .seconds(2))
    }
}

/// A value that several threads use.
///
/// ThreadSanitizer understands this lock; it does not see `Mutex`'s.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ value: Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}

/// A number that several threads add to.
final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func add() {
        count.add(1, ordering: .sequentiallyConsistent)
    }
}

/// Answers with what the request said: method, target and body, one a line.
func answer(_ exchange: consuming Exchange) {
    var text = Array("\(exchange.method)".uppercased().utf8)
    text.append(10)
    text += exchange.target
    text.append(10)
    text += exchange.body
    exchange.respond(status: 200, contentType: "text/plain", body: .bytes(text))
}

/// Waits until `condition` holds; false after `seconds`.
func eventually(seconds: Double = 60, _ condition: () -> Bool) -> Bool {
    let steps = Int(seconds * 200)
    for _ in 0..<steps {
        if condition() { return true }
        usleep(5_000)
    }
    return condition()
}

/// Starts a thread, which tests need because clients block.
func runThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
    let box = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    pthread_create(
        &thread, nil,
        { argument in
            Unmanaged<ThreadBody>.fromOpaque(argument!).takeRetainedValue().body()
            return nil
        }, box.toOpaque())
    return thread
}

private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}
