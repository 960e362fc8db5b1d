import MicroHTTPServer

/// The pages of the service itself.
enum SiteResource {
    static let routes = [
        Route(
            .get, "/", "getInspector", access: .anyone, [.html], handler: .answering { _, _ in inspector() }),
        Route(
            .get, "/docs", "getDocumentation", access: .anyone, [.html],
            handler: .answering { _, _ in
                let (text, policy) = DocumentationPage.response
                var response = Response(.html, text: text)
                response.headers.append(policy)
                return response
            }),
        Route(
            .get, "/atlas", "getAtlas", access: .anyone, [.html],
            handler: .answering { _, _ in
                Response(.html, .constant(EmbeddedText.atlas.bytes))
            }),
        Route(
            .get, "/openapi.yaml", "getOpenAPIAsYAML", access: .anyone, [.yaml],
            handler: .answering { _, _ in
                Response(.yaml, .constant(OpenAPIDocument.yaml.bytes))
            }),
        Route(
            .get, "/openapi.json", "getOpenAPIAsJSON", access: .anyone, [.json],
            handler: .answering { _, _ in
                Response(.json, text: OpenAPIDocument.json)
            }),
        Route(
            .get, "/scenario.schema.json", "getScenarioSchema", access: .anyone, [.json],
            handler: .answering { _, _ in
                Response(.json, .constant(EmbeddedText.scenarioSchema.bytes))
            }),
        Route(
            .get, "/problems", "listProblems", access: .anyone, [.html, .text],
            handler: .answering { _, call in
                problemList(call)
            }),
        Route(
            .get, "/problems/{code}", "getProblem", access: .anyone, [.html, .text],
            handler: .answering {
                _, call throws(Problem) in
                try problemPage(call)
            }),
    ]

    private static func inspector() -> Response {
        let (text, policy) = InspectorPage.response
        var response = Response(.html, text: text)
        response.headers.append(policy)
        return response
    }

    private static func problemList(_ call: Call) -> Response {
        if call.representation == .text {
            let lines = ProblemCode.allCases.map { "\($0.status) \($0.rawValue): \($0.title)\n" }
            return Response(.text, text: lines.joined())
        }
        var page = HTMLPage(title: "Problems")
        page.add("h1", "Problems")
        page.add(markup: "<table>\n<tr><th>Status</th><th>Code</th><th>Meaning</th></tr>\n")
        for code in ProblemCode.allCases {
            let link = "<a href=\"/problems/\(code.rawValue)\"><code>\(code.rawValue)</code></a>"
            let title = HTMLPage.escape(code.title)
            page.add(markup: "<tr><td>\(code.status)</td><td>\(link)</td><td>\(title)</td></tr>\n")
        }
        page.add(markup: "</table>\n")
        return Response(.html, text: page.document)
    }

    private static func problemPage(_ call: Call) throws(Problem) -> Response {
        guard let code = ProblemCode(rawValue: call.path.first) else {
            throw Problem(
                .problemNotFound, "There is no problem code \(quoted(call.path.first)). See /problems.")
        }
        if call.representation == .text {
            return Response(
                .text, text: "\(code.status) \(code.rawValue): \(code.title)\n\(code.explanation)\n")
        }
        var page = HTMLPage(title: code.title)
        page.add("h1", code.title)
        page.add(markup: "<p>Status \(code.status), code <code>\(code.rawValue)</code></p>\n")
        page.add("p", code.explanation)
        page.add(
            "p",
            code.isRetryable
                ? "The same request may succeed later." : "The same request will not succeed later.")
        page.add(markup: "<p><a href=\"/problems\">All problems</a></p>\n")
        return Response(.html, text: page.document)
    }
}
