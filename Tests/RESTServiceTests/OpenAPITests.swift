import APIDescription
import ControllerHierarchy
import Foundation
import JSONBytes
import Testing

@testable import RESTService

/// The service and openapi.yaml say the same, in both directions.
@Suite struct OpenAPITests {
    private let document = OpenAPIDocument.tree

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func file(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("The document that is compiled in is the file")
    func embedded() throws {
        #expect(
            try OpenAPIDocument.yaml.text == Self.file("openapi.yaml"), "the build did not notice a change")
    }

    @Test("What is generated is committed, and everything written by hand is in it")
    func generated() throws {
        var unread = Set(
            FileManager.default.enumerator(atPath: Self.root.appending(path: "openapi").path)?
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") } ?? [])
        let template = DescriptionTemplate { name in
            unread.remove(name)
            return try Self.file("openapi/" + name)
        }
        #expect(try template.document() == Self.file("openapi.yaml"), "run make openapi")
        #expect(unread.isEmpty)
        #expect(try OperationsPage.text == Self.file("docs/operations-reference.md"), "run make openapi")
        for page in ModelPages.all { #expect(try page.text == Self.file(page.path), "run make openapi") }
        let schema = try ScenarioSchema(description: Self.file("openapi.yaml")).text
        #expect(try schema == Self.file("docs/scenario.schema.json"), "run make openapi")
    }

    /// Of true or false in one, openapi-generator makes types that Swift and TypeScript do not compile.
    @Test("No enumeration has a boolean")
    func enumerations() {
        var count = 0
        func check(_ tree: JSONTree, _ path: String) {
            switch tree {
            case .object(let members):
                for (key, value) in members {
                    if key == "enum", case .array(let words) = value {
                        count += 1
                        for case .bool in words { Issue.record("\(path): an enumeration has a boolean") }
                    }
                    check(value, "\(path)/\(key)")
                }
            case .array(let elements): for element in elements { check(element, path) }
            case .null, .bool, .int, .double, .string: break
            }
        }
        check(document, "")
        #expect(count > 50)
    }

    @Test("Routes and documented operations are the same")
    func routes() {
        let routed = Service.routes.map { "\($0.method.token) \($0.template) \($0.operationID)" }
        #expect(Set(routed).count == routed.count)
        #expect(routed.sorted() == operations.map { "\($0.method) \($0.path) \($0.id)" }.sorted())
    }

    @Test("Parameters, bodies and representations are those of the routes")
    func forms() throws {
        for route in Service.routes {
            let operation = try #require(operations.first { $0.id == route.operationID })
            let name = Comment(rawValue: route.operationID)
            let parameters = operation.content["parameters"]?.elements.map(resolve) ?? []
            func documented(_ place: String) -> [String] {
                parameters.filter { $0["in"]?.string == place }.compactMap { $0["name"]?.string }
            }
            let inTemplate = route.template.matches(of: /\{(\w+)\}/).map { String($0.1) }
            #expect(documented("path") == inTemplate, name)
            let query = route.parameters.map(\.name) + (route.takesFormat ? ["format"] : [])
            #expect(documented("query").sorted() == query.sorted(), name)
            if let format = parameters.first(where: { $0["name"]?.string == "format" }) {
                let words = format["schema"].map(resolve)?["enum"]?.elements.compactMap(\.string) ?? []
                #expect(words.sorted() == route.representations.compactMap(\.formatName).sorted(), name)
            }
            for parameter in parameters where parameter["in"]?.string == "query" {
                let isRequired =
                    route.parameters.first { $0.name == parameter["name"]?.string }?.isRequired ?? false
                #expect((parameter["required"]?.bool ?? false) == isRequired, name)
            }
            let body = operation.content["requestBody"]
            #expect(
                (body?["content"]?.members.map(\.key) ?? []) == route.body.mediaTypes.map(\.rawValue), name)
            checkSuccess(of: operation, route)
        }
    }

    /// The media types of success are the representations.
    private func checkSuccess(of operation: Operation, _ route: Route) {
        let name = Comment(rawValue: route.operationID)
        let successes = operation.content["responses"]?.members.filter { $0.key.hasPrefix("2") } ?? []
        #expect(!successes.isEmpty, name)
        for (_, success) in successes {
            let types = resolve(success)["content"]?.members.map(\.key) ?? []
            #expect(types.sorted() == route.representations.map(\.rawValue).sorted(), name)
        }
    }

    @Test("Who may use a route is documented as it is")
    func access() throws {
        for route in Service.routes {
            let operation = try #require(operations.first { $0.id == route.operationID })
            let isOpen = operation.content["security"]?.elements.isEmpty ?? false
            #expect(isOpen == (route.access == .anyone), "\(route.operationID)")
            let statuses = operation.content["responses"]?.members.map(\.key) ?? []
            for status in ["401", "429"] where !isOpen {
                #expect(statuses.contains(status), "\(route.operationID): \(status)")
            }
            // A session in which a call waits refuses all but its own end.
            let refusesWhilePaused =
                route.template.contains("{session}") && route.operationID != "deleteSession"
            #expect(!refusesWhilePaused || statuses.contains("409"), "\(route.operationID): 409")
        }
    }

    @Test("Delegates' methods are those of the model's table")
    func delegateMethods() throws {
        let schemas = try #require(document["components"]?["schemas"])
        let roles = [
            "ContainerDelegate": "delegate.", "PresentationDelegate": "presentationDelegate.",
            "TransitioningDelegate": "transitioningDelegate.", "PreviewingDelegate": "previewingDelegate.",
            "ContextMenuDelegate": "contextMenuDelegate.",
        ]
        // These are what a delegate hands out and does, not methods.
        let objects = [
            "animator", "interaction", "preferredCommitStyle", "completion", "actions", "scripts",
        ]
        for (schema, prefix) in roles.sorted(by: { $0.key < $1.key }) {
            let documented = schemas[schema]?["properties"]?.members.map(\.key) ?? []
            let labels = Callback.allCases.map(\.names.label).filter { $0.hasPrefix(prefix) }
            let methods = Set(labels.map { String($0.dropFirst(prefix.count)) })
            #expect(methods.sorted() == documented.filter { !objects.contains($0) }.sorted(), "\(schema)")
        }
    }

    @Test("Every example of a request is understood")
    func examples() throws {
        try Transport.inProcess.withClient { client in
            for operation in operations {
                let content = operation.content["requestBody"]?["content"]?.members ?? []
                for (type, media) in content {
                    for (name, example) in media["examples"]?.members ?? [] {
                        let session = try client.createSession(Self.definition)
                        let value = example["value"] ?? .null
                        var request = TestRequest(
                            operation.method, path(of: operation, session: session),
                            value.string ?? value.description,
                            headers: [("Content-Type", type)])
                        request.method = operation.method
                        let response = try client.send(request)
                        // A tab controller stands in for the split and page controllers, which are not
                        // modelled.
                        let isUnderstood =
                            (200..<300).contains(response.status) || response.status == 501
                            || response.json?["code"]?.string == "operation_not_found"
                            // No call waits in the session of the example.
                            || response.json?["code"]?.string == "not_paused"
                        #expect(isUnderstood, "\(operation.id) \(name): \(response.text.prefix(400))")
                        let documented = operation.content["responses"]?.members.map(\.key) ?? []
                        #expect(
                            documented.contains(String(response.status)), "\(operation.id) \(response.status)"
                        )
                    }
                }
            }
        }
    }

