/// The media types that the service reads and writes.
package enum MediaType: String, Sendable, CaseIterable {
    case json = "application/json"
    case problem = "application/problem+json"
    case text = "text/plain"
    case ndjson = "application/x-ndjson"
    case eventStream = "text/event-stream"
    case html = "text/html"
    case yaml = "application/yaml"
    case xml = "application/xml"
    case svg = "image/svg+xml"
    case mermaid = "text/vnd.mermaid"
    case dot = "text/vnd.graphviz"
    case zip = "application/zip"
    case multipart = "multipart/form-data"
    case css = "text/css"
    /// No body, so no type.
    case none = ""

    /// The word that asks for it as `?format=`; nil for types that cannot be asked for so.
    package var formatName: String? {
        switch self {
        case .json: "json"
        case .text: "text"
        case .ndjson: "ndjson"
        case .eventStream: "sse"
        case .html: "html"
        case .yaml: "scenario"
        case .xml: "junit"
        case .svg: "svg"
        case .mermaid: "mermaid"
        case .dot: "dot"
        case .problem, .zip, .multipart, .css, .none: nil
        }
    }

    /// The `Content-Type` of replies.
    package var contentType: StaticString {
        switch self {
        case .json: "application/json"
        case .problem: "application/problem+json"
        case .text: "text/plain; charset=utf-8"
        case .ndjson: "application/x-ndjson"
        case .eventStream: "text/event-stream"
        case .html: "text/html; charset=utf-8"
        case .yaml: "application/yaml"
        case .xml: "application/xml"
        case .svg: "image/svg+xml"
        case .mermaid: "text/vnd.mermaid; charset=utf-8"
        case .dot: "text/vnd.graphviz; charset=utf-8"
        case .zip: "application/zip"
        case .multipart: "multipart/form-data"
        case .css: "text/css; charset=utf-8"
        case .none: ""
        }
    }

    /// Whether it is text or a picture, in which names and titles stand as they are.
    var isForPeople: Bool {
        switch self {
        case .text, .html, .svg, .mermaid, .dot, .xml: true
        case .json, .problem, .ndjson, .eventStream, .yaml, .zip, .multipart, .css, .none: false
        }
    }

    /// The types by which a client may also name this one in Accept and Content-Type.
    var synonyms: [String] {
        switch self {
        case .yaml: ["application/x-yaml", "text/yaml", "text/x-yaml"]
        case .xml: ["text/xml"]
        case .ndjson: ["application/ndjson"]
        default: []
        }
    }
}
