import ControllerHierarchy
import InterfaceBuilder
import JSONBytes
import WireFormat

/// A storyboard that a session is given after its creation: an operation that no app carries out.
struct AddedStoryboard: Sendable {
    let name: String
    let xml: String

    private static let operation = "addStoryboard"

    init(name: String, xml: String) {
        self.name = name
        self.xml = xml
    }

    /// Reads a journal's or an export's operation; nil for any other operation.
    init?(json: [UInt8]) {
        do throws(JSONError) {
            let root = try JSONDocument(parsing: json, limits: ContentLimits.unlimited.json).root
            guard root["op"]?.string == Self.operation, let name = root["name"]?.string,
                let xml = root["xml"]?.string
            else { return nil }
            self.init(name: name, xml: xml)
        } catch {
            return nil
        }
    }

    /// The operation as a journal keeps it.
    var json: [UInt8] {
        var writer = JSONWriter(capacity: xml.utf8.count + 128)
        writer.beginObject()
        writer.key("op")
        writer.value(Self.operation)
        writer.key("name")
        writer.value(name)
        writer.key("xml")
        writer.value(xml)
        writer.endObject()
        return writer.bytes()
    }

    /// Reads the document and gives it to the app's bundle.
    func add(to application: Application, limits: XMLLimits) throws(SessionError) -> OperationOutcome {
        let description: StoryboardDescription
        do throws(DocumentError) {
            description = try DocumentCache.storyboard(xml, name: name, limits: limits)
        } catch {
            let issue = WireError.Issue(pointer: "", detail: error.description, code: error.code.rawValue)
            throw .content(WireError(.storyboardRejected, issues: [issue]))
        }
        do throws(OperationError) { return try application.add(description) } catch {
            throw SessionError(error)
        }
    }
}

/// Adds a storyboard to a session.
struct StoryboardWork: SessionWork {
    let storyboard: AddedStoryboard
    let limits: XMLLimits
    let key: IdempotencyKey?

    func carryOut(on core: inout SessionCore) throws(BatchFailure) -> OperationReceipt {
        do throws(SessionError) {
            return try core.add(storyboard, limits: limits, key: key)
        } catch {
            throw BatchFailure(error)
        }
    }

    static func replayed(_ receipt: OperationReceipt) -> OperationReceipt { receipt.replayed }

    static func version(of receipt: OperationReceipt) -> Int { receipt.version }
}

extension Session {
    /// Adds a storyboard, or replaces the one of that name, as one more operation of the session.
    package func addStoryboard(
        name: String, xml: String, conditions: RequestConditions = RequestConditions(),
        answer: @escaping OperationAnswer
    ) {
        let work = StoryboardWork(
            storyboard: AddedStoryboard(name: name, xml: xml), limits: environment.limits.documents,
            key: conditions.key)
        carryOut(work, conditions) { answer($0.mapError(\.error)) }
    }

    /// The text of a storyboard as it was given; nil if the session has none of that name.
    package func storyboard(named name: String) throws(SessionError) -> String? {
        touch()
        let version = try summary().version
        let history = try history()
        for record in try history.records(through: version).reversed() {
            if record.effect == .reset { break }
            guard record.effect == .storyboardAdded, let added = AddedStoryboard(json: record.operation),
                added.name == name
            else { continue }
            return added.xml
        }
        return try history.definition().storyboards.first { $0.name == name }?.xml
    }
}
