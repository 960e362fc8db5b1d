import FoundationEssentials
import JSONBytes
import MicroHTTPServer

/// The API's description as one page to read and to search: operations with their fields, schemas, and what
/// the model's own tables list.
enum DocumentationPage {
    /// The page, and the script that it may run; made once, when it is first asked for.
    static let response: (text: String, policy: HeaderField) = {
        let script = EmbeddedText.search.textInPage
        let hash = Data(SHA256Digest(of: script).bytes).base64EncodedString()
        let policy =
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(hash)'; "
            + "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
        var page = HTMLPage(title: "Understudy: the API", hasLandmarks: true)
        page.add(markup: "<main>\n")
        page.add("h1", "Understudy: the API")
        page.add(
            markup: """
                <p id="finder" hidden><label>Find <input id="find" type="search" autocomplete="off"
                 placeholder="push, animated, iPad"></label> <span id="found" role="status"></span></p>

                """)
        for part in parts(of: OpenAPIDocument.tree) { page.add(markup: part) }
        page.add(markup: "</main>\n<script>\(script)</script>\n")
        return (page.document, HeaderField("Content-Security-Policy", policy))
    }()

    /// The parts of the page in order: what it is about, the operations by tag, schemas, tables.
    private static func parts(of document: JSONTree) -> [String] {
        let schemas = SchemaText(document)
        let tags = document["tags"]?.elements ?? []
        let operations = document["paths"].map(allOperations) ?? []
        var sections = tags.map { tag in
            let name = tag["name"]?.string ?? ""
            let own = operations.filter { $0.content["tags"]?.elements.first?.string == name }
            return (
                title: name, text: tag["description"]?.string ?? "",
                content: own.map { entry($0, schemas) }.joined()
            )
        }
        let all = document["components"]?["schemas"]?.members ?? []
        let shown = all.filter { !$0.key.hasSuffix("Request") && SchemaText.operation(of: $0.value) == nil }
        sections += [
            (
                title: "Schemas",
                text:
                    "What stands in bodies and answers. An operation in a list is its own fields with op and target.",
                content: shown.map { schema($0.key, $0.value, schemas) }.joined()
            ),
            (title: "Devices", text: "The models of `device`.", content: ModelTables.devices),
            (
                title: "Callbacks",
                text: "Every call that a log has. Scripts, observe and pauses name those of controllers.",
                content: ModelTables.callbacks
            ),
            (
                title: "Questions", text: "What `overrides` of a class answer, by their Swift names.",
                content: all.first { $0.key == "ClassDescription" }
                    .flatMap { $0.value["properties"]?["overrides"] }.map(schemas.table) ?? ""
            ),
        ]
        let links = sections.map { "<a href=\"#\(anchor($0.title))\">\(HTMLPage.escape($0.title))</a>" }
        return paragraphs(document["info"]?["description"]?.string ?? "")
            + ["<nav aria-label=\"Sections\">\(links.joined(separator: "\n"))</nav>\n"]
            + sections.map { section in
                "<section>\n<h2 id=\"\(anchor(section.title))\">\(HTMLPage.escape(section.title))</h2>\n"
                    + "<p>\(HTMLPage.inline(section.text))</p>\n\(section.content)</section>\n"
            }
    }

    /// One operation of the document.
    private struct Operation {
        let method: String
        let path: String
        let content: JSONTree
    }

    private static func allOperations(of paths: JSONTree) -> [Operation] {
        paths.members.flatMap { path in
            path.value.members.map {
                Operation(method: $0.key.uppercased(), path: path.key, content: $0.value)
            }
        }
    }

    private static func entry(_ operation: Operation, _ schemas: SchemaText) -> String {
        let content = operation.content
        let path = HTMLPage.escape(operation.path)
        let id = HTMLPage.escape(content["operationId"]?.string ?? "")
        let availability = content["x-availability"]?.string.map { ", \(HTMLPage.escape($0))" } ?? ""
        let summary = HTMLPage.escape(content["summary"]?.string ?? "") + availability
        return """
            <details id="\(id)"><summary><code>\(operation.method) \(path)</code> <b>\(id)</b> \(summary)</summary>
            <p>\(HTMLPage.inline(content["description"]?.string ?? ""))</p>
            \(parameters(content["parameters"]?.elements ?? [], schemas))
            \(requestBody(content["requestBody"], schemas))
            \(answers(content["responses"]?.members ?? [], schemas))
            </details>

            """
    }

