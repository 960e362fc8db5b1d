import ControllerHierarchy

/// The path of an operation.
enum OperationPath {
    static func lines(_ kind: OperationKind) -> [String] {
        let isOnController = kind.scope == .controller
        let base = "/v1/sessions/{session}/" + (isOnController ? "controllers/{controller}/" : "")
        let parameters =
            ["Session"] + (isOnController ? ["Controller"] : [])
            + ["TextFormat", "TextStyle", "IfMatch", "IdempotencyKey"]
        let body = kind.fields.isEmpty ? "NoFields" : kind.schemaName + "Request"
        var lines = [
            "\(base)\(kind.pathName):", "  post:", "    operationId: \(kind.rawValue)",
            "    tags: [\(kind.group.rawValue)]", "    summary: \(kind.summary)",
            "    description: >-",
        ]
        lines += kind.description.split(separator: "\n").map { "      " + $0 }
        if let words = kind.availability.words { lines.append("    x-availability: \"\(words)\"") }
        lines += ["    parameters:"] + parameters.map { "      - " + YAML.reference("parameters", $0) }
        lines += [
            "    requestBody:", "      required: \(requiresBody(kind))",
            "      content:", "        application/json:",
            "          schema: " + YAML.reference("schemas", body), "          examples:",
            "            typical: {value: \(YAML.json(kind.example.value))}", "    responses:",
        ]
        return lines + responses.map { "      \"\($0.status)\": " + YAML.reference("responses", $0.name) }
    }

    private static func requiresBody(_ kind: OperationKind) -> Bool {
        !kind.alternatives.isEmpty || kind.fields.contains(where: \.isRequired)
    }

    private static let responses: [(status: Int, name: String)] = [
        (200, "OperationResult"), (400, "BadRequest"), (401, "Unauthenticated"), (403, "Forbidden"),
        (404, "NotFound"), (405, "MethodNotAllowed"), (406, "NotAcceptable"), (409, "Conflict"),
        (412, "PreconditionFailed"), (413, "BodyTooLarge"), (415, "UnsupportedMediaType"),
        (422, "Unprocessable"), (428, "PreconditionRequired"), (429, "TooManyRequests"),
        (500, "InternalError"), (501, "NotModelled"), (503, "Unavailable"), (507, "StorageFull"),
    ]
}
