import ControllerHierarchy
import Foundation
import JSONBytes
import Testing
import WireFormat

@testable import RESTService

/// The page /docs says everything that there is to know of the API.
@Suite struct DocumentationTests {
    private static let page = DocumentationPage.response.text

    /// The entries of the page by their ids.
    private static let entries: [String: Substring] = {
        var entries: [String: Substring] = [:]
        for part in page.split(separator: "<details id=\"").dropFirst() {
            entries[String(part.prefix { $0 != "\"" })] = part.split(separator: "</details>").first
        }
        return entries
    }()

    private static func code(_ text: String) -> String { "<code>\(HTMLPage.escape(text))</code>" }

    @Test("Each operation has its parameters, the fields of its body and its answers")
    func operations() throws {
        let document = OpenAPIDocument.tree
        let schemas = SchemaText(document)
        var count = 0
        for (path, methods) in try #require(document["paths"]).members {
            for (method, content) in methods.members {
                let id = try #require(content["operationId"]?.string)
                let entry = try #require(Self.entries[id], "\(id) has no entry")
                #expect(entry.contains(Self.code("\(method.uppercased()) \(path)")))
                let bodies = schemas.resolve(content["requestBody"] ?? .null)["content"]?.members ?? []
                let fields = bodies.flatMap { body in
                    schemas.resolve(body.value["schema"] ?? .null)["properties"]?.members.map(\.key) ?? []
                }
                let parameters = (content["parameters"]?.elements ?? []).compactMap {
                    schemas.resolve($0)["name"]?.string
                }
                let statuses = (content["responses"]?.members ?? []).map(\.key)
                for word in fields + parameters + statuses {
                    #expect(entry.contains(Self.code(word)), "\(id): \(word)")
                    count += 1
                }
            }
        }
        #expect(count > 2_000)
        let push = try #require(Self.entries["push"])
        #expect(push.contains("<td><code>controller</code> <b>required</b></td>"))
        #expect(push.contains("boolean, default <code>true</code>"))
        let advance = try #require(Self.entries["advance"])
        #expect(advance.contains("number, from 0 to 1000000"))
    }

    @Test("Each device, each callback and each question stands in a table")
    func tables() throws {
        for model in DevicePreset.modelNames { #expect(Self.page.contains(Self.code(model)), "\(model)") }
        for callback in Callback.allCases {
            #expect(Self.page.contains(Self.code(callback.names.swift)), "\(callback)")
            #expect(Self.page.contains(Self.code(callback.names.selector)), "\(callback)")
        }
        let overrides = OpenAPIDocument.tree["components"]?["schemas"]?["ClassDescription"]?["properties"]?[
            "overrides"]
        let questions = try #require(Self.page.split(separator: "<h2 id=\"questions\">").last)
        for name in try #require(overrides?["properties"]).members.map(\.key) {
            #expect(questions.contains(Self.code(name)), "\(name)")
        }
    }

    @Test("Each link within the page leads somewhere, and no place is there twice")
    func links() throws {
        let ids = Self.page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        for link in Self.page.matches(of: /href="#([^"]+)"/) {
            #expect(Set(ids).contains(String(link.1)), "\(link.1)")
        }
    }
}
