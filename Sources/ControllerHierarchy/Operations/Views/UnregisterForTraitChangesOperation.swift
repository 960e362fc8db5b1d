enum UnregisterForTraitChangesOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "End a registration for changes of traits"
    static let description = """
        `unregisterForTraitChanges(_:)` with what `registerForTraitChanges` gave that name.
        """
    static let availability = Callback.traitChangeHandler.availability
    static let name = Field.text("name", .registrationName)
    static let fields = list(name)
    static let example: OperationExample = ["name": "style"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        if !target.unregisterForTraitChanges(operation[name]) {
            target.application.ignore(because: "there is no registration \(operation[name])")
        }
    }
}
