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
    /// Classes in it that are refused unless the app declares them.
    package let misspelt: [MisspeltClass]

    /// Reads an operation whose path names its kind and its target (`POST …/controllers/nav/push`).
    ///
    /// - Parameters:
    ///   - body: The fields as a JSON object; an empty body stands for no fields. Not used after the call.
    ///   - target: The controller's label or id; nil for operations on the session.
    package convenience init(
        body: UnsafeRawBufferPointer, schema: OperationSchema, target: String?,
        limits: ContentLimits = ContentLimits()
    ) throws(WireError) {
        try self.init(
            try ContentDecoder.read(body, limits: limits, emptyIsObject: true), schema, target: target,
            limits: limits)
    }

    /// Reads an operation whose kind and target stand elsewhere than among its fields.
    package convenience init(
        body: [UInt8], kind: OperationKind, target: String?, limits: ContentLimits = ContentLimits()
    ) throws(WireError) {
        try self.init(
            try ContentDecoder.read(body, limits: limits, emptyIsObject: true), OperationSchema.of(kind),
            target: target, limits: limits)
    }

    private init(
        _ fields: JSONValue, _ schema: OperationSchema, target: String?, limits: ContentLimits
    ) throws(WireError) {
        var decoder = ContentDecoder(limits: limits)
        var operation = Operation(schema.kind, target: target)
        decoder.readFields(of: fields, schema, isSelfNamed: false, into: &operation)
        // What is no object has been noted, and no members to write.
        if decoder.respellings.isEmpty {
            try decoder.finish()
            json = fields.bytes(behind: schema.opening, target: operation.target)
        } else {
            // Of a value that is a variable from the beginning, a reference would be counted.
            var respelt = fields
            repeat {
                var body = respelt.document.bytes
                _ = decoder.respell(&body)
                respelt = try ContentDecoder.read(body, limits: limits)
                decoder = ContentDecoder(limits: limits)
                operation = Operation(schema.kind, target: operation.target)
                decoder.readFields(of: respelt, schema, isSelfNamed: false, into: &operation)
            } while !decoder.respellings.isEmpty
            try decoder.finish()
            json = respelt.bytes(behind: schema.opening, target: operation.target)
        }
        self.operation = consume operation
        misspelt = decoder.misspelt.isEmpty ? [] : decoder.misspelt
    }

    /// Reads an operation that names itself (`{"op": "push", "target": "nav", ...}`).
    ///
    /// - Parameter isOfYAML: Whether it was written as YAML, where `nil` may stand for null.
    package init(
        json: [UInt8], limits: ContentLimits = ContentLimits(), isOfYAML: Bool = false
    ) throws(WireError) {
        var json = json
        var decoder: ContentDecoder
        var operation: Operation?
        repeat {
            let object = try ContentDecoder.read(json, limits: limits)
            decoder = ContentDecoder(limits: limits, isOfYAML: isOfYAML)
            operation = decoder.operation(object)
        } while decoder.respell(&json)
        try decoder.finish()
        guard let operation else {
            throw WireError(.invalidRequest, pointer: "", detail: "must be an operation")
        }
        self.operation = operation
        self.json = json
        misspelt = decoder.misspelt
    }

    init(_ operation: Operation, _ value: JSONValue, misspelt: [MisspeltClass]) {
        self.operation = operation
        self.misspelt = misspelt
        json = value.sourceBytes
    }

    init(_ operation: Operation, json: [UInt8]) {
        self.operation = operation
        self.json = json
        misspelt = []
    }
}

/// The content of `POST …/operations`: several operations in order.
package struct DecodedBatch: Sendable {
    package let operations: [DecodedOperation]
    /// Whether either all are carried out or none.
    package let isAtomic: Bool

    init(operations: [DecodedOperation], isAtomic: Bool) {
        self.operations = operations
        self.isAtomic = isAtomic
    }

    /// Reads a batch.
    package init(body: [UInt8], limits: ContentLimits = ContentLimits()) throws(WireError) {
        var (body, batch): ([UInt8], ([DecodedOperation], Bool)) = (body, ([], false))
        var decoder: ContentDecoder
        repeat {
            let object = try ContentDecoder.read(body, limits: limits)
            decoder = ContentDecoder(limits: limits)
            batch = decoder.batch(object)
        } while decoder.respell(&body)
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
                    misspelt = []
                    return operation(element).map { DecodedOperation($0, element, misspelt: misspelt) }
                }
            }
        }
        if value.kind == .object, value["operations"] == nil { failMissing("operations", in: value) }
        return (decoded, isAtomic)
    }
}
