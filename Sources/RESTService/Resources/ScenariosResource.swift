import ControllerHierarchy
import JSONBytes
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

/// Scenario files that are run on request, in a session of their own that nobody else sees.
enum ScenariosResource {
    static let routes = [
        Route(
            .post, "/v1/scenarios/run", "runScenario",
            parameters: [
                QueryParameter("show", .word(["lines", "tree"])),
                QueryParameter("explain", .word(["true", "false"])),
            ],
            body: .types([.json, .yaml]), isLong: true,
            [.json, .text, .xml], handler: .answering(run)),
        Route(
            .post, "/v1/verify", "verifyLog", body: .json, isLong: true, [.json, .text, .xml],
            handler: .answering(verify)),
    ]

    @Sendable private static func run(_ service: Service, _ call: Call) throws(Problem) -> Response {
        let isYAML = call.bodyType == .yaml
        if !isYAML {
            let limits = service.registry.limits.content.json
            _ = try readable { () throws(WireError) in try JSONContent.document(call.body, limits: limits) }
        }
        let scenario = try scenario([UInt8](call.body), isYAML ? .yaml : .json)
        let budget = call.newBudget(service, answersOutcomes: false)
        let detail = detail(of: call)
        let explanation =
            call.query("explain") == "true"
            ? try CourseExplanation.affordable(Course(scenario), within: budget, service) : nil
        let report = try affordable { () throws(WorkRefusal) in
            var report = try ScenarioRunner(limits: service.registry.limits.model).run(
                scenario, detail: detail, within: budget)
            report.explanation = explanation
            try budget.answer(bytes: report.byteCount)
            return report
        }
        switch call.representation {
        case .text: return Response(.text, text: report.wholeText)
        case .xml: return Response(.xml, text: JUnitReport(cases: [JUnitReport.Case(report)]).xml)
        default: return Response(.json, report.written())
        }
    }

    /// What the report tells besides what failed: in text every line.
    private static func detail(of call: Call) -> ReportDetail {
        switch call.query("show") {
        case "tree": .trees
        case "lines": .lines
        default: call.representation == .text ? .lines : []
        }
    }

    /// Reads a scenario; in a body that holds more, it stands under a pointer.
    private static func scenario(
        _ bytes: [UInt8], _ format: ScenarioReader.Format, under pointer: String = ""
    ) throws(Problem) -> Scenario {
        do throws(ScenarioError) {
            return try ScenarioReader.read(bytes, format: format)
        } catch {
            throw Problem(error, under: pointer)
        }
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
        let scenario =
            if let text = content.string {
                try self.scenario(Array(text.utf8), .yaml, under: "/scenario")
            } else {
                try self.scenario(Array(content.sourceBytes), .json, under: "/scenario")
            }
        let verifier = LogVerifier(runner: ScenarioRunner(limits: service.registry.limits.model))
        let budget = call.newBudget(service, answersOutcomes: false)
        let verdict: LogVerdict
        do throws(LogVerifier.Failure) {
            verdict = try verifier.verify(scenario, log: log, aliases: aliases, within: budget)
        } catch {
            switch error {
            case .scenario(let error): throw Problem(error, under: "/scenario")
            case .stopped(let refusal): throw Problem(refusal)
            }
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
}
