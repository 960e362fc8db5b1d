enum RegisterForTraitChangesOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Register for changes of traits"
    static let description = """
        `registerForTraitChanges(_:handler:)`, or with `action` `registerForTraitChanges(_:action:)`: after a
        change of one of the traits, or of the app's own in `custom`, the handler is called, or the method of
        the controller, with the traits as they were; with `actionTarget` that controller's, which is not held
        (`registerForTraitChanges(_:target:action:)`). `name` is by what `unregisterForTraitChanges` ends it.
        """
    static let availability = Callback.traitChangeHandler.availability
    static let traits = Field.words("traits", .traitNames)
    static let custom = Field.value("custom", "Names of the app's own traits.")
    static let name = Field.optionalText("name", .registrationName)
    static let action = Field.optionalText("action", .selector)
    static let handler = Field.operations("handler")
    static let actionTarget = Field.optionalExistingController("actionTarget")
    static let fields = list(traits, custom, name, action, actionTarget, handler)
    static let example: OperationExample = ["traits": ["userInterfaceStyle"], "name": "style"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let action = operation[action]
        guard action == nil || operation[handler] == nil else {
            throw .error(.invalidArgument(field: "handler", reason: "a registration has it or an action"))
        }
        let receiver = try operation[actionTarget].flatMap { (reference) throws(Interruption) in
            try target.application.resolve(reference)
        }
        guard action != nil || receiver == nil else {
            throw .error(.invalidArgument(field: "actionTarget", reason: "it needs an action"))
        }
        let given = operation[custom]
        let custom = given.array?.compactMap(\.string) ?? []
        guard given == .null || given.array?.count == custom.count else {
            throw .error(.invalidArgument(field: "custom", reason: "it must be a list of names"))
        }
        for name in custom { _ = try CustomTraits.require(name, field: "custom", in: target.application) }
        target.register(
            TraitRegistration(
                name: operation[name], traits: operation[traits].compactMap(Trait.init), custom: custom,
                action: action,
                handler: operation[handler] ?? [], actionTarget: receiver))
    }
}