    /// A hierarchy in which every label, control and segue of the examples exists.
    private static let definition = """
        {"classes": {"HomeViewController": {"actions": ["unwindHome:", "reload:", "newItem:"]}},
         "storyboards": {"Main": "<document version='3.0' targetRuntime='iOS.CocoaTouch' \
        type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'><scenes><scene sceneID='s'><objects>\
        <viewController id='v' storyboardIdentifier='home' customClass='HomeViewController' \
        sceneMemberID='viewController'><view key='view' id='w'><subviews><button id='detailButton'>\
        <connections><segue id='g' kind='show' identifier='showDetail' destination='v'/></connections>\
        </button></subviews></view></viewController></objects></scene></scenes></document>"},
         "root": {"class": "UITabBarController", "as": "tabs", "viewControllers": [
            {"class": "UINavigationController", "as": "nav", "viewControllers": [
               {"storyboard": "Main", "identifier": "home", "as": "home", "children": [
                  {"as": "list"}, {"as": "map"}, {"as": "login"}]}]},
            {"as": "second"}]}}
        """

    private func path(of operation: Operation, session: String) -> String {
        var path = operation.path.replacing("{session}", with: session)
        for parameter in operation.content["parameters"]?.elements.map(resolve) ?? [] {
            guard parameter["in"]?.string == "path", let name = parameter["name"]?.string else { continue }
            path = path.replacing(
                "{\(name)}", with: target(of: operation) ?? parameter["example"]?.string ?? "x")
        }
        return path
    }

    /// The controller of the sample hierarchy that has the operation.
    private func target(of operation: Operation) -> String? {
        guard operation.path.contains("{controller}") else { return nil }
        switch operation.content["tags"]?.elements.first?.string {
        case "Navigation": return "nav"
        case "Containers": return "tabs"
        default:
            return ["interactiveDismiss", "tapOutside"].contains(operation.id) ? "login" : "home"
        }
    }

    @Test("Every schema is used, and every reference leads somewhere")
    func references() throws {
        let text = OpenAPIDocument.yaml.text
        let used = Set(text.matches(of: /"#\/components\/(\w+)\/(\w+)"/).map { "\($0.1)/\($0.2)" })
        let groups = ["schemas", "responses", "parameters", "headers"]
        var defined: Set<String> = []
        for group in groups {
            for (name, _) in document["components"]?[group]?.members ?? [] {
                defined.insert("\(group)/\(name)")
            }
        }
        #expect(defined.subtracting(used).sorted() == [])
        #expect(used.subtracting(defined).sorted() == [])
    }

    @Test("Every operation has one tag, which is declared, and is on the page")
    func tags() {
        let declared = Set(document["tags"]?.elements.compactMap { $0["name"]?.string } ?? [])
        let page = DocumentationPage.response.text
        for operation in operations {
            let tags = operation.content["tags"]?.elements.compactMap(\.string) ?? []
            #expect(tags.count == 1 && declared.isSuperset(of: tags), "\(operation.id): \(tags)")
            #expect(page.contains("<details id=\"\(operation.id)\">"), "\(operation.id)")
        }
        #expect(
            declared == Set(operations.flatMap { $0.content["tags"]?.elements.compactMap(\.string) ?? [] }))
    }

    // MARK: Reading the document

    private struct Operation {
        let method: String
        let path: String
        let id: String
        let content: JSONTree
    }

    private var operations: [Operation] {
        (document["paths"]?.members ?? []).flatMap { path in
            path.value.members.map {
                Operation(
                    method: $0.key.uppercased(), path: path.key, id: $0.value["operationId"]?.string ?? "",
                    content: $0.value)
            }
        }
    }

    private func resolve(_ node: JSONTree) -> JSONTree {
        guard let reference = node["$ref"]?.string else { return node }
        var place: JSONTree? = document
        for name in reference.split(separator: "/").dropFirst() { place = place?[String(name)] }
        return place ?? node
    }
}
