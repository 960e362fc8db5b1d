/// The name of a field that an operation takes besides `op` and `target`.
package struct OperationField: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
}

extension OperationField: ExpressibleByStringLiteral {
    package init(stringLiteral name: String) { rawValue = name }
}

/// What a field of an operation holds.
package enum FieldType: Sendable, Equatable {
    /// A label, an id, or a description of a new controller.
    case controller
    /// As `controller`, or null.
    case controllerOrNull
    /// A label or an id.
    case existingController
    /// As `existingController`, or null.
    case existingControllerOrNull
    case controllers
    case operations
    case bool
    case number
    case integer
    case string
    /// One of the listed words.
    case word([String])
    /// Settings of properties by name, which stand among the operation's fields.
    case settings
    /// Saved state.
    case archive
    /// Any JSON value.
    case any
}

/// One field that an operation accepts.
package struct FieldSpecification: Sendable {
    package let field: OperationField
    package let type: FieldType
    package let isRequired: Bool
    /// The schema of the API's description that several fields share; nil for one that follows from the type.
    package let schema: String?
    /// Where the field stands in an ``Operation``.
    package let place: Place

    /// Where a field stands in an ``Operation``.
    package enum Place: Sendable {
        case animated, completion, controller
        /// Among the arguments.
        case arguments
    }
}
