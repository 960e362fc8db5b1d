import MicroHTTPServer
import Sessions

/// `/v1/sessions/{session}/storyboards/{name}`.
enum StoryboardsResource {
    static let routes = [
        Route(
            .get, "/v1/sessions/{session}/storyboards/{name}", "getStoryboard", [.xml],
            handler: .reading(get)),
        Route(
            .put, "/v1/sessions/{session}/storyboards/{name}", "putStoryboard", body: .types([.xml]),
            isLong: true, [],
            handler: .changing(put)),
    ]

    @Sendable private static func get(
        _ service: Service, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let name = call.path.second
        let xml = try found { () throws(SessionError) in try session.storyboard(named: name) }
        guard let xml else {
            throw Problem(.storyboardNotFound, "The session has no storyboard \(quoted(name)). PUT adds one.")
        }
        return Response(.xml, text: xml)
    }

    @Sendable private static func put(
        _ service: Service, _ call: Call, _ session: Session, _ conditions: RequestConditions
    ) throws(Problem) -> Reply {
        let name = call.path.second
        guard let xml = call.body.text else {
            throw Problem(
                .storyboardRejected, "The storyboard is not UTF-8, as Interface Builder writes it.",
                errors: [.init(pointer: "", detail: "the text is not UTF-8", code: "xml_malformed")])
        }
        return Reply.from { answer in
            session.addStoryboard(name: name, xml: xml, conditions: conditions, answer: answer)
        } respond: { result in
            Response.of(result) { receipt throws(SessionError) in
                var response = Response.empty(204, version: receipt.version)
                if receipt.isReplayed { response.headers.append(.replayed) }
                return response
            }
        }
    }
}
