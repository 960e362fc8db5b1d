import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Sessions
import WireFormat

/// Calls that stop for the app's own code.
enum PausesResource {
    static let routes = [
        Route(.get, "/v1/sessions/{session}/pauses", "getPauses", handler: .reading(get)),
        Route(
            .put, "/v1/sessions/{session}/pauses", "putPauses", parameters: [OperationsResource.style],
            body: .json, [.json, .text],
            handler: .changing { service, call, session, conditions throws(Problem) in
                try OperationsResource.perform(
                    setting, onController: false, service, call, session, conditions)
            }),
        Route(
            .post, "/v1/sessions/{session}/super", "callSuper", parameters: [OperationsResource.style],
            [.json, .text], handler: .managing(callSuper)),
        Route(
            .post, "/v1/sessions/{session}/resume", "resume", parameters: [OperationsResource.style],
            body: .optional, [.json, .text], handler: .replying(resume)),
        Route(
            .post, "/v1/sessions/{session}/abandon", "abandon", [], handler: .managing(abandon)),
    ]

    private static let setting = OperationSchema.of(.setPauses)

    @Sendable private static func get(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let points = try found { () throws(SessionError) in
            try session.read { $0.application.pausePoints }
        }
        var writer = JSONWriter(capacity: 256)
        writer.beginObject()
        writer.key("pauses")
        PausePointEncoder.write(points, to: &writer)
        if let report = session.paused?.report {
            writer.key("paused")
            PauseEncoder.write(report, to: &writer)
        }
        writer.endObject()
        return Response(.json, writer)
    }

    @Sendable private static func callSuper(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Reply {
        guard let paused = session.paused, let report = paused.report else { throw .notPaused }
        guard report.pause.mayCallSuper else {
            throw Problem(
                .operationNotFound,
                "The superclass's implementation has run, or there is none. A class says with callsSuper that "
                    + "its method calls it by itself.")
        }
        return reply(service, .init(call)) { paused.callSuper(answer: $0) }
    }

    @Sendable private static func resume(_ service: Service, _ call: Call) throws(Problem) -> Reply {
        let (body, limits) = (call.body, service.registry.limits.content)
        let resumption = try readable { () throws(WireError) in
            try DecodedResumption(body: [UInt8](body), limits: limits)
        }
        if let earlier = try earlierAnswer(to: call, service) {
            return reply(service, .init(call)) { answer in
                answer(earlier)
                return true
            }
        }
        let session = try call.session(service)
        guard let paused = session.paused, let report = paused.report else { throw .notPaused }
        try check(resumption.step, at: report)
        return reply(service, .init(call)) { session.resume(resumption, at: report, in: paused, answer: $0) }
    }

    /// What the same request was answered before, if it is sent again.
    private static func earlierAnswer(
        to call: Call, _ service: Service
    ) throws(Problem) -> Result<PauseOutcome, BatchFailure>? {
        guard let token = call.request.headers.pauseToken, let id = call.path.session else { return nil }
        let session = try found { () throws(SessionError) in
            try service.registry.session(id, in: call.scope)
        }
        return session.lastResumption(of: String(decoding: token, as: UTF8.self))
    }

    /// Refuses an answer that the call cannot return.
    private static func check(_ step: AppCodeStep, at report: PauseReport) throws(Problem) {
        guard case .resume(let answer?) = step, let reason = report.pause.refusal(of: answer) else { return }
        throw Problem(.invalidRequest, "/answer", reason)
    }

    @Sendable private static func abandon(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Reply {
        guard let paused = session.paused else { throw .notPaused }
        return reply(service, .init(call)) { paused.abandon(answer: $0) }
    }

    /// Does an operation inside of a call that has stopped.
    static func perform(
        _ operation: DecodedOperation, in paused: Rehearsal, _ service: Service,
        _ form: OperationsResource.Form
    ) -> Reply {
        reply(service, form) { paused.perform(operation, answer: $0) }
    }

    /// Starts something that is answered later, from the thread on which the calls stop.
    static func reply(
        _ service: Service, _ form: OperationsResource.Form, _ start: (@escaping PauseAnswer) -> Bool
    ) -> Reply {
        let pending = PendingReply()
        let isStarted = start { result in
            switch result {
            case .failure(let failure): pending.answer(Problem(failure).response)
            case .success(.abandoned): pending.answer(.empty(204))
            case .success(.paused(let report)): pending.answer(form.response(to: report))
            case .success(.finishedBatch(let receipt, let kinds)):
                service.count(receipt, of: kinds)
                pending.answer(form.response(to: receipt))
            case .success(.finished(let receipt, let kind, let told)):
                if let kind { service.count(receipt, of: kind) }
                pending.answer(form.response(to: receipt.behind(told)))
            case .success(.launched(let created, let told)):
                service.metrics.countCreation(isReplayed: created.isReplayed)
                let receipt = OperationReceipt(launch: created.launch)
                pending.answer(form.response(to: receipt.behind(told)))
            }
        }
        return isStarted ? .pending(pending) : .response(Problem.notPaused.response)
    }
}

extension Call {
    /// Refuses a request on a session in which a call waits, unless it carries the token of that call.
    func checkPause(of session: Session) throws(SessionError) {
        let token = request.headers.pauseToken
        guard let paused = session.paused else {
            if token != nil { throw .notPaused }
            return
        }
        guard let report = paused.report, let token, token.elementsEqual(report.token.utf8) else {
            if token == nil, let refusal = paused.refusal(ofRetryWith: try? idempotencyKey()) {
                throw refusal
            }
            throw .paused(session.paused?.report.map(Call.place))
        }
    }

    /// Where an operation has stopped, in words.
    private static func place(_ report: PauseReport) -> String {
        "\(EventText.line(of: report.pause.event)), event \(report.sequence), depth \(report.pause.depth)"
    }
}

extension Problem {
    static let notPaused = Problem(SessionError.notPaused)

    /// A wrong place of a body.
    fileprivate init(_ code: ProblemCode, _ pointer: String, _ detail: String) {
        self.init(
            code, "\(pointer): \(detail).", errors: [Violation(pointer: pointer, detail: detail)])
    }
}

extension OperationsResource.Form {
    /// Where an operation has stopped, and what has happened since the last answer.
    func response(to report: PauseReport) -> Response {
        var writer = JSONWriter(capacity: 512 + report.events.count * EventEncoder.usualByteCount)
        if isText {
            EventText.write(report.events, style: style, to: &writer)
        } else {
            OutcomeEncoder().writePaused(
                report.events, firstSequence: report.firstSequence, operation: report.operation,
                version: report.version, time: report.time, to: &writer
            ) { PauseEncoder.write(report, to: &$0) }
        }
        var response = Response(isText ? .text : .json, writer)
        response.headers.append(HeaderField("Pause-Token", report.token))
        return response
    }
}

/// Writes where an operation has stopped.
enum PauseEncoder {
    static func write(_ report: PauseReport, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("token")
        writer.value(report.token)
        writer.key("event")
        EventEncoder().write(report.pause.event, sequence: report.sequence, to: &writer)
        writer.key("depth")
        writer.value(report.pause.depth)
        writer.key("mayCallSuper")
        writer.value(report.pause.mayCallSuper)
        writer.key("answers")
        if let answers = report.pause.answers { writer.value(answers.kind) } else { writer.writeNull() }
        writer.endObject()
    }
}
