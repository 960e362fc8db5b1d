import Foundation
import Testing

@testable import RESTService

/// The page in the browser: what is compiled in, and what it may do.
@Suite struct InspectorTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Inspector")

    private static func file(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The embedded files of an ending, in the order in which they stand behind one another.
    private static func embedded(_ ending: String) throws -> [String] {
        let list = folder.deletingLastPathComponent()
            .appending(path: "Plugins/DeflateFiles/DeflateFiles.swift")
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .compactMap { try /\s*"Inspector\/(.*)",/.wholeMatch(in: $0).map { String($0.1) } }
            .filter { $0.hasSuffix(ending) }
    }

    @Test("The page that is compiled in is the files, and all of them")
    func embedded() throws {
        let script = try Self.embedded(".js").map(Self.file).joined()
        let style = try Self.embedded(".css").map(Self.file).joined()
        let page = try Self.file("inspector.html").dropLast()
            .replacing("<!--POLICY-->", with: "").replacing("/*RECORD*/", with: "")
            .replacing("/*STYLE*/", with: style.dropLast())
            .replacing("/*SCRIPT*/", with: InspectorPage.joined(String(script.dropLast())))
        #expect(InspectorPage.response.text == page, "the build did not notice a change")
        let files = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String }
        for ending in [".js", ".css"] {
            let there = try #require(files).filter { $0.hasSuffix(ending) }
            #expect(try there.sorted() == Self.embedded(ending).sorted())
        }
    }

    @Test("A module imports, in one line, what modules before it export; no name stands for two things")
    func modules() throws {
        var exports: [String: Set<String>] = [:]
        var names: Set<String> = []
        for path in try Self.embedded(".js") {
            let text = try Self.file(path)
            #expect(text.count(where: { $0 == "\n" }) < 300, "\(path)")
            for found in text.matches(of: /(?m)^import.*$/) {
                let parts = try #require(
                    found.output.wholeMatch(of: /import \{ (.*) \} from "(.*)";/), "\(path): \(found.output)")
                let origin = URL(filePath: path, relativeTo: URL(filePath: "/")).deletingLastPathComponent()
                    .appending(path: String(parts.2)).standardized.path.dropFirst()
                let given = try #require(exports[String(origin)], "\(path) imports from \(origin)")
                for name in String(parts.1).split(separator: ", ") {
                    #expect(given.contains(String(name)), "\(path): \(name) of \(origin)")
                }
            }
            let declaration = /(?m)^(export )?(async )?(const|let|function|class) ([A-Za-z_$]+)/
            for found in text.matches(of: declaration) {
                #expect(names.insert(String(found.4)).inserted, "\(path): \(found.4)")
                if found.1 != nil { exports[path, default: []].insert(String(found.4)) }
            }
        }
        #expect(names.count > 100)
    }

    @Test("The policy allows the page's own style and script and nothing else")
    func policy() throws {
        try Transport.socket.withClient { client in
            let reply = try client.send(TestRequest("GET", "/"))
            let policy = try #require(reply.header("Content-Security-Policy"))
            #expect(policy.hasPrefix("default-src 'none'; "))
            #expect(!policy.contains("unsafe"))
            #expect(policy.contains("require-trusted-types-for 'script'; trusted-types 'none'"))
            for (name, directive) in [("style", "style-src"), ("script", "script-src")] {
                let pieces = reply.text.replacing("<script type=\"module\">", with: "<script>")
                    .split(separator: "<\(name)>")
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
            for target in ["/", "/docs", "/atlas", "/problems", "/problems/draining"] {
                let headers = try client.send(TestRequest("GET", target)).headers
                let policies = headers.filter { $0.name.lowercased() == "content-security-policy" }
                #expect(policies.count == 1, "\(target)")
                let allowsScript = policies.first?.value.contains("script-src") == true
                #expect(allowsScript == ["/", "/docs"].contains(target), "\(target)")
            }
        }
    }
}
