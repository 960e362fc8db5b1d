/// Puts a reply together from the bytes that a connection gives.
struct HTTPReplyReader {
    private var received: [UInt8] = []
    private var head: (status: Int, bodyStart: Int, bodyCount: Int)?

    /// A reply that has come whole.
    struct Reply {
        let status: Int
        let body: [UInt8]
    }

    /// Takes bytes as they come; gives the reply when it is whole.
    ///
    /// Only replies with Content-Length are read, which is what the service sends but for streams.
    mutating func take(_ bytes: some Sequence<UInt8>) -> Reply? {
        received += bytes
        if head == nil { readHead() }
        guard let head, received.count >= head.bodyStart + head.bodyCount else { return nil }
        let end = head.bodyStart + head.bodyCount
        let reply = Reply(status: head.status, body: Array(received[head.bodyStart..<end]))
        received.removeSubrange(..<end)
        self.head = nil
        return reply
    }

    private mutating func readHead() {
        guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return }
        let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return }
        var count = 0
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            count = Int(parts[1].filter { $0 != " " }) ?? 0
        }
        head = (status, end.upperBound, count)
    }
}
