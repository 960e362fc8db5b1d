/// The types of fields, each with what stands for a field that is left out.
extension Field {
    fileprivate init(
        _ name: String, _ type: FieldType, isRequired: Bool, meaning: FieldMeaning? = nil,
        purpose: String? = nil, standard: Value? = nil,
        _ read: @escaping @Sendable (Operation, OperationField) -> Content
    ) {
        let field = OperationField(rawValue: name)
        self.init(
            specification: FieldSpecification(
                field: field, type: type, isRequired: isRequired, meaning: meaning, purpose: purpose,
                standard: standard, place: .arguments),
            read: { read($0, field) })
    }

    init(
        _ name: String, _ type: FieldType, isRequired: Bool, meaning: FieldMeaning? = nil,
        at place: FieldSpecification.Place, _ read: @escaping @Sendable (Operation) -> Content
    ) {
        self.init(
            specification: FieldSpecification(
                field: OperationField(rawValue: name), type: type, isRequired: isRequired, meaning: meaning,
                purpose: nil, standard: nil, place: place),
            read: read)
    }
}

extension Field<Bool> {
    /// True or false; false where it is left out and nothing else stands for that.
    static func flag(
        _ name: String, _ purpose: String, isRequired: Bool = false, standard: Bool = false
    ) -> Field {
        Field(
            name, .bool, isRequired: isRequired, purpose: purpose,
            standard: isRequired ? nil : .bool(standard)
        ) { $0.value($1)?.bool ?? standard }
    }
}

extension Field<Double> {
    static func number(_ name: String, _ meaning: FieldMeaning) -> Field {
        Field(name, meaning.type, isRequired: true, meaning: meaning) { $0.value($1)?.number ?? 0 }
    }
}

extension Field<Double?> {
    static func optionalNumber(_ name: String, _ meaning: FieldMeaning) -> Field {
        Field(name, meaning.type, isRequired: false, meaning: meaning) { $0.value($1)?.number }
    }
}

extension Field<String> {
    static func text(_ name: String, _ meaning: FieldMeaning) -> Field {
        Field(name, meaning.type, isRequired: true, meaning: meaning) { $0.value($1)?.string ?? "" }
    }

    /// The name of something, which has no limits of its own.
    static func name(_ name: String, _ purpose: String) -> Field {
        Field(name, .name, isRequired: true, purpose: purpose) { $0.value($1)?.string ?? "" }
    }
}

extension Field<[String]> {
    /// Some of some words.
    static func words(_ name: String, _ meaning: FieldMeaning) -> Field {
        Field(name, meaning.type, isRequired: true, meaning: meaning) { operation, field in
            operation.value(field)?.array?.compactMap(\.string) ?? []
        }
    }
}

extension Field<String?> {
    static func optionalText(_ name: String, _ meaning: FieldMeaning, isRequired: Bool = false) -> Field {
        Field(name, meaning.type, isRequired: isRequired, meaning: meaning) { $0.value($1)?.string }
    }
}

extension Field<[PausePoint]> {
    /// The calls that stop.
    static func pauses(_ name: String) -> Field {
        Field(name, .pauses, isRequired: true) { operation, field in
            if case .pauses(let points)? = operation.argument(field) { points } else { [] }
        }
    }
}

extension Field<Value> {
    /// Any JSON value; null where it is left out.
    static func value(_ name: String, _ purpose: String, isRequired: Bool = false) -> Field {
        Field(name, .any, isRequired: isRequired, purpose: purpose) { $0.value($1) ?? .null }
    }
}

extension Field<Value> {
    /// What the property may hold.
    static func value(_ name: String, of property: Property) -> Field {
        Field(name, .property(property), isRequired: true) { $0.value($1) ?? .null }
    }
}

extension Field<ControllerReference?> {
    static func existingController(_ name: String) -> Field {
        Field(name, .existingController, isRequired: true) { $0.reference($1) }
    }

    static func optionalExistingController(_ name: String) -> Field {
        Field(name, .existingController, isRequired: false) { $0.reference($1) }
    }

    static func existingControllerOrNull(_ name: String) -> Field {
        Field(name, .existingControllerOrNull, isRequired: true) { $0.reference($1) }
    }

    /// The field `controller`, which an operation has a place of its own for.
    static func controller(_ type: FieldType, isRequired: Bool) -> Field {
        Field("controller", type, isRequired: isRequired, at: .controller) { $0.controller }
    }
}

extension Field<[ControllerReference]?> {
    static func controllers(_ name: String, isRequired: Bool = true) -> Field {
        let type = FieldType.controllers(countMax: FieldType.listedControllersMax)
        return Field(name, type, isRequired: isRequired) { $0.references($1) }
    }
}

extension Field<[Operation]?> {
    /// What the app does then.
    static func operations(_ name: String, isRequired: Bool = false) -> Field {
        Field(name, .operations, isRequired: isRequired) { operation, field in
            if case .operations(let operations)? = operation.argument(field) { operations } else { nil }
        }
    }
}

extension Field<[PropertyAssignment]> {
    /// Properties by their names, which take the place of other fields.
    static func settings(_ name: String) -> Field {
        Field(name, .settings, isRequired: false) { operation, field in
            if case .settings(let settings)? = operation.argument(field) { settings } else { [] }
        }
    }
}

extension Field<RestorationArchive?> {
    static func archive(_ name: String) -> Field {
        Field(name, .archive, isRequired: true) { operation, field in
            if case .archive(let archive)? = operation.argument(field) { archive } else { nil }
        }
    }
}
