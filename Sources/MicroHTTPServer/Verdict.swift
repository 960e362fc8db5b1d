/// What becomes of a request whose header block is there and whose body is not.
package enum Verdict {
    /// The body is read, up to so many bytes, and the request handed on with the note.
    case admitted(bodyBytesMax: Int, note: AnyObject)
    /// This is the answer; the body is not kept.
    case declined(status: UInt16, contentType: StaticString?, headers: ReplyHeaders, body: ReplyBody)
}

/// The length of a body as its request's header block has it.
package enum AnnouncedBody: Sendable, Hashable {
    case bytes(Int)
    /// Chunks, whose number only their end tells.
    case chunks
}
