import ControllerHierarchy
import InterfaceBuilder
import JSONBytes
import WireFormat

/// A storyboard or nib that a session is given after its creation: an operation that no app carries out.
package struct AddedDocument: Sendable {
    package let kind: Kind
    package let name: String
    package let xml: String

    /// What a document is, and how a journal names the operation that adds it.
    package enum Kind: String, Sendable, CaseIterable {
        case storyboard = "addStoryboard"
        case nib = "addNib"

        /// What the documents of its kind are called in a session's definition.
        package var member: String {
            switch self {
            case .storyboard: "storyboards"
            case .nib: "nibs"
            }
        }

        /// What one of them is called.
        package var word: String { String(member.dropLast()) }

        /// What is recorded of it.
        var effect: JournalRecord.Effect {
            switch self {
            case .storyboard: .storyboardAdded
            case .nib: .nibAdded
            }
        }
    }

    /// Creates a document.
    package init(_ kind: Kind, name: String, xml: String) {
        self.kind = kind
        self.name = name
        self.xml = xml
    }

    /// Reads a journal's or an export's operation; nil for any other operation.
    init?(json: [UInt8]) {
        do throws(JSONError) {
            let root = try JSONDocument(parsing: json, limits: ContentLimits.unlimited.json).root
            guard let kind = root["op"]?.string.flatMap(Kind.init), let name = root["name"]?.string,
                let xml = root["xml"]?.string
            else { return nil }
            self.init(kind, name: name, xml: xml)
        } catch {
            return nil
        }
    }

    /// The operation as a journal keeps it.
    var json: [UInt8] {
        var writer = JSONWriter(capacity: xml.utf8.count + 128)
        writer.beginObject()
        writer.key("op")
        writer.value(kind.rawValue)
        writer.key("name")
        writer.value(name)
        writer.key("xml")
        writer.value(xml)
        writer.endObject()
        return writer.bytes()
    }

    /// Reads the document and gives it to the app's bundle.
    func add(to application: Application, limits: XMLLimits) throws(SessionError) -> OperationOutcome {
        let description: BundleDocument
        do throws(DocumentError) {
            switch kind {
            case .storyboard:
                description = .storyboard(try DocumentCache.storyboard(xml, name: name, limits: limits))
            case .nib: description = .nib(try DocumentCache.nib(xml, name: name, limits: limits))
            }
        } catch {
            let issue = WireError.Issue(pointer: "", detail: error.description, code: error.code.rawValue)
            throw .content(WireError(.storyboardRejected, issues: [issue]))
        }
        do throws(OperationError) { return try application.add(description) } catch {
            throw SessionError(error)
        }
    }
}

/// Adds a document to a session.
struct DocumentWork: SessionWork {
    let document: AddedDocument
    let limits: XMLLimits

    func carryOut(
        on core: inout SessionCore, key: IdempotencyKey?
    ) throws(BatchFailure) -> OperationReceipt {
        do throws(SessionError) {
            return try core.add(document, limits: limits, key: key)
        } catch {
            throw BatchFailure(error)
        }
    }

    static func replayed(_ receipt: OperationReceipt) -> OperationReceipt { receipt.replayed }

    static func version(of receipt: OperationReceipt) -> Int { receipt.version }
}

extension Session {
    /// Adds a document, or replaces the one of its kind and name, as one more operation of the session.
    package func add(
        _ document: AddedDocument, conditions: RequestConditions = RequestConditions(),
        answer: @escaping OperationAnswer
    ) {
        let work = DocumentWork(document: document, limits: environment.limits.documents)
        carryOut(work, conditions) { answer($0.mapError(\.error)) }
    }

    /// The text of a document as it was given; nil if the session has none of that kind and name.
    package func document(
        _ kind: AddedDocument.Kind, named name: String
    ) throws(SessionError) -> String? {
        touch()
        let version = try summary().version
        let history = try history()
        for record in try history.records(through: version).reversed() {
            if record.effect == .reset { break }
            guard record.effect == kind.effect, let added = AddedDocument(json: record.operation),
                added.name == name
            else { continue }
            return added.xml
        }
        let definition = try history.definition()
        let documents: [SessionDefinition.Document]
        switch kind {
        case .storyboard: documents = definition.storyboards
        case .nib: documents = definition.nibs
        }
        return documents.first { $0.name == name }?.xml
    }
}
