import MicroHTTPServer
import Sessions
import Testing

@testable import RESTService

/// Paths below a session are found by the identifier in them, and by nothing that only begins as one.
@Suite struct RouterTests {
    private static let router = Router([
        (HTTPMethod.get, "/v1/sessions/{session}"), (.get, "/v1/sessions/{session}/tree"),
        (.get, "/v1/sessions/{session}/controllers/{controller}"),
    ])

    private static let id = "0123456789abcdefghjkmnpqrs"

    /// The parameters of a path; nil where there is no such path.
    private static func parameters(of path: String) -> [String]? {
        Array(path.utf8).withUnsafeBytes { path in
            guard case .path(_, let parameters) = router.match(path) else { return nil }
            let session = parameters.session.map(\.description) ?? "none"
            return parameters.count == 1 ? [session] : [session, parameters.second]
        }
    }

    @Test func theIdentifierEndsWithItsSegment() {
        let start = "/v1/sessions/"
        #expect(Self.parameters(of: start + Self.id) == [Self.id])
        #expect(Self.parameters(of: start + Self.id + "/tree") == [Self.id])
        #expect(Self.parameters(of: start + Self.id + "/controllers/home") == [Self.id, "home"])
        #expect(Self.parameters(of: start + Self.id + "0") == ["none"])
        #expect(Self.parameters(of: start + Self.id + "0/tree") == ["none"])
        #expect(Self.parameters(of: start + Self.id.dropLast() + "/tree") == ["none"])
        #expect(Self.parameters(of: start + Self.id.dropLast() + "%73/tree") == [Self.id])
        #expect(Self.parameters(of: start + Self.id.uppercased() + "/tree") == ["none"])
        #expect(Self.parameters(of: start + Self.id + "/") == nil)
        #expect(Self.parameters(of: start + Self.id + "/trees") == nil)
        #expect(Self.parameters(of: "/v2/sessions/" + Self.id) == nil)
        #expect(Self.parameters(of: start) == nil)
    }

    /// Requests of one session wait for each other by it.
    @Test func theSessionOfATargetIsThatOfItsPath() {
        let start = "/v1/sessions/"
        let targets = [
            (start + Self.id, true), (start + Self.id + "/tree", true),
            (start + Self.id + "?format=text", true),
            (start + Self.id + "0/tree", false), (start, false), ("/v1/sessions", false), ("/", false),
            ("/v2/sessions/" + Self.id, false), ("/v1/scenarios/" + Self.id, false), (Self.id, false),
        ]
        for (target, isFound) in targets {
            let found = Array(target.utf8).withUnsafeBytes { SessionID(inPath: $0) }
            #expect(found?.description == (isFound ? Self.id : nil), "\(target)")
        }
    }
}
