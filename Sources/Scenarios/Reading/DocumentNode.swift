import JSONBytes

/// A node of a scenario file, YAML or JSON alike, with the line on which it stands.
package struct DocumentNode: Sendable, Equatable {
    package let content: Content
    /// Counted from 1; nil where the format keeps no lines.
    package let line: Int?

    package indirect enum Content: Sendable, Equatable {
        case null
        case bool(Bool)
        /// A number in the spelling of JSON.
        case number(String)
        case string(String)
        case array([DocumentNode])
        /// Members in the order of the file; no name occurs twice.
        case object([Member])
    }

    package struct Member: Sendable, Equatable {
        package let name: String
        package let value: DocumentNode
        /// Where the name stands.
        package let line: Int?
    }

    /// The member of that name; nil if there is none or this is no object.
    package subscript(name: String) -> DocumentNode? {
        members?.first { $0.name == name }?.value
    }

    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    package var elements: [DocumentNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// What the node is, for messages.
    package var kindName: String {
        switch content {
        case .null: "empty"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "a mapping"
        }
    }

    /// The node at a JSON pointer, or the nearest ancestor that exists.
    package func nearest(pointer: String) -> DocumentNode {
        var node = self
        for token in pointer.split(separator: "/", omittingEmptySubsequences: true) {
            let name = token.replacing(token: "~1", with: "/").replacing(token: "~0", with: "~")
            switch node.content {
            case .object(let members):
                guard let member = members.first(where: { $0.name == name }) else { return node }
                node = DocumentNode(content: member.value.content, line: member.line ?? member.value.line)
            case .array(let elements):
                guard let index = Int(name), elements.indices.contains(index) else { return node }
                node = elements[index]
            default:
                return node
            }
        }
        return node
    }

    /// The node as JSON.
    package var json: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.array()
    }

    /// Writes the node as the next value.
    func write(to writer: inout JSONWriter) {
        switch content {
        case .null: writer.null()
        case .bool(let value): writer.value(value)
        case .number(let text): writer.value(fragment: Array(text.utf8))
        case .string(let text): writer.value(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}

extension DocumentNode {
    /// Reads a text in YAML.
    package static func yaml(_ text: String) throws(ScenarioError) -> DocumentNode {
        try YAMLDocument.read(text)
    }

    /// Reads JSON text.
    package static func json(_ bytes: [UInt8]) throws(ScenarioError) -> DocumentNode {
        do {
            let limits = JSONLimits(stringBytesMax: YAMLDocument.bytesMax, valuesMax: YAMLDocument.nodesMax)
            return DocumentNode(try JSONDocument(parsing: bytes, limits: limits).root)
        } catch {
            throw ScenarioError(line: error.line, error.message)
        }
    }

    private init(_ value: JSONValue) {
        self.line = nil
        switch value.kind {
        case .null: self.content = .null
        case .bool: self.content = .bool(value.bool ?? false)
        case .number:
            self.content = .number(
                value.withSourceBytes { String(decoding: $0, as: UTF8.self) })
        case .string: self.content = .string(value.string ?? "")
        case .array: self.content = .array(value.elements.map(DocumentNode.init))
        case .object:
            self.content = .object(
                value.members.map {
                    Member(name: $0.key.string ?? "", value: DocumentNode($0.value), line: nil)
                })
        }
    }
}

extension Substring {
    fileprivate func replacing(token: String, with replacement: String) -> String {
        String(self).replacing(token: token, with: replacement)
    }
}

extension String {
    fileprivate func replacing(token: String, with replacement: String) -> String {
        var rest = self
        var result = ""
        while let range = rest.range(of: token) {
            result += rest[..<range.lowerBound] + replacement
            rest = String(rest[range.upperBound...])
        }
        return result + rest
    }
}
