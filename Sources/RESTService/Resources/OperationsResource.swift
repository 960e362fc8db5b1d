import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Sessions
import Synchronization
import WireFormat

/// The operations, each on a path of its own, and batches of them.
enum OperationsResource {
    static let routes =
        OperationSchema.all.map(route) + [
            Route(
                .post, "/v1/sessions/{session}/operations", "performOperations", parameters: [style],
                body: .json, [.json, .text], handler: .changing(performBatch))
        ]

    /// The parameter that chooses the spelling of the text form.
    static let style = QueryParameter("style", .word(EventText.Style.allCases.map(\.rawValue)))

    private static func route(_ schema: OperationSchema) -> Route {
        let kind = schema.kind
        let base = "/v1/sessions/{session}/"
        let isOnController = kind.scope == .controller
        let path = isOnController ? "controllers/{controller}/" : ""
        return Route(
            .post, base + path + kind.pathName, kind.rawValue, parameters: [style], body: .optional,
            [.json, .text],
            handler: .changing { service, call, session, conditions throws(Problem) in
                try perform(schema, onController: isOnController, service, call, session, conditions)
            })
    }

    /// Carries out one operation of the body's fields.
    ///
    /// - Parameter onController: Whether the path's second parameter is its target.
    static func perform(
        _ schema: OperationSchema, onController: Bool, _ service: Service, _ call: Call, _ session: Session,
        _ conditions: RequestConditions
    ) throws(Problem) -> Reply {
        // Not in the closure, which would have a copy of the whole call.
        let (body, path) = (call.body, call.path)
        let operation = try readable { () throws(WireError) in
            try service.registry.operation(
                body: body, schema: schema, target: onController ? path.secondAsSent : nil,
                name: onController ? path.second : nil)
        }
        return perform(operation, service, call, session, conditions) { _, _ in }
    }

    /// Carries out an operation; `complete` adds to the response to it.
    static func perform(
        _ operation: DecodedOperation, _ service: Service, _ call: Call, _ session: Session,
        _ conditions: RequestConditions,
        complete: @escaping @Sendable (OperationReceipt, inout Response) -> Void
    ) -> Reply {
        let form = Form(call)
        if let paused = session.paused { return PausesResource.perform(operation, in: paused, service, form) }
        let answer = Answer(
            form: form, kind: operation.operation.kind, start: call.begun, complete: complete)
        let promised = Mutex<PendingReply?>(nil)
        do throws(BatchFailure) {
            let receipt = try session.perform(operation, conditions: conditions) { receipt in
                let pending = PendingReply(answer.response(to: receipt))
                promised.withLock { $0 = pending }
                let counts = service.counts(of: receipt)
                return { result in
                    if let result { return pending.answer(answer.response(to: result, service)) }
                    pending.confirm(at: answer.count(counts, service))
                }
            }
            if let receipt { return .response(answer.counted(receipt, service)) }
        } catch {
            guard error.error == .wouldPause else { return .response(Problem(error).response) }
            return PausesResource.reply(service, form) { answer in
                session.rehearse(operation, conditions, on: { WorkerThread.start($0) }, answer: answer)
                return true
            }
        }
        guard let pending = promised.withLock({ $0 }) else {
            preconditionFailure("work that answers later says so")
        }
        return .pending(pending)
    }

    /// How an operation is answered and counted.
    private struct Answer: Sendable {
        let form: Form
        let kind: OperationKind
        let start: Int
        let complete: @Sendable (OperationReceipt, inout Response) -> Void

        // The service is handed on: kept here, it would be counted.
        func response(to result: Result<OperationReceipt, BatchFailure>, _ service: Service) -> Response {
            switch result {
            case .success(let receipt): counted(receipt, service)
            case .failure(let failure): Problem(failure).response
            }
        }

        func counted(_ receipt: OperationReceipt, _ service: Service) -> Response {
            var response = response(to: receipt)
            response.moment = count(service.counts(of: receipt), service)
            return response
        }

        func response(to receipt: OperationReceipt) -> Response {
            var response = form.response(to: receipt)
            complete(receipt, &response)
            return response
        }

        /// Counts the operation; returns when that was, in nanoseconds of the clock of durations.
        func count(_ counts: OperationCounts, _ service: Service) -> Int {
            let now = MonotonicClock.nanoseconds()
            service.metrics.count(counts, of: kind, nanoseconds: now - start)
            return now
        }
    }

    /// How results are written.
    struct Form: Sendable {
        let isText: Bool
        let style: EventText.Style

        init(_ call: borrowing Call) {
            isText = call.representation == .text
            style = call.query("style").flatMap(EventText.Style.init) ?? .swift
        }

