enum OverrideTraitCollectionOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Read the traits given to a child"
    static let description = """
        `overrideTraitCollection(forChild:)`: what `setOverrideTraits` gave, or null.
        """
    static let availability = Availability.whereHolds(.hasTraitCollections)
    static let child = Field.existingController("child")
    static let fields = list(child)
    static let example: OperationExample = ["child": "home"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let child = try target.application.require(operation[child], field: "child")
        let traits = child.parent === target ? child.overrideTraits : nil
        target.application.noteResult("traits", traits ?? .null)
    }
}
