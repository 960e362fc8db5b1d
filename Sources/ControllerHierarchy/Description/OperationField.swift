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
    /// So many at most.
    case controllers(countMax: Int)
    case operations
    case bool
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    /// A text without control characters, of one UTF-8 byte to so many.
    case string(bytesMax: Int)
    /// One of the listed words.
    case word([String])
    /// An array of the listed words.
    case words([String])
    /// Settings of properties by name, which stand among the operation's fields.
    case settings
    /// Saved state.
    case archive
    /// Calls that stop.
    case pauses
    /// A value of a property.
    case property(Property)
    /// Any JSON value.
    case any

    /// The name of a class, an identifier, a selector; short, because it may stand in every event.
    static let name = FieldType.string(bytesMax: nameBytesMax)

    /// UTF-8 bytes of a name.
    package static let nameBytesMax = 1_024
    /// Controllers in one list.
    package static let listedControllersMax = 10_000

    static func word<Word: RawRepresentable & CaseIterable>(of _: Word.Type) -> FieldType
    where Word.RawValue == String { .word(Word.allCases.map(\.rawValue)) }
}

/// One field that an operation accepts; an object, since each look at an operation's field would copy it.
package final class FieldSpecification: Sendable {
    package let field: OperationField
    package let type: FieldType
    package let isRequired: Bool
    /// What it means, where it shares that with others.
    package let meaning: FieldMeaning?
    /// A sentence that says what it is for, where it shares no meaning with others.
    package let purpose: String?
    /// What stands for a field that is left out, where it has no meaning that says so.
    package let standard: Value?
    /// Where the field stands in an ``Operation``.
    package let place: Place

    init(
        field: OperationField, type: FieldType, isRequired: Bool, meaning: FieldMeaning?, purpose: String?,
        standard: Value?, place: Place
    ) {
        self.field = field
        self.type = type
        self.isRequired = isRequired
        self.meaning = meaning
        self.purpose = purpose
        self.standard = standard
        self.place = place
    }

    /// Where a field stands in an ``Operation``.
    package enum Place: Sendable {
        case animated, completion, controller
        /// Among the arguments.
        case arguments
    }
}
