package import ControllerHierarchy

/// The fields of an operation with their names as bytes in strings, made once for each kind.
struct OperationSchema: Sendable {
    let kind: OperationKind
    let fields: [FieldSpecification]
    /// The names of `fields`.
    let fieldNames: [String]
    let requiresTarget: Bool

    static func of(_ kind: OperationKind) -> OperationSchema {
        byName[kind.rawValue] ?? OperationSchema(kind)
    }

    /// The schema of the operation of that name in JSON.
    static func named(_ name: String) -> OperationSchema? { byName[name] }

    private init(_ kind: OperationKind) {
        self.kind = kind
        fields = kind.fields
        fieldNames = fields.map(\.field.rawValue)
        requiresTarget = kind.scope == .controller
    }

    private static let byName: [String: OperationSchema] = Dictionary(
        uniqueKeysWithValues: OperationKind.allCases.map { ($0.rawValue, OperationSchema($0)) })
}

extension OperationKind {
    /// The operation of that name in paths, such as `set-view-controllers`; nil if there is none.
    package static func pathNamed(_ name: String) -> OperationKind? { byPathName[name] }

    private static let byPathName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.pathName, $0) })
}
