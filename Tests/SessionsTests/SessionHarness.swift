import ControllerHierarchy
import JSONBytes
import Sessions
import Synchronization
import Testing
import WireFormat

/// A clock that stands still until it is told to go on.
final class ManualClock: Sendable {
    private let seconds = Mutex(1_000.0)

    var clock: SessionClock {
        SessionClock(
            monotonicSeconds: { self.seconds.withLock { $0 } },
            wallMilliseconds: { self.seconds.withLock { Int64($0 * 1_000) } })
    }

    func advance(by step: Double) { seconds.withLock { $0 += step } }
}

extension SessionRegistry {
    /// Creates a session from the text of a definition, where the journal answers at once.
    func create(
        _ definition: String, key: IdempotencyKey? = nil, budget: RequestBudget? = nil
    ) throws -> CreatedSession {
        let result = Mutex<Result<CreatedSession, SessionError>?>(nil)
        create(definition: Array(definition.utf8), key: key, budget: budget) { answer in
            result.withLock { $0 = answer }
        }
        return try #require(result.withLock { $0 }).get()
    }
}

extension SessionRegistry {
    func importing(_ document: [UInt8], within budget: RequestBudget? = nil) throws -> Session {
        try answer { self.import(document, budget: budget, answer: $0) }.session
    }

    func forking(_ session: Session, at version: Int?) throws -> Session {
        try answer { self.fork(session, at: version, answer: $0) }.session
    }

    private func answer(_ ask: (@escaping CopyAnswer) -> Void) throws -> CopiedSession {
        let result = Mutex<Result<CopiedSession, SessionError>?>(nil)
        ask { answer in result.withLock { $0 = answer } }
        return try #require(result.withLock { $0 }).get()
    }
}

extension Session {
    /// Carries out an operation given as text, where the journal answers at once.
    @discardableResult
    func perform(
        _ json: String, version: Int? = nil, key: IdempotencyKey? = nil, budget: RequestBudget? = nil
    ) throws -> OperationReceipt {
        let operation = try DecodedOperation(json: Array(json.utf8))
        let result = Mutex<Result<OperationReceipt, SessionError>?>(nil)
        let conditions = RequestConditions(versions: version.map { [$0] }, key: key, budget: budget)
        perform(operation, conditions: conditions) { answer in result.withLock { $0 = answer } }
        return try #require(result.withLock { $0 }).get()
    }

    func perform(
        batch json: String, key: IdempotencyKey? = nil, budget: RequestBudget? = nil
    ) throws -> BatchReceipt {
        let batch = try DecodedBatch(body: Array(json.utf8))
        let result = Mutex<Result<BatchReceipt, BatchFailure>?>(nil)
        perform(batch, conditions: RequestConditions(key: key, budget: budget)) { answer in
            result.withLock { $0 = answer }
        }
        return try #require(result.withLock { $0 }).get()
    }

    /// Everything that can be seen of the session's model at a version: the hierarchy and every property.
    func snapshot(at version: Int? = nil, within budget: RequestBudget? = nil) throws -> String {
        try read(at: version, within: budget) { moment throws(OperationError) in
            var writer = JSONWriter()
            HierarchyEncoder.write(moment.application.hierarchy(), version: moment.version, to: &writer)
            for label in moment.application.controllerLabels {
                writer.write("\n")
                try ControllerEncoder.write(
                    label, of: moment.application, version: moment.version, to: &writer)
            }
            return writer.string()
        }
    }

    /// The whole log as lines of JSON, page by page.
    func log(pageSize: Int = 1_000) throws -> String {
        var writer = JSONWriter()
        var query = EventQuery()
        query.limit = pageSize
        var isComplete = false
        while !isComplete {
            let page = try events(query)
            for (sequence, event) in page.events {
                EventEncoder().writeLines([event], firstSequence: sequence, to: &writer)
            }
            query.after = page.next
            isComplete = !page.hasMore
        }
        return writer.string()
    }
}

extension OperationReceipt {
    var json: String {
        var writer = JSONWriter()
        OutcomeEncoder().write(outcome, version: version, firstSequence: firstSequence, to: &writer)
        return writer.string()
    }
}
