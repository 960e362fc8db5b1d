import JSONBytes
import Testing

/// One request and what must come of it.
///
/// `{s}` in the target and the body stands for the id of a new session with a navigation controller.
struct APICase: CustomTestStringConvertible {
    let name: String
    var definition = TestSession.navigation
    var before: [TestRequest] = []
    let request: TestRequest
    let status: Int
    /// The problem's `code`.
    var code: String?
    /// Headers that must be there, with their values; an empty value stands for any.
    var headers: [String: String] = [:]
    /// Values of the body by JSON pointer, written as JSON.
    var body: [(pointer: String, json: String)] = []
    /// The whole body as text.
    var text: String?
    /// Text that the body holds.
    var contains: [String] = []

    var testDescription: String { name }

    /// Sends the request to a new session and checks what comes back.
    func run(_ client: any APIClient) throws {
        let session = request.target.contains("{s}") ? try client.createSession(definition) : ""
        for request in before { _ = try client.send(request.replacing(session)) }
        let response = try client.send(request.replacing(session))
        #expect(response.status == status, "\(name): \(response.status) \(response.text.prefix(600))")
        for (header, value) in headers.sorted(by: { $0.key < $1.key }) {
            let found = response.header(header)
            let expected = value.replacing("{s}", with: session)
            #expect(
                value.isEmpty ? found != nil : found == expected, "\(name): \(header) is \(found ?? "absent")"
            )
        }
        for (pointer, json) in body {
            let found = response.json.flatMap { value(at: pointer, of: $0) }
            #expect(
                found?.description == json,
                "\(name): \(pointer) is \(found?.description ?? "absent"), not \(json)")
        }
        if let text { #expect(response.text == text, "\(name)") }
        for part in contains {
            #expect(response.text.contains(part), "\(name): \(response.text.prefix(600))")
        }
        if let code { checkProblem(response, code) }
        #expect(response.header("X-Content-Type-Options") == "nosniff", "\(name)")
        #expect(response.header("Cache-Control") == "no-store", "\(name)")
        #expect(response.header("Request-Id")?.isEmpty == false, "\(name)")
    }

    /// A problem has the members of the contract, and a page.
    private func checkProblem(_ response: TestResponse, _ code: String) {
        guard response.header("Content-Type") == "application/problem+json" else {
            #expect(response.text.hasPrefix("\(status) \(code): "), "\(name): \(response.text)")
            #expect(response.text.split(separator: "\n").count == 1, "\(name): \(response.text)")
            return
        }
        let problem = response.json
        #expect(problem?["code"]?.string == code, "\(name): \(response.text)")
        #expect(problem?["type"]?.string == "/problems/\(code)", "\(name)")
        #expect(problem?["status"]?.int == status, "\(name)")
        #expect(problem?["title"]?.string?.isEmpty == false, "\(name)")
        #expect(problem?["detail"]?.string?.isEmpty == false, "\(name)")
        #expect(problem?["retryable"]?.bool != nil, "\(name)")
    }

    private func value(at pointer: String, of tree: JSONTree) -> JSONTree? {
        var place: JSONTree? = tree
        for part in pointer.split(separator: "/") {
            let name = part.replacing("~1", with: "/").replacing("~0", with: "~")
            if case .array(let elements)? = place {
                place = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            } else {
                place = place?.members.first { $0.key == name }?.value
            }
        }
        return place
    }
}

extension TestRequest {
    func replacing(_ session: String) -> TestRequest {
        var copy = self
        copy.target = target.replacing("{s}", with: session)
        return copy
    }
}
