/// The fields that operations take besides `op` and `target`.
package enum OperationField: String, Sendable, CaseIterable {
    case action, animated, animation, archive, background, by, child, column, completion, control, controller
    case direction, displayMode, duration, editing, from, handler, height, hidden, identifier, inCall, index
    case input, into, isAppearing, items, key, method, operations, phase, property, restore, seconds, selector
    case sender, source, to, traits, values, viewControllers, width, window
}

/// What a field of an operation holds.
package enum FieldType: Sendable, Equatable {
    /// A label, an id, or a description of a new controller.
    case controller
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
    /// Settings of properties by name.
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

    /// Creates a specification.
    init(_ field: OperationField, _ type: FieldType, required: Bool = false) {
        self.field = field
        self.type = type
        self.isRequired = required
    }
}
