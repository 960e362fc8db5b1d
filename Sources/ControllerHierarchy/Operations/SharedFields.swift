/// The fields that several operations have.
private enum SharedFields {
    static let animated = Field("animated", .bool, isRequired: false, meaning: .animated, at: .animated) {
        $0.animated
    }
    static let completion = Field("completion", .operations, isRequired: false, at: .completion) {
        $0.completion ?? []
    }
    static let controller = Field.controller(.controller, isRequired: true)
    static let controllerOrNull = Field.controller(.controllerOrNull, isRequired: true)
    static let existingController = Field.controller(.existingController, isRequired: true)
    static let phase = Field.text("phase", .gesturePhase)
    static let direction = Field.optionalText("direction", .pageDirection)
    static let orientation = Field.text("to", .orientation)
    static let column = Field.text("column", .splitColumn)
}

extension OperationContent {
    static var animated: Field<Bool> { SharedFields.animated }
    static var completion: Field<[Operation]> { SharedFields.completion }
    /// A controller that is there, or that is described.
    static var controller: Field<ControllerReference?> { SharedFields.controller }
    static var controllerOrNull: Field<ControllerReference?> { SharedFields.controllerOrNull }
    static var existingController: Field<ControllerReference?> { SharedFields.existingController }
    /// A phase of a gesture.
    static var phase: Field<String> { SharedFields.phase }
    /// Where pages are turned.
    static var direction: Field<String?> { SharedFields.direction }
    static var orientation: Field<String> { SharedFields.orientation }
    /// A column of a split view controller.
    static var column: Field<String> { SharedFields.column }

    /// What an operation accepts, in the order of the documentation.
    static func list<each Content>(_ field: repeat Field<each Content>) -> [FieldSpecification] {
        var fields: [FieldSpecification] = []
        for specification in repeat (each field).specification { fields.append(specification) }
        return fields
    }
}
