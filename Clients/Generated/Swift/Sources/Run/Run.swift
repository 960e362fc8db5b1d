// What openapi-generator makes of openapi.yaml for Swift, against a server: Run URL
import Foundation
import OpenAPIClient

@main
struct Run {
    static func main() async throws {
        OpenAPIClientAPIConfiguration.shared.basePath = CommandLine.arguments[1]
        let home = ControllerDescription(_class: "HomeViewController", _as: "home")
        let root = ControllerDescription(
            _class: "UINavigationController", _as: "nav", viewControllers: [.typeControllerDescription(home)])
        let created = try await SessionsAPI.createSession(sessionDefinition: SessionDefinition(root: root))
        let session = created.session.id

        let detail = ControllerDescription(_class: "DetailViewController", _as: "detail")
        let request = PushRequest(controller: .typeControllerDescription(detail), animated: false)
        let pushed = try await NavigationAPI.push(session: session, controller: "nav", pushRequest: request)
        for event in pushed.events { print(event.line) }
        let pop = Operation.typePopOperation(PopOperation(op: .pop, target: "nav", animated: false))
        let batch = try await SessionsAPI.performOperations(
            session: session, batchRequest: BatchRequest(operations: [pop]))
        if case .typeOperationResult(let result) = batch.results[0] {
            for event in result.events { print(event.line) }
        }

        do {
            _ = try await NavigationAPI.push(session: session, controller: "nobody", pushRequest: request)
        } catch .error(_, let body?, _, _) {
            let problem = try JSONDecoder().decode(Problem.self, from: body)
            print(problem.status, problem.code.rawValue)
        }
        print(try await LogAPI.listEvents(session: session).events.count, "events")
    }
}
