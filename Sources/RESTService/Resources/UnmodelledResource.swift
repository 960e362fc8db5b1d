import MicroHTTPServer

/// Routes of the contract whose content is not there yet: they answer 501, so that nobody takes them for
/// mistakes.
enum UnmodelledResource {
    static let routes = [
        route(
            .get, "/v1/sessions/{session}/storyboards/{name}", "getStoryboard", [.xml],
            what: "Reading storyboards"),
        route(
            .put, "/v1/sessions/{session}/storyboards/{name}", "putStoryboard", body: .types([.xml]), [],
            what: "Adding storyboards"),
    ]

    private static func route(
        _ method: HTTPMethod, _ template: String, _ operationID: String, body: BodyRule = .none,
        _ representations: [MediaType] = [.json], what: String
    ) -> Route {
        let handler: @Sendable (Service, Call) throws(Problem) -> Response = {
            service, call throws(Problem) in
            if template.contains("{session}") { _ = try call.session(service) }
            throw Problem(.notModelled, "\(what) is not there yet.")
        }
        return Route(method, template, operationID, body: body, representations, handler: handler)
    }
}
