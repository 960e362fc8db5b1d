enum RegisterForTraitChangesOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Register for changes of traits"
    static let description = """
        `registerForTraitChanges(_:handler:)`, or with `action` `registerForTraitChanges(_:action:)`: after a
        change of one of the traits the handler is called, or the controller's method, with the traits as they
        were. `name` is by what `unregisterForTraitChanges` ends it.
        """
    static let availability = Callback.traitChangeHandler.availability
    static let traits = Field.words("traits", .traitNames)
    static let name = Field.optionalText("name", .registrationName)
    static let action = Field.optionalText("action", .selector)
    static let handler = Field.operations("handler")
    static let fields = list(traits, name, action, handler)
    static let example: OperationExample = ["traits": ["userInterfaceStyle"], "name": "style"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let action = operation[action]
        guard action == nil || operation[handler] == nil else {
            throw .error(.invalidArgument(field: "handler", reason: "a registration has it or an action"))
        }
        target.register(
            TraitRegistration(
                name: operation[name], traits: operation[traits].compactMap(Trait.init), action: action,
                handler: operation[handler] ?? []))
    }
}
