enum SetOverrideTraitsOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Override the traits of a child"
    static let description = """
        `setOverrideTraitCollection(_:forChild:)`.
        """
    static let availability = Availability.whereHolds(.hasTraitCollections)
    static let child = Field.existingController("child")
    static let traits = Field.value(
        "traits", "The traits that the child gets; null for none of its own.", isRequired: true)
    static let fields = list(child, traits)
    static let example: OperationExample = ["child": "map", "traits": ["horizontalSizeClass": "compact"]]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let child = try target.application.require(operation[child], field: "child")
        try target.setOverrideTraits(operation[traits], for: child)
    }
}
