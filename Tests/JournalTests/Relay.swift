import Dispatch
import Foundation
import Glibc
import Synchronization

@testable import PostgresJournal

/// A way to the database server that can be told to break while a transaction is being committed.
///
/// It hands on what a client sends when the client waits for an answer, which is a transaction as a whole.
final class Relay: Sendable {
    /// How far a transaction has come when its connection breaks.
    enum Break: CaseIterable {
        /// Nothing of it has reached the server.
        case unsent
        /// All of it has but the commit.
        case uncommitted
        /// It is committed; the answer is lost.
        case unanswered
        /// The commit reaches the server when the client has already begun again.
        case late

        /// Whether what the transaction did stays.
        var isCommitted: Bool { self == .unanswered || self == .late }
    }

    /// Where clients find it.
    let port: UInt16
    private let serverPort: UInt16
    private let listener: Int32
    private let state = Mutex(State())
    /// Says that a connection has broken.
    let broken = DispatchSemaphore(value: 0)

    private struct State {
        var plan: Plan?
        var isClosed = false
    }

    private struct Plan {
        let kind: Break
        let statements: [Statement]
        var times: Int
        /// Whether nobody can connect afterwards.
        let closes: Bool
        /// Waits until the client has begun again.
        let awaitRetry: @Sendable () -> Void
    }

    init(to serverPort: UInt16) throws {
        self.serverPort = serverPort
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.listener = listener
        var address = Relay.loopback(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, $0, &size) == 0
            }
        }
        guard isListening else { throw CancellationError() }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { self.acceptAll() }
    }

    /// Lets nobody in any more.
    func end() { shutdown(listener, Int32(SHUT_RDWR)) }

    /// Breaks the connection of the next transaction that has one of the statements.
    ///
    /// - Parameters:
    ///   - times: How many such transactions it is done to.
    ///   - closes: Whether nobody can connect afterwards until it is opened again.
    ///   - awaitRetry: Waits until the client has begun again, for a commit that is late.
    func breakNext(
        _ statements: [Statement], _ kind: Break, times: Int = 1, closes: Bool = false,
        awaitRetry: @escaping @Sendable () -> Void = {}
    ) {
        state.withLock {
            $0.plan = Plan(
                kind: kind, statements: statements, times: times, closes: closes, awaitRetry: awaitRetry)
        }
    }

    /// Lets clients connect again.
    func open() { state.withLock { $0.isClosed = false } }

    // MARK: Connections

    private static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        return address
    }

    private func acceptAll() {
        while true {
            let client = accept(listener, nil, nil)
            if client < 0 { break }
            let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = Relay.loopback(port: serverPort)
            let isConnected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            guard isConnected, !state.withLock(\.isClosed) else {
                _ = (close(client), close(server))
                continue
            }
            let link = Link(client: client, server: server)
            Thread.detachNewThread { link.handAnswersOn() }
            Thread.detachNewThread { self.handOn(link) }
        }
        close(listener)
    }

    /// Hands on what the client of a connection sends.
    private func handOn(_ link: Link) {
        var messages = ClientMessages()
        while let part = messages.next(from: link.client) {
            if let plan = takePlan(for: part) {
                carryOut(plan, on: part, link)
                break
            }
            guard link.send(part.flatMap(\.bytes)) else { break }
        }
        shutdown(link.server, Int32(SHUT_WR))
    }

    /// What is to be done about what a client sends; nil to hand it on.
    private func takePlan(for part: [ClientMessages.Message]) -> Plan? {
        state.withLock { state in
            guard var plan = state.plan,
                part.contains(where: { message in plan.statements.contains { message.runs($0) } })
            else { return nil }
            plan.times -= 1
            state.plan = plan.times == 0 ? nil : plan
            state.isClosed = plan.closes
            return plan
        }
    }

    private func carryOut(_ plan: Plan, on part: [ClientMessages.Message], _ link: Link) {
        link.mute()
        // The end of the pipeline.
        let commit = part.count - 1
        switch plan.kind {
        case .unsent: break
        case .uncommitted: _ = link.send(part[..<commit].flatMap(\.bytes))
        case .unanswered:
            _ = link.send(part.flatMap(\.bytes))
            shutdown(link.server, Int32(SHUT_WR))
            link.awaitEnd()
        case .late:
            _ = link.send(part[..<commit].flatMap(\.bytes))
            link.cutClient()
            broken.signal()
            plan.awaitRetry()
            _ = link.send(part[commit...].flatMap(\.bytes))
            return
        }
        link.cutClient()
        broken.signal()
    }
}

/// A connection of a client and the one to the server that belongs to it.
private final class Link: Sendable {
    let client: Int32
    let server: Int32
    private let isMute = Atomic(false)
    private let ended = DispatchSemaphore(value: 0)

    init(client: Int32, server: Int32) {
        self.client = client
        self.server = server
    }

    deinit { _ = (close(client), close(server)) }

    /// Has the client hear nothing more.
    func mute() { isMute.store(true, ordering: .sequentiallyConsistent) }

    /// Waits until the server has closed the connection.
    func awaitEnd() { _ = ended.wait(timeout: .now() + 10) }

    func cutClient() { shutdown(client, Int32(SHUT_RDWR)) }

    /// Sends the server bytes.
    func send(_ bytes: [UInt8]) -> Bool { Link.send(bytes, to: server) }

    func handAnswersOn() {
        while let bytes = Link.receive(from: server) {
            if isMute.load(ordering: .sequentiallyConsistent) { continue }
            guard Link.send(bytes, to: client) else { break }
        }
        ended.signal()
        cutClient()
    }

    static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// The next bytes; nil at the end.
    static func receive(from descriptor: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = max(recv(descriptor, buffer.baseAddress, buffer.count, 0), 0)
        }
        return bytes.isEmpty ? nil : bytes
    }
}

/// Divides what a client sends into messages.
private struct ClientMessages {
    private var rest: [UInt8] = []
    private var isStarted = false

    struct Message {
        let bytes: [UInt8]

        /// Whether it binds parameters to a statement, for it to be run.
        func runs(_ statement: Statement) -> Bool {
            bytes.first == UInt8(ascii: "B")
                && bytes.dropFirst(5).starts(with: [0] + Array(statement.name.utf8) + [0])
        }
    }

    /// After these a client waits for an answer, or sends nothing more.
    private static let ends = Set("SQXp".utf8)

    /// The next messages up to one after which the client waits; nil at the end.
    mutating func next(from descriptor: Int32) -> [Message]? {
        var part: [Message] = []
        while true {
            if let message = take() {
                part.append(message)
                // The first message has no kind.
                let kind = isStarted ? message.bytes.first : nil
                isStarted = true
                if kind.map(ClientMessages.ends.contains) ?? true { return part }
            } else {
                guard let bytes = Link.receive(from: descriptor) else { return nil }
                rest += bytes
            }
        }
    }

    private mutating func take() -> Message? {
        let start = isStarted ? 1 : 0
        guard rest.count >= start + 4 else { return nil }
        let length = rest[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
        guard rest.count >= start + length else { return nil }
        defer { rest.removeFirst(start + length) }
        return Message(bytes: Array(rest[..<(start + length)]))
    }
}
