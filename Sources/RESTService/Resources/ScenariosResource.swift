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
            [.json, .text, .xml], handler: .answering(run))
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
    static func scenario(
        _ bytes: [UInt8], _ format: ScenarioReader.Format, under pointer: String = ""
    ) throws(Problem) -> Scenario {
        do throws(ScenarioError) {
            return try ScenarioReader.read(bytes, format: format)
        } catch {
            throw Problem(error, under: pointer)
        }
    }
}
