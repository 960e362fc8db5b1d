enum OverrideTraitCollectionOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Read the traits given to a child"
    static let description = """
        `overrideTraitCollection(forChild:)`: what the class answers where it overrides that, else what
        `setOverrideTraits` gave, or null.
        """
    static let availability = Availability.whereHolds(.hasTraitCollections)
    static let child = Field.existingController("child")
    static let fields = list(child)
    static let example: OperationExample = ["child": "home"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let child = try target.application.require(operation[child], field: "child")
        let own = child.parent === target ? child.traitSettings?.ofParent ?? [] : []
        let traits = target.appClass.answer(\.overrideTraitCollection) ?? own
        target.application.noteResult("traits", traits.isEmpty ? .null : .object(traits))
    }
}
