package import ControllerHierarchy
import JSONBytes

/// What an operation accepts, made once for each kind.
package final class OperationSchema: Sendable {
    package let kind: OperationKind
    /// The fields with names of their own.
    let fields: [FieldSpecification]
    /// The field that holds properties by their names; nil where properties are no fields.
    let settings: FieldSpecification?
    /// The names of `fields`.
    let fieldNames: [String]
    /// The same, to find keys among.
    let names: NameList
    /// The places among `fields` of those that must be there, as bits.
    let requiredFields: Int
    let requiresTarget: Bool
    /// `{"op":"push"`, which the operation's JSON in a journal begins with.
    ///
    /// Never freed, and therefore not counted, as schemas are there for good.
    nonisolated(unsafe) let opening: UnsafeRawBufferPointer

    /// The schema of a kind; a look-up, so that whoever needs it for many requests keeps it.
    package static func of(_ kind: OperationKind) -> OperationSchema {
        byName[kind.rawValue] ?? OperationSchema(kind)
    }

    /// The schema of the operation of that name in JSON.
    static func named(_ name: String) -> OperationSchema? { byName[name] }

    private init(_ kind: OperationKind) {
        self.kind = kind
        // Asked for once, as they are made each time, of nearly two hundred kinds at the start.
        var fields = kind.fields
        let place = fields.firstIndex { $0.type == .settings }
        settings = place.map { fields.remove(at: $0) }
        self.fields = fields
        fieldNames = fields.map(\.field.rawValue)
        names = NameList(fieldNames)
        requiredFields = fields.indices.reduce(0) { $0 | (fields[$1].isRequired ? 1 << $1 : 0) }
        requiresTarget = kind.scope == .controller
        let text = Array((#"{"op":""# + kind.rawValue + "\"").utf8)
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
        bytes.copyBytes(from: text)
        opening = UnsafeRawBufferPointer(bytes)
    }

    /// The schemas of all operations, in the order of the kinds.
    package static let all = OperationKind.allCases.map { OperationSchema($0) }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.kind.rawValue, $0) })
}

extension OperationKind {
    /// The operation of that name in paths, such as `set-view-controllers`; nil if there is none.
    package static func pathNamed(_ name: String) -> OperationKind? { byPathName[name] }

    private static let byPathName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.pathName, $0) })
}
