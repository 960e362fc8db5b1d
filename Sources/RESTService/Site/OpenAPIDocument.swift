package import JSONBytes
import Yams

/// The API's description in the forms in which it is served.
///
package enum OpenAPIDocument {
    /// openapi.yaml, byte for byte.
    static var yaml: EmbeddedText { .openapi }

    /// The document as JSON, converted once, when it is first asked for.
    package static let json: String = tree.description

    /// The document as a tree, with members in the order of the text.
    static let tree = tree(of: yaml.text)

    /// A description's text as a tree; an empty one where it is no YAML.
    package static func tree(of text: String) -> JSONTree {
        guard let node = try? Yams.compose(yaml: text) else { return .object([]) }
        return JSONTree(yaml: node)
    }
}

extension JSONTree {
    /// A YAML document as JSON, by the core schema's types.
    init(yaml node: Node) {
        switch node {
        case .mapping(let mapping):
            self = .object(mapping.map { (key: $0.key.string ?? "", value: JSONTree(yaml: $0.value)) })
        case .sequence(let sequence): self = .array(sequence.map { JSONTree(yaml: $0) })
        case .scalar(let scalar) where scalar.style != .plain: self = .string(scalar.string)
        case .scalar(let scalar):
            switch scalar.string {
            case "null", "~", "": self = .null
            case "true": self = .bool(true)
            case "false": self = .bool(false)
            default:
                if let integer = Int(decimal: scalar.string) {
                    self = .int(integer)
                } else if let number = Double(scalar.string), number.isFinite,
                    scalar.string.utf8.first.map({ (48...57).contains($0) || $0 == 45 }) == true
                {
                    self = .double(number)
                } else {
                    self = .string(scalar.string)
                }
            }
        case .alias: self = .null
        }
    }
}
