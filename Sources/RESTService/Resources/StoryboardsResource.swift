import MicroHTTPServer
import Sessions

/// `/v1/sessions/{session}/storyboards/{name}` and the same of nibs.
enum StoryboardsResource {
    static let routes =
        routes(of: .storyboard, get: "getStoryboard", put: "putStoryboard")
        + routes(of: .nib, get: "getNib", put: "putNib")

    private static func routes(of kind: AddedDocument.Kind, get: String, put: String) -> [Route] {
        let path = "/v1/sessions/{session}/\(kind.member)/{name}"
        return [
            Route(
                .get, path, get, [.xml],
                handler: .reading { _, call, session throws(Problem) in try read(kind, call, session) }),
            Route(
                .put, path, put, body: .types([.xml]), isLong: true, [],
                handler: .changing { _, call, session, conditions throws(Problem) in
                    try add(kind, call, session, conditions)
                }),
        ]
    }

    private static func read(
        _ kind: AddedDocument.Kind, _ call: Call, _ session: Session
    ) throws(Problem) -> Response {
        let name = call.path.second
        let xml = try found { () throws(SessionError) in try session.document(kind, named: name) }
        guard let xml else {
            throw Problem(
                .storyboardNotFound, "The session has no \(kind.word) \(quoted(name)). PUT adds one.")
        }
        return Response(.xml, text: xml)
    }

    private static func add(
        _ kind: AddedDocument.Kind, _ call: Call, _ session: Session, _ conditions: RequestConditions
    ) throws(Problem) -> Reply {
        let name = call.path.second
        guard let xml = call.body.text else {
            throw Problem(
                .storyboardRejected, "The \(kind.word) is not UTF-8, as Interface Builder writes it.",
                errors: [.init(pointer: "", detail: "the text is not UTF-8", code: "xml_malformed")])
        }
        return Reply.from { answer in
            session.add(AddedDocument(kind, name: name, xml: xml), conditions: conditions, answer: answer)
        } respond: { result in
            Response.of(result) { receipt throws(SessionError) in
                var response = Response.empty(204, version: receipt.version)
                if receipt.isReplayed { response.headers.append(.replayed) }
                return response
            }
        }
    }
}
