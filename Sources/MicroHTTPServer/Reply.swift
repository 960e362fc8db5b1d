import CMicroHTTPShim

/// The bytes of a reply's body and who frees them.
package enum ReplyBody: @unchecked Sendable {
    // Unchecked: what is pointed to is constant, or of nobody but whoever holds the reply.
    case empty
    /// Memory from `malloc`; the server frees it when it is sent, or cannot be.
    case malloced(UnsafeMutableRawPointer, count: Int)
    /// The same, and behind it bytes that many replies share.
    indirect case begun(UnsafeMutableRawPointer, count: Int, end: SharedBytes)
    /// Memory that lives as long as the process.
    case constant(UnsafeRawBufferPointer)
    /// Bytes that the server copies: for replies whose speed does not matter.
    case bytes([UInt8])
}

/// Bytes that last as long as what keeps them.
package struct SharedBytes: @unchecked Sendable {
    // Unchecked: nothing changes the bytes.
    package let bytes: UnsafeRawBufferPointer
    /// What keeps the bytes; it is let go of, by any thread, when they have been sent.
    let keeper: AnyObject

    /// - Parameter keeper: As long as it is there, the bytes are.
    package init(_ bytes: UnsafeRawBufferPointer, keptBy keeper: AnyObject) {
        self.bytes = bytes
        self.keeper = keeper
    }

    /// The shim's form, which takes over a reference.
    fileprivate var counted: uhttp_shared_bytes {
        uhttp_shared_bytes(
            start: bytes.baseAddress, count: bytes.count,
            keeper: Unmanaged.passRetained(keeper).toOpaque(),
            release: { keeper in if let keeper { Unmanaged<AnyObject>.fromOpaque(keeper).release() } })
    }
}

/// A header of a single reply.
package struct HeaderField: Sendable, Hashable {
    package var name: StaticName
    package var value: String

    /// Makes a header; one whose value is empty or has a line break is left out of the reply.
    package init(_ name: StaticString, _ value: String) {
        self.name = StaticName(name)
        self.value = value
    }

    /// A header's name, written in the source.
    package struct StaticName: Sendable, Hashable {
        private let name: StaticString

        init(_ name: StaticString) {
            self.name = name
        }

        package var text: String { name.description }

        /// The bytes; they live as long as the process.
        var bytes: UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        }

        package static func == (left: StaticName, right: StaticName) -> Bool { left.text == right.text }

        package func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
    }
}

/// Headers that many replies have in common, written once.
///
/// They are never freed: replies refer to them without counting, so only what is constant should be one.
package struct HeaderSet: @unchecked Sendable {
    // Unchecked: what is pointed to is constant.
    /// The headers as they are sent, each with the end of its line.
    let lines: UnsafeBufferPointer<UInt8>

    /// Puts the headers together in this order.
    package init(_ fields: [HeaderField]) {
        let lines = fields.filter { !$0.value.isEmpty }.map { "\($0.name.text): \($0.value)\r\n" }
        let text = Array(lines.joined().utf8)
        let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        _ = kept.initialize(from: text)
        self.lines = UnsafeBufferPointer(kept)
    }
}

/// The headers of a reply besides those that the server adds (Date, Content-Length, Connection).
///
/// Each header costs about a tenth of a microsecond. `version` costs no text: it is written as `ETag:
/// "v17"` in the shim.
package struct ReplyHeaders: Sendable {
    package var constant: HeaderSet?
    package var version: UInt64?
    /// The value of `Request-Id`; nearly every reply has one, and here it costs no array.
    package var requestID: String?
    package var fields: [HeaderField]

    /// Makes the headers of one reply.
    package init(
        constant: HeaderSet? = nil, version: UInt64? = nil, requestID: String? = nil,
        fields: [HeaderField] = []
    ) {
        self.constant = constant
        self.version = version
        self.requestID = requestID
        self.fields = fields
    }

    /// Calls `send` with the shim's form of a reply, whose pointers live that long.
    func withReply<Result>(
        status: UInt16, contentType: StaticString?, body: ReplyBody, _ send: (inout uhttp_reply) -> Result
    ) -> Result {
        var reply = uhttp_reply()
        reply.status = UInt32(status)
        reply.version = version ?? UInt64.max
        if let contentType {
            reply.content_type = UnsafeRawPointer(contentType.utf8Start).assumingMemoryBound(to: CChar.self)
        }
        if let lines = constant?.lines {
            reply.constant_headers = uhttp_bytes(start: lines.baseAddress, count: lines.count)
        }
        guard let requestID else { return withFields(&reply, body, send) }
        let sent = requestID.utf8.withContiguousStorageIfAvailable { name in
            withName(name, &reply, body, send)
        }
        if let sent { return sent }
        var copy = requestID
        return copy.withUTF8 { name in withName(name, &reply, body, send) }
    }

    private func withName<Result>(
        _ name: UnsafeBufferPointer<UInt8>, _ reply: inout uhttp_reply, _ body: ReplyBody,
        _ send: (inout uhttp_reply) -> Result
    ) -> Result {
        name.withMemoryRebound(to: CChar.self) { name in
            (reply.request_id, reply.request_id_count) = (name.baseAddress, name.count)
        }
        return withFields(&reply, body, send)
    }

    @inline(__always)
    private func withFields<Result>(
        _ reply: inout uhttp_reply, _ body: ReplyBody, _ send: (inout uhttp_reply) -> Result
    ) -> Result {
        if fields.isEmpty { return withBody(body, &reply, send) }
        return withPacked(fields) { fields in
            reply.headers = fields
            return withBody(body, &reply, send)
        }
    }
}

/// Calls `body` with headers as a `HeaderSet` has them, put together on the stack.
private func withPacked<Result>(
    _ fields: [HeaderField], _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
    let count = fields.reduce(1) { $0 + $1.packedCount }
    return withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { packed in
        var end = 0
        for field in fields { field.pack(into: packed, at: &end) }
        packed[end] = 0
        return body(packed.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
}

extension HeaderField {
    /// The bytes that it takes among others, with a NUL behind name and value.
    fileprivate var packedCount: Int { name.bytes.count + value.utf8.count + 2 }

    fileprivate func pack(into packed: UnsafeMutableRawBufferPointer, at end: inout Int) {
        func append(_ bytes: UnsafeRawBufferPointer) {
            UnsafeMutableRawBufferPointer(rebasing: packed[end...]).copyMemory(from: bytes)
            packed[end + bytes.count] = 0
            end += bytes.count + 1
        }
        if value.isEmpty { return }
        append(name.bytes)
        var value = value
        value.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }
}

private func withBody<Result>(
    _ body: ReplyBody, _ reply: inout uhttp_reply, _ send: (inout uhttp_reply) -> Result
) -> Result {
    switch body {
    case .empty:
        reply.ownership = UHTTP_BODY_STATIC
        return send(&reply)
    case .malloced(let start, let count):
        reply.ownership = UHTTP_BODY_MALLOCED
        reply.body = start
        reply.body_count = count
        return send(&reply)
    case .begun(let start, let count, let end):
        reply.ownership = UHTTP_BODY_MALLOCED
        reply.body = start
        reply.body_count = count
        reply.tail = end.counted
        return send(&reply)
    case .constant(let bytes):
        reply.ownership = UHTTP_BODY_STATIC
        reply.body = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
        reply.body_count = bytes.count
        return send(&reply)
    case .bytes(let bytes):
        return bytes.withUnsafeBytes { bytes in
            reply.ownership = UHTTP_BODY_COPIED
            reply.body = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
            reply.body_count = bytes.count
            return send(&reply)
        }
    }
}
