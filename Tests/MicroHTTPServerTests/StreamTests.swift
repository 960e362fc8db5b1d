import Glibc
import MicroHTTPServer
import Testing

/// Replies whose body is written piece by piece.
@Suite struct StreamTests {
    final class Writers: Sendable {
        private let writers = Locked<[StreamWriter]>([])

        func add(_ writer: StreamWriter) {
            writers.withLock { $0.append(writer) }
        }

        func dropAll() {
            writers.withLock { $0 = [] }
        }

        var all: [StreamWriter] { writers.withLock { $0 } }
    }

    static func start(_ writers: Writers, _ adjust: (inout ServerConfiguration) -> Void = { _ in }) throws
        -> TestServer
    {
        try TestServer(adjust) { exchange in
            if exchange.target.count > 1 {
                return exchange.respond(status: 200)
            }
            let headers = ReplyHeaders(
                constant: HeaderSet([HeaderField("Cache-Control", "no-store")]),
                fields: [HeaderField("X-Request", "1")])
            if let writer = exchange.stream(status: 200, contentType: "text/event-stream", headers: headers) {
                writers.add(writer)
            }
        }
    }

    /// A client that has sent its request and read the head.
    static func open(
        _ server: TestServer, _ writers: Writers, request: String = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"
    ) throws
        -> (client: RawClient, head: RawReply, writer: StreamWriter)
    {
        let before = writers.all.count
        let client = try RawClient(port: server.port)
        client.send(request)
        let head = try client.readReply(hasBody: false)
        #expect(eventually { writers.all.count == before + 1 })
        return (client, head, try #require(writers.all.last))
    }

    @Test func sendsPiecesAsTheyAreWritten() throws {
        let writers = Writers()
        let server = try Self.start(writers)
        let (client, head, writer) = try Self.open(server, writers)
        #expect(head.status == 200)
        #expect(head["content-type"] == "text/event-stream")
        #expect(head["transfer-encoding"] == "chunked")
        #expect(head["connection"] == "close")
        #expect(head["cache-control"] == "no-store")
        #expect(head["x-request"] == "1")
        #expect(head["date"] != nil)
        for text in ["data: 1\n\n", ": hb\n\n", String(repeating: "x", count: 10_000)] {
            #expect(writer.write(text) != .closed)
            #expect(try client.readChunk() == Array(text.utf8))
        }
        #expect(server.server.statistics.streamsOpen == 1)
        writer.close()
        #expect(writer.write("late") == .closed)
        #expect(try client.readChunk() == nil)
        #expect(try client.endsNow())
        client.close()
        #expect(eventually { server.server.statistics.streamsOpen == 0 })
    }

    @Test func sendsWithoutChunksToHTTP10AndOnlyTheHeadToHEAD() throws {
        let writers = Writers()
        let server = try Self.start(writers)
        let (old, head, writer) = try Self.open(server, writers, request: "GET / HTTP/1.0\r\n\r\n")
        #expect(head["transfer-encoding"] == nil)
        writer.write("plain")
        writer.close()
        #expect(try old.readToEnd() == "plain")
        let (client, _, closed) = try Self.open(
            server, writers, request: "HEAD / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(closed.write("x") == .closed)
        #expect(try client.endsNow())
    }

    @Test func noticesAClientThatHasGone() throws {
        let writers = Writers()
        let server = try Self.start(writers)
        for resets in [false, true] {
            let (client, _, writer) = try Self.open(server, writers)
            #expect(writer.state != .closed)
            resets ? client.reset() : client.close()
            #expect(eventually { writer.state == .closed })
            #expect(writer.write("x") == .closed)
        }
        #expect(eventually { server.server.statistics.streamsOpen == 0 })
    }

    @Test func aHalfClosedClientGetsWhatIsWrittenSoon() throws {
        let writers = Writers()
        let server = try Self.start(writers)
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        client.closeSending()
        #expect(eventually { writers.all.count == 1 })
        usleep(50_000)
        writers.all[0].write("here")
        writers.all[0].close()
        #expect(try client.readReply().text == "here")
    }

    @Test func cutsAClientThatDoesNotRead() throws {
        let writers = Writers()
        let server = try Self.start(writers) { $0.streamWaitingBytesMax = 64 << 10 }
        let (client, _, slow) = try Self.open(server, writers)
        let (reader, _, fast) = try Self.open(server, writers)
        let piece = String(repeating: "s", count: 8 << 10)
        var waited = 0
        var pieces = 0
        while case .open(let waiting) = slow.write(piece), pieces < 10_000 {
            waited = max(waited, waiting)
            pieces += 1
        }
        #expect(waited > 0 && waited <= 64 << 10)
        #expect(slow.state == .closed)
        #expect(server.server.statistics.refused(.slowConsumer) == 1)
        fast.write("unaffected")
        #expect(try reader.readChunk() == Array("unaffected".utf8))
        client.close()
    }

    /// What waits goes out in order once the client reads.
    @Test func sendsWhatWaitedInOrder() throws {
        let writers = Writers()
        let server = try Self.start(writers) { $0.streamWaitingBytesMax = 64 << 20 }
        let (client, _, writer) = try Self.open(server, writers)
        var written: [UInt8] = []
        var isWaiting = false
        for index in 0..<3000 {
            let piece = "\(index) " + String(repeating: "y", count: 4_000) + "\n"
            written += Array(piece.utf8)
            if case .open(let waiting) = writer.write(piece), waiting > 0 { isWaiting = true }
        }
        writer.close()
        #expect(isWaiting)
        var read: [UInt8] = []
        while let chunk = try client.readChunk() {
            read += chunk
        }
        #expect(read == written)
    }

    @Test func manyThreadsWriteWholePieces() throws {
        let writers = Writers()
        let server = try Self.start(writers) { $0.streamWaitingBytesMax = 64 << 20 }
        let (client, _, writer) = try Self.open(server, writers)
        let threads = (0..<4).map { thread in
            runThread {
                for index in 0..<500 {
                    writer.write("\(thread):\(index)")
                }
            }
        }
        var last = [Int](repeating: -1, count: 4)
        for _ in 0..<2000 {
            let parts = String(decoding: try client.readChunk() ?? [], as: UTF8.self).split(separator: ":")
            let (thread, index) = (Int(parts[0])!, Int(parts[1])!)
            #expect(index == last[thread] + 1)
            last[thread] = index
        }
        threads.forEach { pthread_join($0, nil) }
    }

    @Test func refusesTooManyAndEndsWhenDropped() throws {
        let writers = Writers()
        let server = try Self.start(writers) { $0.streamsMax = 2 }
        let (first, _, _) = try Self.open(server, writers)
        let (second, _, _) = try Self.open(server, writers)
        let third = try RawClient(port: server.port)
        let refused = try third.exchange("GET", "/")
        #expect(refused.status == 503 && refused.text.contains("\"code\":\"overloaded\""))
        #expect(try third.exchange("GET", "/plain").status == 200)
        writers.dropAll()
        #expect(try first.readChunk() == nil)
        #expect(try second.readChunk() == nil)
    }
}
