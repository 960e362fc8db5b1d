import JSONBytes

/// Schemas of the API's description in words: what a value is, its limits, and a table of its fields.
struct SchemaText {
    private let document: JSONTree
    private static let prefix = "#/components/schemas/"
    /// Lists of words beyond this are shown with their schema alone.
    private static let wordsMax = 8

    init(_ document: JSONTree) {
        self.document = document
    }

    /// What a reference within the document stands for.
    func resolve(_ node: JSONTree) -> JSONTree {
        guard let reference = node["$ref"]?.string, reference.hasPrefix("#/") else { return node }
        var place: JSONTree? = document
        for name in reference.dropFirst(2).split(separator: "/") { place = place?[String(name)] }
        return place ?? node
    }

    /// What a value is and how far it goes, as markup; what has fields of its own is a link.
    func words(_ schema: JSONTree) -> String {
        if let reference = schema["$ref"]?.string, reference.hasPrefix(Self.prefix) {
            let name = String(reference.dropFirst(Self.prefix.count))
            let target = resolve(schema)
            return Self.isShort(target) ? words(target) : link(to: name, target)
        }
        for key in ["oneOf", "anyOf"] {
            guard let choices = schema[key]?.elements, !choices.isEmpty else { continue }
            return choices.map(words).joined(separator: " or ")
        }
        if let values = schema["enum"]?.elements {
            return values.map { "<code>\(HTMLPage.escape($0.string ?? $0.description))</code>" }
                .joined(separator: ", ")
        }
        let types = schema["type"].map { $0.string.map { [$0] } ?? $0.elements.compactMap(\.string) } ?? []
        var parts = [
            types.isEmpty ? "any value" : types.map { self.kind($0, schema) }.joined(separator: " or ")
        ]
        parts += Self.limits(of: schema)
        if let fallback = schema["default"] { parts.append("default <code>\(escaped(fallback))</code>") }
        return parts.joined(separator: ", ")
    }

    private func kind(_ type: String, _ schema: JSONTree) -> String {
        switch type {
        case "array": "list of " + words(schema["items"] ?? .object([]))
        case "object":
            schema["additionalProperties"].flatMap { values in
                values.bool == nil ? "object with any names, each " + words(values) : nil
            } ?? "object"
        default: type
        }
    }

    private func escaped(_ value: JSONTree) -> String { HTMLPage.escape(value.string ?? value.description) }

    /// What a schema says of the size of its values.
    private static func limits(of schema: JSONTree) -> [String] {
        func range(_ low: String, _ high: String, _ noun: String) -> String? {
            let unit = noun.isEmpty ? "" : " " + noun
            switch (schema[low]?.description, schema[high]?.description) {
            case (let low?, let high?): return "from \(low) to \(high)\(unit)"
            case (let low?, nil): return "at least \(low)\(unit)"
            case (nil, let high?): return "at most \(high)\(unit)"
            case (nil, nil): return nil
            }
        }
        var limits = [
            range("minimum", "maximum", ""), range("minLength", "maxLength", "characters"),
            range("minItems", "maxItems", "elements"), range("minProperties", "maxProperties", "members"),
        ].compactMap(\.self)
        if let bound = schema["exclusiveMinimum"] { limits.append("more than \(bound)") }
        if let pattern = schema["pattern"]?.string {
            limits.append("matches <code>\(HTMLPage.escape(pattern))</code>")
        }
        return limits
    }

    /// Whether a schema is told where it is used: it has no fields and few words.
    private static func isShort(_ schema: JSONTree) -> Bool {
        if schema["properties"] != nil || schema["oneOf"] != nil || schema["anyOf"] != nil { return false }
        if let words = schema["enum"]?.elements { return words.count <= wordsMax }
        return schema["type"]?.string.map { $0 != "object" } ?? false
    }

    /// A link to a schema's own entry, or to that of the operation that it is in a list.
    private func link(to name: String, _ schema: JSONTree) -> String {
        let operation = Self.operation(of: schema)
        let place = operation ?? "schema-\(name)"
        return "<a href=\"#\(HTMLPage.escape(place))\">\(HTMLPage.escape(operation ?? name))</a>"
    }

    /// The name of the operation that a schema is as a member of a list; nil for every other schema.
    static func operation(of schema: JSONTree) -> String? {
        schema["properties"]?["op"]?["enum"]?.elements.first?.string
    }

    /// The fields of an object as a table; nothing where it has none.
    func table(of schema: JSONTree) -> String {
        let properties = schema["properties"]?.members ?? []
        if properties.isEmpty { return "" }
        let required = Set((schema["required"]?.elements ?? []).compactMap(\.string))
        let rows = properties.map { name, property in
            row(name, property, isRequired: required.contains(name))
        }
        return Self.table(head: ["Field", "Value", "Meaning"], rows)
    }

    /// A field; what stands within a field itself follows it.
    private func row(_ name: String, _ property: JSONTree, isRequired: Bool) -> String {
        let text = property["description"]?.string ?? resolve(property)["description"]?.string ?? ""
        let mark = isRequired ? " <b>required</b>" : ""
        let inside = property["$ref"] == nil ? table(of: property) : ""
        return "<tr><td><code>\(HTMLPage.escape(name))</code>\(mark)</td><td>\(words(property))</td>"
            + "<td>\(HTMLPage.inline(text))\(inside)</td></tr>\n"
    }

    /// A table of rows that are markup.
    static func table(head: [String], _ rows: [String]) -> String {
        let heads = head.map { "<th scope=\"col\">\($0)</th>" }.joined()
        return "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table>\n"
            + "<thead><tr>\(heads)</tr></thead><tbody>\n\(rows.joined())</tbody></table></div>\n"
    }
}
