import Foundation
import Testing

@testable import RESTService

/// The page in the browser: what is compiled in, and what it may do.
@Suite struct InspectorTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Inspector")

    @Test("The page that is compiled in is the files")
    func embedded() throws {
        let files = try ["html", "css", "js"].map { ending in
            try String(contentsOf: Self.folder.appending(path: "inspector.\(ending)"), encoding: .utf8)
        }
        let page = files[0].dropLast().replacing("/*STYLE*/", with: files[1].dropLast())
            .replacing("/*SCRIPT*/", with: files[2].dropLast())
        #expect(InspectorPage.response.text == page, "the build did not notice a change")
    }

    @Test("The policy allows the page's own style and script and nothing else")
    func policy() throws {
        try Transport.socket.withClient { client in
            let reply = try client.send(TestRequest("GET", "/"))
            let policy = try #require(reply.header("Content-Security-Policy"))
            #expect(policy.hasPrefix("default-src 'none'; "))
            #expect(!policy.contains("unsafe"))
            for (name, directive) in [("style", "style-src"), ("script", "script-src")] {
                let pieces = reply.text.split(separator: "<\(name)>")
                #expect(pieces.count == 2, "one \(name)")
                let content = try #require(pieces.last?.split(separator: "</\(name)>").first)
                let hash = Data(SHA256Digest(of: String(content)).bytes).base64EncodedString()
                #expect(policy.contains("\(directive) 'sha256-\(hash)';"))
            }
            // Nothing comes from elsewhere, no text becomes markup, no attribute holds code or style.
            for part in [
                "http://", "https://", "innerHTML", "insertAdjacentHTML", "eval(", " style=", " onclick=",
            ] {
                #expect(!reply.text.contains(part), "\(part)")
            }
        }
    }

    @Test("Every page has one policy: its own, or the one that allows nothing but its style")
    func policies() throws {
        try Transport.socket.withClient { client in
            for target in ["/", "/docs", "/problems", "/problems/draining"] {
                let headers = try client.send(TestRequest("GET", target)).headers
                let policies = headers.filter { $0.name.lowercased() == "content-security-policy" }
                #expect(policies.count == 1, "\(target)")
                let allowsScript = policies.first?.value.contains("script-src") == true
                #expect(allowsScript == (target == "/"), "\(target)")
            }
        }
    }
}
