import MicroHTTPServer
import Sessions

extension Service {
    /// Answers a request that reads; where it may have seen of a session what is not durable yet, later.
    func durably(
        _ call: Call, _ handler: (Service, Call) throws(Problem) -> Response
    ) throws(Problem) -> Reply {
        guard let id = call.path.session else { return .response(try handler(self, call)) }
        // A session that the handler has yet to load starts with the first generation.
        let generation = registry.sessionInMemory(id)?.generation ?? 0
        let response = try handler(self, call)
        guard let session = registry.sessionInMemory(id) else { return .response(response) }
        let mailbox = Mailbox<SessionError?>()
        let isPending = try found { () throws(SessionError) in
            try session.awaitDurability(since: generation) { mailbox.put($0) }
        }
        guard isPending else { return .response(response) }
        let copy = Response.Copy(response)
        response.discard()
        return .pending(
            PendingReply { receiver in
                mailbox.await { error in
                    receiver(error.map { Problem($0).response } ?? copy.response)
                }
            })
    }
}

extension Response {
    /// A response that may go from thread to thread.
    fileprivate struct Copy: Sendable {
        private let status: Int
        private let mediaType: MediaType
        private let headers: [HeaderField]
        private let version: Int?
        private let bytes: [UInt8]

        init(_ response: Response) {
            status = response.status
            mediaType = response.mediaType
            headers = response.headers
            version = response.version
            bytes = response.bytes
        }

        var response: Response {
            let body = bytes.isEmpty ? ReplyBody.empty : .bytes(bytes)
            var response = Response(status: status, mediaType, body, version: version)
            response.headers = headers
            return response
        }
    }
}
