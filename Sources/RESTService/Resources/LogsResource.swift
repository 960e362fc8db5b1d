import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

/// Logs that real apps printed, held against scenarios.
enum LogsResource {
    static let routes = [
        Route(
            .post, "/v1/verify", "verifyLog", body: .json, isLong: true, [.json, .text, .xml],
            handler: .answering(verify)),
        Route(
            .post, "/v1/verify/steps", "findSteps", body: .json, isLong: true, [.json, .text],
            handler: .answering(findSteps)),
    ]

    /// A scenario, a log, and what the log calls the scenario's controllers.
    private struct Question {
        let scenario: Scenario
        let log: String
        let aliases: [String: String]
    }

    private static func question(_ call: Call) throws(Problem) -> Question {
        // A log is one string, as long as a body may be.
        var limits = JSONLimits()
        limits.stringBytesMax = max(limits.stringBytesMax, call.body.count)
        let document = try readable { () throws(WireError) in
            try JSONContent.document(call.body, limits: limits)
        }
        var fields = FieldReader(document.root)
        let content = fields.required("scenario")
        let log = fields.required("log")
        let aliases = aliases(&fields)
        if let log, log.string == nil { fields.fail("/log", "must be a string") }
        if let content, content.kind != .object, content.kind != .string {
            fields.fail("/scenario", "must be a scenario as an object, or the text of a YAML file")
        }
        try fields.finish()
        guard let content, let log = log?.string else {
            throw Problem(.invalidRequest, "The body is incomplete.")
        }
        let (bytes, format): ([UInt8], ScenarioReader.Format) =
            content.string.map { (Array($0.utf8), .yaml) } ?? (content.sourceBytes, .json)
        let scenario = try ScenariosResource.scenario(bytes, format, under: "/scenario")
        return Question(scenario: scenario, log: log, aliases: aliases)
    }

    /// The member `aliases`: names that the log has, each with that of the scenario.
    private static func aliases(_ fields: inout FieldReader) -> [String: String] {
        guard let member = fields.member("aliases") else { return [:] }
        var aliases: [String: String] = [:]
        guard member.kind == .object, member.count <= aliasesMax else {
            fields.fail("/aliases", "must be an object of at most \(aliasesMax) names")
            return [:]
        }
        for (key, value) in member.members {
            guard let alias = key.string, let name = value.string else {
                fields.fail(value.pointer, "must be the label, id or class of a controller")
                continue
            }
            aliases[alias] = name
        }
        return aliases
    }

    private static let aliasesMax = 1_000

    @Sendable private static func verify(_ service: Service, _ call: Call) throws(Problem) -> Response {
        let question = try question(call)
        let verifier = LogVerifier(runner: ScenarioRunner(limits: service.registry.limits.model))
        let budget = call.newBudget(service, answersOutcomes: false)
        let verdict = try answered { () throws(LogVerifier.Failure) in
            try verifier.verify(
                question.scenario, log: question.log, aliases: question.aliases, within: budget)
        }
        try affordable { () throws(WorkRefusal) in try budget.answer(bytes: verdict.byteCount) }
        switch call.representation {
        case .text: return Response(.text, text: verdict.text)
        case .xml:
            let testCase = JUnitReport.Case(verdict.comparison, className: "verify", name: verdict.name)
            return Response(.xml, text: JUnitReport(cases: [testCase]).xml)
        default: return Response(.json, verdict.written())
        }
    }

    @Sendable private static func findSteps(_ service: Service, _ call: Call) throws(Problem) -> Response {
        let question = try question(call)
        let budget = call.newBudget(service, answersOutcomes: false)
        var search = try answered { () throws(LogVerifier.Failure) in
            try StepSearch(
                question.scenario, log: question.log, aliases: question.aliases,
                runner: ScenarioRunner(limits: service.registry.limits.model), within: budget)
        }
        let found = try affordable { () throws(WorkRefusal) in try search.run() }
        return call.representation == .text
            ? Response(.text, text: found.text) : Response(.json, found.written())
    }

    /// What came of a log, unless there is nothing to hold it against, or it costs more than it may.
    private static func answered<Answer>(
        _ body: () throws(LogVerifier.Failure) -> Answer
    ) throws(Problem) -> Answer {
        do throws(LogVerifier.Failure) {
            return try body()
        } catch {
            switch error {
            case .scenario(let error): throw Problem(error, under: "/scenario")
            case .stopped(let refusal): throw Problem(refusal)
            }
        }
    }
}
