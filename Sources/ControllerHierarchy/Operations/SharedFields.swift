/// The fields that several operations have.
private enum SharedFields {
    static let animated = Field(
        "animated", .bool, isRequired: false, schema: "Animated", at: .animated
    ) { $0.animated }
    static let completion = Field("completion", .operations, isRequired: false, at: .completion) {
        $0.completion
    }
    static let controller = Field.controller(.controller, isRequired: true)
    static let controllerOrNull = Field.controller(.controllerOrNull, isRequired: true)
    static let existingController = Field.controller(.existingController, isRequired: true)
    static let phase = Field.word(
        "phase", among: ["begin", "update", "finish", "cancel"], schema: "GesturePhase")
    static let direction = Field.optionalWord(
        "direction", among: ["forward", "reverse"], schema: "PageDirection")
    static let orientation = Field.word(
        "to", among: InterfaceOrientation.allCases.map(\.rawValue), schema: "InterfaceOrientation")
    static let column = Field.word(
        "column", among: ["primary", "supplementary", "secondary", "compact", "inspector"],
        schema: "SplitColumn")
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
