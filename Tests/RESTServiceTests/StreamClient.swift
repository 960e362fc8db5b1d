import Glibc
import JSONBytes

/// A client that follows an event stream over a socket.
final class StreamClient {
    private let descriptor: Int32
    private var received: [UInt8] = []
    private var body: [UInt8] = []
    private var hasEnded = false
    private(set) var status = 0
    private(set) var head = ""

    /// One block of a stream: an event, a comment or a setting.
    struct Block: Equatable {
        var id: Int?
        var event: String?
        var data: String?
        var comment: String?

        var json: JSONTree? { data.flatMap { try? JSONTree(JSONDocument(parsing: Array($0.utf8)).root) } }
    }

    /// Asks for the stream and reads the head of the reply.
    init(port: UInt16, _ target: String, headers: [(name: String, value: String)] = []) throws {
        descriptor = try connectedSocket(port: port)
        var time = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var request = "GET \(target) HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n"
        for (name, value) in headers { request += "\(name): \(value)\r\n" }
        let bytes = Array((request + "\r\n").utf8)
        guard Glibc.send(descriptor, bytes, bytes.count, 0) == bytes.count else { throw TestFailure("send") }
        let end = Array("\r\n\r\n".utf8)
        while received.firstRange(of: end) == nil {
            guard try fill() else { throw TestFailure("no head") }
        }
        guard let split = received.firstRange(of: end) else { throw TestFailure("no head") }
        head = String(decoding: received[..<split.lowerBound], as: UTF8.self)
        received.removeSubrange(..<split.upperBound)
        status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    deinit { close() }

    func close() { _ = Glibc.shutdown(descriptor, Int32(SHUT_RDWR)) }

    private func fill() throws -> Bool {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &piece, piece.count, 0)
        if count < 0, errno == EAGAIN { throw TestFailure("nothing came in time") }
        guard count > 0 else { return false }
        received += piece[..<count]
        return true
    }

    /// Moves whole chunks from what was received to the body.
    private func takeChunks() throws {
        while !hasEnded, let line = received.firstRange(of: Array("\r\n".utf8)) {
            let size = Int(String(decoding: received[..<line.lowerBound], as: UTF8.self), radix: 16)
            guard let size else { throw TestFailure("no chunk") }
            guard received.count >= line.upperBound + size + 2 else { return }
            body += received[line.upperBound..<(line.upperBound + size)]
            received.removeSubrange(..<(line.upperBound + size + 2))
            hasEnded = size == 0
        }
    }

    /// The next block; nil at the stream's end.
    func next() throws -> Block? {
        while true {
            try takeChunks()
            if let end = body.firstRange(of: Array("\n\n".utf8)) {
                let text = String(decoding: body[..<end.lowerBound], as: UTF8.self)
                body.removeSubrange(..<end.upperBound)
                return StreamClient.block(text)
            }
            if hasEnded { return nil }
            guard try fill() else { return nil }
        }
    }

    /// The next events, comments and settings passed over.
    func events(_ count: Int) throws -> [Block] {
        var events: [Block] = []
        while events.count < count, let block = try next() {
            if block.event != nil { events.append(block) }
        }
        return events
    }

    static func block(_ text: String) -> Block {
        var block = Block()
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
            switch parts[0] {
            case "id": block.id = Int(value)
            case "event": block.event = value
            case "data": block.data = value
            case "": block.comment = value
            default: break
            }
        }
        return block
    }
}