    private static func parameters(_ list: [JSONTree], _ schemas: SchemaText) -> String {
        if list.isEmpty { return "" }
        let rows = list.map { entry -> String in
            let parameter = schemas.resolve(entry)
            let mark = parameter["required"]?.bool == true ? " <b>required</b>" : ""
            return "<tr><td><code>\(HTMLPage.escape(parameter["name"]?.string ?? ""))</code>\(mark)</td>"
                + "<td>\(HTMLPage.escape(parameter["in"]?.string ?? "")): "
                + "\(schemas.words(parameter["schema"] ?? .object([])))</td>"
                + "<td>\(HTMLPage.inline(parameter["description"]?.string ?? ""))</td></tr>\n"
        }
        return SchemaText.table(head: ["Parameter", "Value", "Meaning"], rows)
    }

    private static func requestBody(_ body: JSONTree?, _ schemas: SchemaText) -> String {
        guard let body = body.map(schemas.resolve) else { return "" }
        let mark = body["required"]?.bool == true ? "" : ", may be left out"
        return (body["content"]?.members ?? []).map { type, content in
            let schema = content["schema"] ?? .object([])
            let fields = schemas.table(of: schemas.resolve(schema))
            let words = fields.isEmpty ? ": " + schemas.words(schema) : ""
            var markup = "<p>Body, <code>\(HTMLPage.escape(type))</code>\(mark)\(words)</p>\n" + fields
            for (_, example) in content["examples"]?.members ?? [] {
                let value = example["value"] ?? .null
                markup +=
                    "<pre tabindex=\"0\">\(HTMLPage.escape(value.string ?? value.prettyPrinted))</pre>\n"
            }
            return markup
        }.joined()
    }

    private static func answers(
        _ responses: [(key: String, value: JSONTree)], _ schemas: SchemaText
    ) -> String {
        let good = responses.filter { $0.key < "4" }
        let rows = good.map { status, response -> String in
            let response = schemas.resolve(response)
            let forms = (response["content"]?.members ?? []).map { type, content in
                "<code>\(HTMLPage.escape(type))</code> \(schemas.words(content["schema"] ?? .object([])))"
            }
            return "<tr><td><code>\(status)</code></td><td>\(forms.joined(separator: "<br>"))</td>"
                + "<td>\(HTMLPage.inline(response["description"]?.string ?? ""))</td></tr>\n"
        }
        let problems = responses.dropFirst(good.count).map { "<code>\($0.key)</code>" }
        return SchemaText.table(head: ["Answer", "Body", "Meaning"], rows)
            + "<p>Problems: \(problems.joined(separator: " ")), each with a <a href=\"/problems\">code</a>.</p>\n"
    }

    private static func schema(_ name: String, _ schema: JSONTree, _ schemas: SchemaText) -> String {
        let fields = schemas.table(of: schema)
        let words = fields.isEmpty ? "<p>\(schemas.words(schema))</p>\n" : fields
        let text = HTMLPage.inline(schema["description"]?.string ?? "")
        let title = HTMLPage.escape(name)
        return "<details id=\"schema-\(title)\"><summary><b>\(title)</b></summary>\n<p>\(text)</p>\n\(words)"
            + "</details>\n"
    }

    /// Paragraphs and fenced code of the subset of Markdown that the document uses.
    private static func paragraphs(_ markdown: String) -> [String] {
        var isCode = false
        return markdown.split(separator: "```", omittingEmptySubsequences: false).flatMap {
            part -> [String] in
            defer { isCode.toggle() }
            if isCode {
                let code = part.drop { $0 != "\n" }.dropFirst()
                return ["<pre tabindex=\"0\">\(HTMLPage.escape(String(code)))</pre>\n"]
            }
            return blocks(part).map { "<p>\(HTMLPage.inline($0))</p>\n" }
        }
    }

    /// Runs of lines between empty lines.
    private static func blocks(_ text: Substring) -> [String] {
        var blocks: [String] = [""]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                blocks.append("")
            } else {
                blocks[blocks.count - 1] += line.replacing("**", with: "") + " "
            }
        }
        return blocks.filter { !$0.isEmpty }
    }

    private static func anchor(_ name: String) -> String {
        String(name.lowercased().map { $0.isLetter ? $0 : "-" })
    }
}
