import CMicroHTTPShim

/// A request that waits for its answer, which any thread gives.
///
/// Dropping it unanswered answers 500. A stopping server answers it 503 when its grace is over.
package final class SuspendedExchange: @unchecked Sendable {
    // Unchecked: the shim locks what the pointer points to; whoever confirms is the last to use it.
    private let suspension: OpaquePointer
    private var isConfirmed = false

    init(suspension: OpaquePointer) {
        self.suspension = suspension
    }

    deinit {
        if !isConfirmed { uhttp_suspension_release(suspension) }
    }

    /// Answers the request with what it was suspended with; nothing else may be done with it afterwards.
    package func confirm() {
        isConfirmed = true
        uhttp_suspension_confirm(suspension)
    }

    /// Whether nobody waits for the answer any more: the client has closed its side of the connection, or the
    /// server has answered by itself.
    ///
    /// Costs a system call.
    package var isAbandoned: Bool { uhttp_suspension_is_abandoned(suspension) }

    /// Answers requests that `body` has answered in one go: each event thread is woken once, at the end.
    ///
    /// It must not wait for anything, and is not called within itself.
    package static func answeringTogether(_ body: () -> Void) {
        uhttp_wakes_begin()
        body()
        uhttp_wakes_end()
    }

    /// Answers the request.
    ///
    /// - Returns: whether this was the answer; `false` after an earlier one, a stopped server or without
    ///   memory.
    @discardableResult
    package func respond(
        status: UInt16, contentType: StaticString? = nil, headers: ReplyHeaders = ReplyHeaders(),
        body: ReplyBody = .empty
    ) -> Bool {
        headers.withReply(status: status, contentType: contentType, body: body) { reply in
            uhttp_suspension_reply(suspension, &reply)
        }
    }
}
