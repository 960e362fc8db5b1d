import JSONBytes
import MicroHTTPServer
import Scenarios
import Sessions
import WireFormat

/// Scenario files that are run on request, in a session of their own that nobody else sees.
enum ScenariosResource {
    static let routes = [
        Route(
            .post, "/v1/scenarios/run", "runScenario", body: .types([.json, .yaml]), [.json, .text, .xml],
            handler: run)
    ]

    @Sendable private static func run(_ service: Service, _ call: Call) throws(Problem) -> Response {
        let isYAML = call.bodyType == .yaml
        if !isYAML {
            let limits = service.registry.limits.content.json
            _ = try readable { () throws(WireError) in try JSONContent.document(call.body, limits: limits) }
        }
        let scenario: Scenario
        do throws(ScenarioError) {
            scenario = try ScenarioReader.read([UInt8](call.body), format: isYAML ? .yaml : .json)
        } catch {
            throw Problem(error)
        }
        let report = ScenarioRunner(limits: service.registry.limits.model).run(scenario)
        switch call.representation {
        case .text: return Response(.text, text: report.text)
        case .xml: return Response(.xml, text: JUnitReport(cases: [JUnitReport.Case(report)]).xml)
        default: return Response(.json, .bytes(report.json))
        }
    }
}
