import CPostgreSQL
import Glibc

/// One connection to the database, used by one thread at a time: whoever holds the lock that it stands
/// behind.
///
/// It goes from the thread that opens it to others, which the compiler cannot follow behind a pointer of C.
///
/// Statements are sent together and answered together: a call costs one way there and back, however many
/// statements it has.
final class Connection: Sendable {
    nonisolated(unsafe) let handle: OpaquePointer
    /// Whether the server has warned since this was last set to false.
    private nonisolated(unsafe) var hasWarned = false
    /// What has been answered of the pipeline that was sent last.
    private nonisolated(unsafe) var arrived = Answers(areComplete: true)
    /// Why the connection can be used no more; nil while it can.
    private(set) nonisolated(unsafe) var end: DatabaseFailure?

    /// Connects, and makes sure that what can be read through the connection will stay.
    ///
    /// Blocks for a few seconds at most.
    init(_ settings: ConnectionSettings) throws(DatabaseFailure) {
        guard let handle = settings.open() else { throw .lost("there is no memory for a connection") }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else {
            throw .lost(String(cString: PQerrorMessage(handle)).trimmed)
        }
        // libpq calls it while it reads for the connection, which holds the handle and outlives it.
        PQsetNoticeReceiver(
            handle,
            { context, _ in
                guard let context else { return }
                Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().hasWarned = true
            }, Unmanaged.passUnretained(self).toOpaque())
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw .lost(String(cString: PQerrorMessage(handle)).trimmed)
        }
    }

    deinit { PQfinish(handle) }

    /// Prepares statements.
    func prepare(_ statements: [Statement]) throws(DatabaseFailure) {
        arrived = Answers(count: statements.count)
        for statement in statements {
            guard PQsendPrepare(handle, statement.name, statement.sql, 0, nil) == 1 else { throw fail() }
        }
        guard PQpipelineSync(handle) == 1 else { throw fail() }
        _ = try answers(within: .seconds(5))
    }

    /// Has everything that can be read through this connection by now written to the standby as well, if
    /// there is one that commits wait for.
    ///
    /// A server that comes up again after a crash shows what its standby may never have had. A commit waits
    /// for all that was written before it.
    func fence() throws(DatabaseFailure) {
        _ = try transaction([Call(.fence, Parameters())], within: .seconds(5))
    }

    /// Runs statements outside of any transaction of their own.
    func run(_ calls: [Call], within limit: Duration) throws(DatabaseFailure) -> [QueryResult] {
        try send(calls)
        return try answers(within: limit)
    }

    // MARK: Transactions

    /// Runs statements as one transaction, which is durable when this returns.
    ///
    /// The server takes what stands before the end of a pipeline for one, and commits it there.
    ///
    /// - Throws: `refused` when nothing of it stays, `lost` when that is not known.
    ///
    /// Source: PostgreSQL's documentation, libpq, Pipeline Mode, Error Handling.
    func transaction(_ calls: [Call], within limit: Duration) throws(DatabaseFailure) -> [QueryResult] {
        try begin(calls)
        return try finish(within: limit)
    }

    /// Sends what ``transaction(_:within:)`` runs, as much of it as there is room for; whether that is all.
    @discardableResult
    func begin(_ calls: [Call]) throws(DatabaseFailure) -> Bool {
        hasWarned = false
        return try post(calls)
    }

    /// Sends what ``run(_:within:)`` runs, as much of it as there is room for; whether that is all.
    ///
    /// Nothing else may be sent before the connection is at rest again.
    func post(_ calls: [Call]) throws(DatabaseFailure) -> Bool {
        try send(calls)
        let unsent = PQflush(handle)
        if unsent < 0 { throw fail() }
        return unsent == 0
    }

    /// Reads what has come of the answers to what was begun; whether that is all of them.
    func hasFinished() throws(DatabaseFailure) -> Bool {
        guard PQconsumeInput(handle) == 1 else { throw fail() }
        return try readAnswers()
    }

    /// Waits for what was begun; throws as ``transaction(_:within:)`` does.
    func finish(within limit: Duration) throws(DatabaseFailure) -> [QueryResult] {
        let results = try answers(within: limit)
        // A commit that was broken off while it waited for the standby succeeds with a warning.
        if hasWarned { throw fail("the server could not say whether the standby has the transaction") }
        return results
    }

    // MARK: The pipeline

    /// The format of every parameter, of as many as any statement has.
    private static let binary = [Int32](repeating: 1, count: 16)

    private struct Answers {
        /// How many statements are to be answered.
        var count = 0
        var results: [QueryResult] = []
        var failure: DatabaseFailure?
        var areComplete = false
    }

    /// Sends statements and the pipeline's end.
    private func send(_ calls: [Call]) throws(DatabaseFailure) {
        arrived = Answers(count: calls.count)
        for call in calls { try send(call) }
        guard PQpipelineSync(handle) == 1 else { throw fail() }
    }

    private func send(_ call: Call) throws(DatabaseFailure) {
        let parameters = call.parameters
        let count = parameters.lengths.count
        precondition(count <= Connection.binary.count)
        let sent = parameters.bytes.withUnsafeBytes { buffer in
            withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count) { values in
                // An empty buffer has no address, and a value without one would be NULL.
                var next = buffer.baseAddress ?? UnsafeRawPointer(("" as StaticString).utf8Start)
                for (index, length) in parameters.lengths.enumerated() {
                    let value = length < 0 ? nil : next.assumingMemoryBound(to: CChar.self)
                    values.initializeElement(at: index, to: value)
                    next += max(Int(length), 0)
                }
                return PQsendQueryPrepared(
                    handle, call.statement.name, Int32(count), values.baseAddress, parameters.lengths,
                    Connection.binary, 1)
            }
        }
        guard sent == 1 else { throw fail() }
    }

    /// Waits for the answers to the pipeline's statements.
    private func answers(within limit: Duration) throws(DatabaseFailure) -> [QueryResult] {
        try rest(within: limit)
        if let failure = arrived.failure { throw failure }
        guard arrived.results.count == arrived.count else { throw fail("the server has left out an answer") }
        return arrived.results
    }

    /// Waits until all that was sent has been answered, whatever the answers are.
    func rest(within limit: Duration) throws(DatabaseFailure) {
        let deadline = ContinuousClock.now + limit
        while try !readAnswers() { try awaitAnswer(until: deadline) }
    }

    /// Takes the answers that have been read; whether these are all.
    private func readAnswers() throws(DatabaseFailure) -> Bool {
        while !arrived.areComplete, PQisBusy(handle) == 0 {
            guard let answer = PQgetResult(handle) else {
                // Between the answers to two statements.
                if PQstatus(handle) != CONNECTION_OK { throw fail() }
                continue
            }
            let result = QueryResult(answer)
            if result.isPipelineEnd {
                arrived.areComplete = true
            } else if !result.isPassedOver {
                arrived.results.append(result)
                guard let found = result.failure else { continue }
                arrived.failure = arrived.failure ?? found
                if case .lost = found {
                    end = found
                    arrived = Answers(failure: found, areComplete: true)
                }
            }
        }
        return arrived.areComplete
    }

    /// Sends what is left to send and waits until there is an answer.
    private func awaitAnswer(until deadline: ContinuousClock.Instant) throws(DatabaseFailure) {
        while true {
            let unsent = PQflush(handle)
            if unsent < 0 { throw fail() }
            if PQisBusy(handle) == 0 { return }
            try wait(isSending: unsent > 0, until: deadline)
            guard PQconsumeInput(handle) == 1 else { throw fail() }
        }
    }

    private func wait(isSending: Bool, until deadline: ContinuousClock.Instant) throws(DatabaseFailure) {
        let left = max(deadline - ContinuousClock.now, .zero)
        let (seconds, attoseconds) = left.components
        let milliseconds = min(
            seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000, 60_000)
        var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        if isSending { descriptor.events |= Int16(POLLOUT) }
        // What is there is read, however late it is.
        let isReady = poll(&descriptor, 1, Int32(milliseconds)) > 0
        if !isReady, left == .zero { throw fail("the server does not answer") }
    }

    /// Runs a text of several statements; for what is done once, as it is not prepared.
    ///
    /// - Returns: What the last statement answered.
    @discardableResult
    func script(_ sql: String) throws(DatabaseFailure) -> QueryResult {
        guard PQexitPipelineMode(handle) == 1, let answer = PQexec(handle, sql) else { throw fail() }
        let result = QueryResult(answer)
        guard PQenterPipelineMode(handle) == 1 else { throw fail() }
        if let failure = result.failure { throw failure }
        return result
    }

    /// The number that a query answers.
    func number(_ sql: String) throws(DatabaseFailure) -> Int {
        let result = try script(sql)
        guard result.rowCount == 1, let number = result.text(0, 0).flatMap({ Int($0) }) else {
            throw .refused(state: "02000", message: "no answer to \(sql)")
        }
        return number
    }

    /// Gives the connection up.
    func fail(_ text: String? = nil) -> DatabaseFailure {
        let failure = DatabaseFailure.lost(text ?? String(cString: PQerrorMessage(handle)).trimmed)
        end = end ?? failure
        return failure
    }
}

/// A statement with its parameters.
struct Call: Sendable {
    let statement: Statement
    let parameters: Parameters

    init(_ statement: Statement, _ parameters: Parameters) {
        self.statement = statement
        self.parameters = parameters
    }
}
