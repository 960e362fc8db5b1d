import JSONBytes
import Synchronization
import WireFormat

/// A session as a document: its definition and its operations, with digests of what they caused.
///
/// It holds all that another machine needs to have the same session, and lets it notice if it has not.
struct SessionExport {
    let definition: [UInt8]
    let launchDigest: UInt64
    let operations: [ExportedOperation]

    /// One operation of an exported session.
    struct ExportedOperation {
        let json: [UInt8]
        let isReset: Bool
        /// The document that it adds, if it does.
        let document: AddedDocument?
        let digest: UInt64
    }

    private static let format = "understudy.session"
    private static let formatVersion = 1

    /// The document of a session's records.
    static func document(_ header: JournalHeader, _ records: [JournalRecord]) -> [UInt8] {
        var writer = JSONWriter(capacity: 256 + header.definition.count + records.count * 200)
        writer.beginObject()
        writer.key("format")
        writer.value(format)
        writer.key("formatVersion")
        writer.value(formatVersion)
        writer.key("definition")
        writer.value(fragment: header.definition.isEmpty ? Array("{}".utf8) : header.definition)
        writer.key("launchDigest")
        writer.value(text(of: header.launch.digest))
        writer.key("operations")
        writer.beginArray()
        for record in records {
            writer.beginObject()
            writer.key("operation")
            writer.value(fragment: record.operation)
            writer.key("digest")
            writer.value(text(of: record.digest))
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.bytes()
    }

    /// Reads a document.
    init(document bytes: [UInt8], limits: ContentLimits) throws(WireError) {
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONDocument(parsing: bytes, limits: limits.withDocuments.json).root
        } catch {
            throw WireError(error)
        }
        guard root["format"]?.string == SessionExport.format,
            root["formatVersion"]?.int == SessionExport.formatVersion
        else {
            throw WireError(
                .invalidRequest, pointer: "/format",
                detail: "must be \(SessionExport.format), with formatVersion \(SessionExport.formatVersion)")
        }
        for (key, _) in root.members where !SessionExport.fields.contains(key.string ?? "") {
            throw WireError(
                .invalidRequest, pointer: key.pointer,
                detail: "\(key.string ?? "") is not a field of an export")
        }
        definition = try SessionExport.object("definition", in: root)
        launchDigest = try SessionExport.digest("launchDigest", in: root)
        guard let list = root["operations"], list.kind == .array else {
            throw WireError(.invalidRequest, pointer: "/operations", detail: "must be an array")
        }
        guard list.count <= limits.operationsMax else {
            throw WireError(
                .operationLimitExceeded, pointer: "/operations",
                detail: "may hold at most \(limits.operationsMax) operations")
        }
        var operations: [ExportedOperation] = []
        for element in list.elements {
            let json = try SessionExport.object("operation", in: element)
            operations.append(
                ExportedOperation(
                    json: json, isReset: element["operation"]?["op"]?.string == "reset",
                    document: AddedDocument(json: json),
                    digest: try SessionExport.digest("digest", in: element)))
        }
        self.operations = operations
    }

    private static let fields = ["format", "formatVersion", "definition", "launchDigest", "operations"]

    private static func object(_ name: String, in parent: JSONValue) throws(WireError) -> [UInt8] {
        guard let value = parent[name], value.kind == .object else {
            throw WireError(
                .invalidRequest, pointer: "\(parent.pointer)/\(name)", detail: "must be an object")
        }
        return value.sourceBytes
    }

    private static func digest(_ name: String, in parent: JSONValue) throws(WireError) -> UInt64 {
        guard let digest = parent[name]?.string.flatMap({ UInt64($0, radix: 16) }) else {
            throw WireError(
                .invalidRequest, pointer: "\(parent.pointer)/\(name)",
                detail: "must be a digest in hexadecimal digits")
        }
        return digest
    }

    private static func text(of digest: UInt64) -> String {
        let digits = String(digest, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

extension Session {
    /// The session as a document that another service can import; idempotency keys and labels stay here.
    package func export() throws(SessionError) -> [UInt8] {
        touch()
        let (history, version) = try withState { state throws(SessionError) in
            try self.refresh(&state)
            return (state.core.history, state.core.version)
        }
        return SessionExport.document(try history.header(), try history.records(through: version))
    }
}
