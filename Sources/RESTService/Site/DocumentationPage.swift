import JSONBytes

/// Renders the API's description as one page to read, without scripts.
enum DocumentationPage {
    static func render() -> String {
        let document = OpenAPIDocument.tree
        var page = HTMLPage(title: "Understudy: the API")
        page.add("h1", "Understudy: the API")
        for paragraph in paragraphs(document["info"]?["description"]?.string ?? "") {
            page.add(markup: paragraph)
        }
        let operations = document["paths"].map(allOperations) ?? []
        page.add(markup: "<p>Sections:")
        let tags = document["tags"]?.elements ?? []
        for tag in tags.compactMap({ $0["name"]?.string }) {
            page.add(markup: " <a href=\"#\(anchor(tag))\">\(HTMLPage.escape(tag))</a>")
        }
        page.add(markup: "</p>\n")
        for tag in tags {
            let name = tag["name"]?.string ?? ""
            page.add(markup: "<h2 id=\"\(anchor(name))\">\(HTMLPage.escape(name))</h2>\n")
            page.add("p", tag["description"]?.string ?? "")
            for operation in operations where operation.content["tags"]?.elements.first?.string == name {
                page.add(markup: section(operation))
            }
        }
        return page.document
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

    private static func section(_ operation: Operation) -> String {
        let summary = HTMLPage.escape(operation.content["summary"]?.string ?? "")
        let path = HTMLPage.escape(operation.path)
        let id = HTMLPage.escape(operation.content["operationId"]?.string ?? "")
        var markup =
            "<details id=\"\(id)\"><summary><code>\(operation.method) \(path)</code> \(summary)</summary>\n"
        markup += "<p>\(HTMLPage.inline(operation.content["description"]?.string ?? ""))</p>\n"
        markup += parameters(operation.content["parameters"]?.elements ?? [])
        for (type, content) in operation.content["requestBody"]?["content"]?.members ?? [] {
            for (_, example) in content["examples"]?.members ?? [] {
                let value = example["value"] ?? .null
                markup += "<p>Body (<code>\(HTMLPage.escape(type))</code>):</p>\n"
                markup += "<pre>\(HTMLPage.escape(value.string ?? value.prettyPrinted))</pre>\n"
            }
        }
        let statuses = (operation.content["responses"]?.members ?? []).map { "<code>\($0.key)</code>" }
        markup += "<p>Answers: \(statuses.joined(separator: " "))</p>\n</details>\n"
        return markup
    }

    private static func parameters(_ list: [JSONTree]) -> String {
        if list.isEmpty { return "" }
        let rows = list.map { entry -> String in
            let parameter = resolve(entry)
            let name = HTMLPage.escape(parameter["name"]?.string ?? "")
            let place = HTMLPage.escape(parameter["in"]?.string ?? "")
            let text = HTMLPage.inline(parameter["description"]?.string ?? "")
            return "<tr><td><code>\(name)</code></td><td>\(place)</td><td>\(text)</td></tr>\n"
        }
        return "<table>\n\(rows.joined())</table>\n"
    }

    /// What a reference within the document stands for.
    private static func resolve(_ node: JSONTree) -> JSONTree {
        guard let reference = node["$ref"]?.string, reference.hasPrefix("#/") else { return node }
        var place: JSONTree? = OpenAPIDocument.tree
        for name in reference.dropFirst(2).split(separator: "/") { place = place?[String(name)] }
        return place ?? node
    }

    /// Paragraphs and fenced code of the subset of Markdown that the document uses.
    private static func paragraphs(_ markdown: String) -> [String] {
        var isCode = false
        return markdown.split(separator: "```", omittingEmptySubsequences: false).flatMap {
            part -> [String] in
            defer { isCode.toggle() }
            if isCode {
                let code = part.drop { $0 != "\n" }.dropFirst()
                return ["<pre>\(HTMLPage.escape(String(code)))</pre>\n"]
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
