package import ControllerHierarchy
import JSONBytes

/// An operation as the model takes it, with the JSON that a journal keeps of it.
///
/// A class, because it is handed on several times on the way of a request and an operation has many parts to
/// count.
package final class DecodedOperation: Sendable {
    package let operation: Operation
    /// The operation as an object with `op` and, where it has one, `target`.
    package let json: [UInt8]

    /// Reads an operation whose path names its kind and its target (`POST …/controllers/nav/push`).
    ///
    /// - Parameters:
    ///   - body: The fields as a JSON object; an empty body stands for no fields. Not used after the call.
    ///   - target: The controller's label or id; nil for operations on the session.
    package convenience init(
        body: UnsafeRawBufferPointer, schema: OperationSchema, target: String?,
        limits: ContentLimits = ContentLimits()
    ) throws(WireError) {
        try self.init(body: [UInt8](body), schema: schema, target: target, limits: limits)
    }

    /// Reads an operation whose kind and target stand elsewhere than among its fields.
    package convenience init(
        body: [UInt8], kind: OperationKind, target: String?, limits: ContentLimits = ContentLimits()
    ) throws(WireError) {
        try self.init(body: body, schema: OperationSchema.of(kind), target: target, limits: limits)
    }

    private init(
        body: [UInt8], schema: OperationSchema, target: String?, limits: ContentLimits
    ) throws(WireError) {
        let document = try ContentDecoder.document(body, limits: limits, emptyIsObject: true)
        var decoder = ContentDecoder(limits: limits)
        let operation = decoder.operation(document.root, schema: schema, target: target, isSelfNamed: false)
        try decoder.finish()
        guard let operation else {
            throw WireError(.invalidRequest, pointer: "", detail: "must be an operation")
        }
        self.operation = operation
        json = DecodedOperation.naming(schema, target: target, fields: document.root)
    }

    /// Reads an operation that names itself (`{"op": "push", "target": "nav", ...}`).
    package init(json: [UInt8], limits: ContentLimits = ContentLimits()) throws(WireError) {
        let document = try ContentDecoder.document(json, limits: limits)
        var decoder = ContentDecoder(limits: limits)
        let operation = decoder.operation(document.root)
        try decoder.finish()
        guard let operation else {
            throw WireError(.invalidRequest, pointer: "", detail: "must be an operation")
        }
        self.operation = operation
        self.json = json
    }

    init(_ operation: Operation, _ value: JSONValue) {
        self.operation = operation
        json = Array(value.sourceBytes)
    }

    /// Puts kind and target before an object's other members.
    private static func naming(_ schema: OperationSchema, target: String?, fields: JSONValue) -> [UInt8] {
        let inner = fields.sourceBytes.dropFirst().dropLast()
        var json: [UInt8] = []
        json.reserveCapacity(schema.opening.count + (target?.utf8.count ?? 0) + inner.count + 16)
        json += schema.opening
        if let target {
            json += #","target":"#.utf8
            append(string: target, to: &json)
        }
        if inner.contains(where: { $0 > 0x20 }) {
            json.append(UInt8(ascii: ","))
            json += inner
        }
        json.append(UInt8(ascii: "}"))
        return json
    }

    /// Appends a string in quotation marks.
    private static func append(string: String, to json: inout [UInt8]) {
        let isPlain = string.utf8.allSatisfy { byte in
            byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        guard isPlain else {
            var writer = JSONWriter(capacity: string.utf8.count + 16)
            writer.writeString(string)
            json += writer.bytes()
            return
        }
        json.append(UInt8(ascii: "\""))
        json += string.utf8
        json.append(UInt8(ascii: "\""))
    }
}

/// The content of `POST …/operations`: several operations in order.
package struct DecodedBatch: Sendable {
    package let operations: [DecodedOperation]
    /// Whether either all are carried out or none.
    package let isAtomic: Bool

    /// Reads a batch.
    package init(body: [UInt8], limits: ContentLimits = ContentLimits()) throws(WireError) {
        let document = try ContentDecoder.document(body, limits: limits)
        var decoder = ContentDecoder(limits: limits)
        let batch = decoder.batch(document.root)
        try decoder.finish()
        (operations, isAtomic) = batch
    }
}

extension ContentDecoder {
    fileprivate mutating func batch(_ value: JSONValue) -> ([DecodedOperation], Bool) {
        let members = members(value, of: "a batch", allowed: ["operations", "atomic"]) ?? []
        var isAtomic = false
        var decoded: [DecodedOperation] = []
        for (key, value) in members {
            if key.utf8Equals("atomic") {
                isAtomic = bool(value) ?? false
            } else if let elements = elements(value) {
                if value.count > limits.operationsPerBatchMax {
                    fail(
                        value, "A batch may hold at most \(limits.operationsPerBatchMax) operations.",
                        code: .operationLimitExceeded)
                    continue
                }
                decoded = elements.compactMap { element in
                    operation(element).map { DecodedOperation($0, element) }
                }
            }
        }
        if value.kind == .object, value["operations"] == nil { failMissing("operations", in: value) }
        return (decoded, isAtomic)
    }
}
