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
        var bytes: [UInt8] = []
        appendJSON(to: &bytes)
        return bytes
    }

    private func appendJSON(to bytes: inout [UInt8]) {
        switch content {
        case .null: bytes += Array("null".utf8)
        case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
        case .number(let text): bytes += Array(text.utf8)
        case .string(let text): JSONText.append(text, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.appendJSON(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                JSONText.append(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.appendJSON(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
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
