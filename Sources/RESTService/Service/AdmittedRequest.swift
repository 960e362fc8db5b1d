import MicroHTTPServer

/// A request whose header block has been found right, while its body arrives.
///
/// It borrows from the exchange, which holds it and lives longer.
final class AdmittedRequest {
    /// The call as the header block has it.
    private(set) var call: Call
    private(set) var passage: Passage

    init(call: Call, passage: Passage) {
        self.call = call
        self.passage = passage
    }

    /// Takes the body that has arrived.
    func complete(_ body: UnsafeRawBufferPointer) {
        call.request.complete(body)
        passage.bodyArrived(byteCount: body.count)
        call.begun = passage.start
    }

    /// The call with its body.
    ///
    /// - Throws: What is wrong with chunks of which there were none: only their end tells.
    func completeCall() throws(Problem) -> Call {
        if call.body.isEmpty { call.bodyType = try call.route.bodyType(of: call.request) }
        return call
    }
}
