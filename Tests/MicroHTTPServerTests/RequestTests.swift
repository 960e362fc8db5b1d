import Glibc
import MicroHTTPServer
import Testing

/// Bodies, sizes and the life of a connection.
@Suite struct RequestTests {
    @Test func tellsTheHandlerWhatWasSent() throws {
        let server = try TestServer { exchange in
            var text = "\(exchange.method) "
            text += exchange.headers[.contentType].map { String(decoding: $0, as: UTF8.self) } ?? "none"
            text += exchange.headers[.traceparent] == nil ? " absent" : " present"
            exchange.respond(
                status: 201, contentType: "application/json",
                headers: ReplyHeaders(
                    constant: HeaderSet([HeaderField("Cache-Control", "no-store")]), version: 17,
                    fields: [
                        HeaderField("Location", "/v1/x"), HeaderField("X-Split", "a\r\nb"),
                        HeaderField("X-No", ""),
                    ]),
                body: .bytes(Array(text.utf8)))
        }
        let client = try RawClient(port: server.port)
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            let reply = try client.exchange(method, "/", headers: "content-TYPE: a/b\r\n", body: "{}")
            #expect(reply.text == "\(method.lowercased()) a/b absent")
            #expect(reply.status == 201)
            #expect(reply["content-type"] == "application/json")
            #expect(reply["etag"] == "\"v17\"")
            #expect(reply["cache-control"] == "no-store")
            #expect(reply["location"] == "/v1/x")
            #expect(reply["x-split"] == nil)
            #expect(reply["date"] != nil)
            #expect(reply["server"] == nil)
        }
        #expect(try client.exchange("TRACE", "/").text == "other none absent")
        let head = try client.exchange("HEAD", "/")
        #expect(head["content-length"] == "\("head none absent".utf8.count)")
        #expect(try client.exchange("GET", "/").text == "get none absent")
    }

    @Test func answersWithEachKindOfBody() throws {
        let server = try TestServer { exchange in
            let kind = exchange.target.last
            switch kind {
            case UInt8(ascii: "m"):
                let memory = malloc(8)!
                memset(memory, Int32(UInt8(ascii: "m")), 8)
                exchange.respond(status: 200, body: .malloced(memory, count: 8))
            case UInt8(ascii: "z"):
                exchange.respond(status: 200, body: .malloced(malloc(8)!, count: 0))
            case UInt8(ascii: "c"):
                let text: StaticString = "constant"
                exchange.respond(
                    status: 200,
                    body: .constant(
                        UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
            case UInt8(ascii: "b"):
                exchange.respond(
                    status: 203, contentType: "text/plain", headers: ReplyHeaders(version: 0),
                    body: .bytes(Array("made".utf8)))
            case UInt8(ascii: "n"): exchange.respond(status: 204)
            case UInt8(ascii: "u"): exchange.respond(status: 304, headers: ReplyHeaders(version: 7))
            default: break
            }
        }
        let client = try RawClient(port: server.port)
        for _ in 0..<3 {
            #expect(try client.exchange("GET", "/m").text == "mmmmmmmm")
            #expect(try client.exchange("GET", "/z").text == "")
            #expect(try client.exchange("GET", "/c").text == "constant")
            let made = try client.exchange("GET", "/b")
            #expect(made.text == "made" && made.status == 203 && made["etag"] == "\"v0\"")
            let empty = try [client.exchange("GET", "/n"), client.exchange("GET", "/u")]
            #expect(empty.map(\.status) == [204, 304])
            #expect(empty.allSatisfy { $0["content-length"] == nil })
            #expect(empty[1]["etag"] == "\"v7\"")
            let dropped = try client.exchange("GET", "/dropped")
            #expect(dropped.status == 500 && dropped.text.contains("\"code\":\"internal\""))
        }
    }

    /// Bytes that are counted as given back when nobody has them any more.
    private final class Shared: Sendable {
        nonisolated(unsafe) let letters = UnsafeMutableRawBufferPointer.allocate(
            byteCount: 3_000_000, alignment: 1)
        let releases: Counter

        init(_ releases: Counter) {
            self.releases = releases
            letters.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: "s"))
        }

        deinit {
            letters.deallocate()
            releases.add()
        }
    }

    /// Replies of three million bytes go in parts, and each lets go of what it shares once.
    @Test func endsWithBytesThatOthersShare() throws {
        let releases = Counter()
        let server = try TestServer { exchange in
            let shared = Shared(releases)
            let end = SharedBytes(UnsafeRawBufferPointer(shared.letters), keptBy: shared)
            let body = ReplyBody.begun(UnsafeMutableRawPointer(strdup("begun ")!), count: 6, end: end)
            exchange.respond(status: 200, body: body)
        }
        let client = try RawClient(port: server.port)
        for _ in 0..<2 {
            let reply = try client.exchange("GET", "/")
            #expect(reply.text.hasPrefix("begun sss") && reply.text.utf8.count == 3_000_006)
            #expect(try client.exchange("HEAD", "/")["content-length"] == "3000006")
        }
        // Whoever goes away gets nothing more, and holds nothing.
        for _ in 0..<3 { try RawClient(port: server.port).send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
        server.server.stop(grace: .seconds(2))
        #expect(releases.value >= 4 && releases.value == server.served.value)
    }

    @Test(arguments: [0, 1, 3_000, 70_000, 300_000])
    func limitsTheBodyExactly(_ limit: Int) throws {
        let server = try TestServer { $0.bodyBytesMax = limit }
        for excess in [-1, 0, 1, 200_000] where limit + excess >= 0 {
            let body = String(repeating: "x", count: limit + excess)
            let chunked =
                body.isEmpty ? "0\r\n\r\n" : "\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n0\r\n\r\n"
            for request in [
                "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)",
                "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n\(chunked)",
            ] {
                let client = try RawClient(port: server.port)
                client.send(request)
                let reply = try client.readReply()
                if excess > 0 {
                    #expect(reply.status == 413)
                    #expect(reply.text.contains("\"code\":\"body_too_large\""))
                    #expect(try client.endsNow())
                } else {
                    #expect(reply.text == "POST\n/\n\(body)")
                }
            }
        }
    }

    @Test func refusesTheBodyBeforeItIsSent() throws {
        let server = try TestServer { $0.bodyBytesMax = 1000 }
        let client = try RawClient(port: server.port)
        client.send("POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 1001\r\n\r\n")
        #expect(try client.readReply().status == 413)
        let accepted = try RawClient(port: server.port)
        accepted.send("POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n")
        #expect(try accepted.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
        accepted.send("hello")
        #expect(try accepted.readReply().text == "POST\n/\nhello")
    }

    @Test func takesAChunkedBodyInAnyPieces() throws {
        let server = try TestServer()
        let body = "The quick brown fox jumps over the lazy dog"
        for chunk in [1, 7, 40] {
            var bytes = Array("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
            var rest = Substring(body)
            while !rest.isEmpty {
                let piece = rest.prefix(chunk)
                rest = rest.dropFirst(chunk)
                bytes += Array("\(String(piece.utf8.count, radix: 16))\r\n\(piece)\r\n".utf8)
            }
            bytes += Array("0\r\n\r\n".utf8)
            for step in [3, 50, bytes.count] {
                let client = try RawClient(port: server.port)
                for start in stride(from: 0, to: bytes.count, by: step) {
                    client.send(Array(bytes[start..<min(start + step, bytes.count)]))
                }
                #expect(try client.readReply().text == "POST\n/\n\(body)")
            }
        }
    }

    @Test func answersPipelinedRequestsInOrder() throws {
        let server = try TestServer()
        let client = try RawClient(port: server.port)
        let padding = String(repeating: "p", count: 150)
        var all = ""
        for index in 0..<200 {
            all +=
                index % 2 == 0
                ? "GET /\(index) HTTP/1.1\r\nHost: h\r\n\r\n"
                : "POST /\(index) HTTP/1.1\r\nHost: h\r\nContent-Length: 150\r\n\r\n\(padding)"
        }
        client.send(all)
        for index in 0..<200 {
            let reply = try client.readReply()
            #expect(reply.text == (index % 2 == 0 ? "GET\n/\(index)\n" : "POST\n/\(index)\n\(padding)"))
        }
        #expect(server.served.value == 200)
    }

    /// The end may come with the request's bytes, which libmicrohttpd overlooks, or after them.
    @Test func answersAClientThatHasClosedItsSide() throws {
        let server = try TestServer()
        for round in 0..<60 {
            let client = try RawClient(port: server.port)
            if round % 3 == 0 { usleep(2_000) }
            client.send("GET /half HTTP/1.1\r\nHost: h\r\n\r\n")
            client.closeSending()
            #expect(try client.readReply().text == "GET\n/half\n")
            #expect(try client.endsNow())
            let early = try RawClient(port: server.port)
            if round % 3 == 0 { usleep(2_000) }
            early.send("POST /half HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nhel")
            early.closeSending()
            #expect(try early.readToEnd() == "")
        }
        #expect(server.served.value == 60)
        #expect(eventually { server.server.statistics.connectionsOpen == 0 })
    }

    /// A request gets its answer or a refusal at every size of its header block, never silence.
    @Test func answersEverySizeOfHeaders() throws {
        let server = try TestServer()
        var largestAccepted = (block: 0, target: 0)
        let sizes =
            Array(stride(from: 512, through: 24 << 10, by: 512))
            + Array(stride(from: 5_000, through: 8_400, by: 37))
        for size in sizes.sorted() {
            for isTarget in [false, true] {
                let filling = String(repeating: "f", count: size)
                let client = try RawClient(port: server.port)
                client.send(
                    isTarget
                        ? "GET /\(filling) HTTP/1.1\r\nHost: h\r\n\r\n"
                        : "GET / HTTP/1.1\r\nHost: h\r\nX-Filling: \(filling)\r\n\r\n")
                let reply = try client.readReply()
                switch reply.status {
                case 200 where isTarget: largestAccepted.target = max(largestAccepted.target, size)
                case 200: largestAccepted.block = max(largestAccepted.block, size)
                case 414, 431: #expect(size > 2_000)
                default: Issue.record("status \(reply.status) at \(size)")
                }
            }
        }
        #expect(largestAccepted.block >= 15 << 10)
        #expect(largestAccepted.target >= 8_100)
    }

    /// A line that is longer than what is usually kept comes in pieces, with whole lines before it.
    @Test(arguments: [(9_900, 200), (15_900, 200), (17_000, 431), (40_000, 431)])
    func takesALongHeaderInPieces(count: Int, status: Int) throws {
        let server = try TestServer()
        for piece in [1_000, 4_096 - 48, 4_096, 5_000, 10_000] {
            let client = try RawClient(port: server.port)
            let cookie = String(repeating: "c", count: count)
            let bytes = Array("GET /long HTTP/1.1\r\nHost: h\r\nCookie: \(cookie)\r\n\r\n".utf8)
            for start in stride(from: 0, to: bytes.count, by: piece) {
                client.send(Array(bytes[start..<min(start + piece, bytes.count)]))
                usleep(2_000)
            }
            let reply = try client.readReply()
            #expect(reply.status == status, "\(reply.status) in pieces of \(piece)")
            #expect(status != 200 || reply.text == "GET\n/long\n")
        }
    }

    @Test func leavesBlanksAroundValuesOut() throws {
        let server = try TestServer { exchange in
            let value = exchange.headers[.ifMatch].map { Array($0) } ?? Array("none".utf8)
            exchange.respond(status: 200, body: .bytes(Array("<".utf8) + value + Array(">".utf8)))
        }
        let client = try RawClient(port: server.port)
        for (sent, seen) in [("\"1\"", "\"1\""), (" \t\"1\" , x \t ", "\"1\" , x"), ("", ""), ("  \t", "")] {
            #expect(try client.exchange("GET", "/", headers: "If-Match:\(sent)\r\n").text == "<\(seen)>")
        }
    }

    @Test func survivesManyHeadersAndArguments() throws {
        let server = try TestServer()
        for count in [10, 30, 60, 90, 200, 1000] {
            let headers = (0..<count).map { "X-\($0): v\r\n" }.joined()
            let arguments = (0..<count).map { "a\($0)=b" }.joined(separator: "&")
            for request in [
                "GET / HTTP/1.1\r\nHost: h\r\n\(headers)\r\n",
                "GET /?\(arguments) HTTP/1.1\r\nHost: h\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: h\r\nCookie: \(arguments)\r\n\r\n",
            ] {
                let client = try RawClient(port: server.port)
                client.send(request)
                let status = try client.readReply().status
                #expect([200, 431, 414].contains(status), "\(status) for \(count)")
                #expect(count > 30 || status == 200)
            }
        }
    }
}