        func response(to receipt: OperationReceipt) -> Response {
            // Not a copy of the outcome, whose many parts would be counted.
            var writer = JSONWriter(
                capacity: 192 + receipt.outcome.events.count
                    * (isText ? 48 : EventEncoder.usualByteCount))
            if isText {
                EventText.write(receipt.outcome.events, style: style, to: &writer)
            } else {
                OutcomeEncoder().write(
                    receipt.outcome, version: receipt.version, firstSequence: receipt.firstSequence,
                    to: &writer)
            }
            var response = Response(isText ? .text : .json, writer, version: receipt.version)
            if receipt.isReplayed { response.headers.append(.replayed) }
            return response
        }
    }

    @Sendable private static func performBatch(
        _ service: Service, _ call: Call, _ session: Session, _ conditions: RequestConditions
    ) throws(Problem) -> Reply {
        let batch = try readable { () throws(WireError) in
            try DecodedBatch(body: [UInt8](call.body), limits: service.registry.limits.content)
        }
        var conditions = conditions
        conditions.budget = call.newBudget(service)
        if session.paused != nil { throw Problem(SessionError.wouldPause) }
        if try mayPause(batch, session) {
            conditions.budget = nil
            return PausesResource.reply(service, Form(call)) { [conditions] answer in
                session.rehearse(batch, conditions, on: { WorkerThread.start($0) }, answer: answer)
                return true
            }
        }
        let form = Form(call)
        return Reply.from { [conditions] answer in
            session.perform(batch, conditions: conditions, answer: answer)
        } respond: { result in
            switch result {
            case .success(let receipt):
                service.count(receipt, of: batch.operations.map(\.operation.kind))
                return form.response(to: receipt)
            case .failure(let failure):
                return Problem(failure).response
            }
        }
    }
}

extension Service {
    /// Counts an operation that was carried out in a batch, or behind calls that stopped.
    func count(_ receipt: OperationReceipt, of kind: OperationKind) {
        metrics.count(counts(of: receipt), of: kind)
    }

    fileprivate func counts(of receipt: OperationReceipt) -> OperationCounts {
        .of(receipt, eventsKeptMax: registry.limits.eventsKeptMax)
    }

    /// Counts the operations of a batch.
    func count(_ receipt: BatchReceipt, of kinds: [OperationKind]) {
        for (kind, result) in zip(kinds, receipt.results) {
            switch result {
            case .success(let receipt): count(receipt, of: kind)
            case .failure(let error): metrics.count(Problem(error))
            }
        }
    }
}

extension OperationsResource {
    /// Whether calls of the batch may stop.
    private static func mayPause(_ batch: DecodedBatch, _ session: Session) throws(Problem) -> Bool {
        try found { () throws(SessionError) in
            try session.read { moment in
                batch.operations.contains {
                    moment.application.mayPause(in: $0.operation) || $0.operation.kind == .setPauses
                }
            }
        }
    }
}

extension OperationsResource.Form {
    /// One result for each operation, in order; of an operation that could not be carried out, its problem.
    func response(to receipt: BatchReceipt) -> Response {
        var writer = JSONWriter(capacity: 1_024)
        if isText {
            for result in receipt.results {
                switch result {
                case .success(let receipt): EventText.write(receipt.outcome.events, style: style, to: &writer)
                case .failure(let error): writer.write(text: "problem \(Problem(error).line)\n")
                }
            }
        } else {
            write(receipt, to: &writer)
        }
        var response = Response(isText ? .text : .json, writer, version: receipt.version)
        if receipt.isReplayed { response.headers.append(.replayed) }
        return response
    }

    private func write(_ receipt: BatchReceipt, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("version")
        writer.value(receipt.version)
        writer.key("results")
        writer.write("[")
        for (index, result) in receipt.results.enumerated() {
            if index > 0 { writer.write(",") }
            switch result {
            case .success(let receipt):
                OutcomeEncoder().write(
                    receipt.outcome, version: receipt.version, firstSequence: receipt.firstSequence,
                    to: &writer)
            case .failure(let error):
                writer.write(#"{"error":"#)
                Problem(error).write(to: &writer)
                writer.write("}")
            }
        }
        writer.write("]")
        writer.endObject()
    }
}

extension Problem {
    /// The problem of an atomic batch, with pointers to the operation that is the reason.
    init(_ failure: BatchFailure) {
        let problem = Problem(failure.error)
        guard let index = failure.index, !problem.isPostponed else {
            self = problem
            return
        }
        let base = "/operations/\(index)"
        var errors = problem.errors.map {
            Violation(pointer: base + $0.pointer, detail: $0.detail, code: $0.code)
        }
        if errors.isEmpty { errors = [Violation(pointer: base, detail: problem.detail)] }
        self.init(
            problem.code, "Operation \(index) of the batch: \(problem.detail) Nothing of the batch was kept.",
            errors: errors, headers: problem.headers)
    }
}
