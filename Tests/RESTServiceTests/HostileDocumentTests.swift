import InterfaceBuilder
import JSONBytes
import Testing

/// Documents that are made to hurt: each is refused with its reason, and the service goes on.
@Suite struct HostileDocumentTests {
    @Test(arguments: Transport.allCases)
    func hostileDocumentsAreRefused(_ transport: Transport) throws {
        try transport.withClient { client in
            let session = try client.createSession()
            for document in HostileDocument.all {
                for target in ["/v1/storyboards/inspect", "/v1/sessions/\(session)/storyboards/Main"] {
                    var request = TestRequest(target.hasSuffix("Main") ? "PUT" : "POST", target)
                    request.headers = [("Content-Type", "application/xml")]
                    request.body = document.bytes
                    let response = try client.send(request)
                    check(response, document, target)
                }
                let next = try client.send(TestRequest("GET", "/v1/sessions/\(session)/tree"))
                #expect(next.status == 200, "\(document.name)")
            }
        }
    }

    private func check(_ response: TestResponse, _ document: HostileDocument, _ target: String) {
        let place = "\(document.name), \(target): \(response.status) \(response.text.prefix(300))"
        #expect(!response.text.contains("root:"), "\(place)")
        #expect(response.body.count < 20_000, "\(place)")
        guard let code = document.code else {
            #expect(response.status == (target.hasSuffix("inspect") ? 200 : 204), "\(place)")
            return
        }
        #expect(response.status == 422, "\(place)")
        #expect(response.header("Content-Type") == "application/problem+json", "\(place)")
        #expect(response.json?["type"]?.string == "/problems/storyboard_rejected", "\(place)")
        #expect(response.json?["code"]?.string == "storyboard_rejected", "\(place)")
        #expect(response.json?["errors"]?[0]?["code"]?.string == code, "\(place)")
    }

    /// A session that runs a storyboard whose scenes contain each other is not created, and says why.
    @Test func endlessContainmentIsCut() throws {
        try Transport.inProcess.withClient { client in
            for document in HostileDocument.all where document.code == nil {
                var writer = JSONWriter()
                writer.beginObject()
                writer.key("storyboards")
                writer.beginObject()
                writer.key("Main")
                writer.value(String(decoding: document.bytes, as: UTF8.self))
                writer.endObject()
                writer.key("mainStoryboard")
                writer.value("Main")
                writer.endObject()
                var request = TestRequest("POST", "/v1/sessions")
                request.headers = [("Content-Type", "application/json")]
                request.body = writer.bytes()
                let response = try client.send(request)
                #expect(
                    [201, 413, 422].contains(response.status),
                    "\(document.name): \(response.text.prefix(300))")
            }
        }
    }
}
