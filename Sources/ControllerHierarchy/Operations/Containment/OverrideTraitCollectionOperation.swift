struct OverrideTraitCollectionOperation: OperationContent {
    static let kind = OperationKind.overrideTraitCollection
    static let group = OperationGroup.containment
    static let summary = "Read the traits given to a child"
    static let description = """
        `overrideTraitCollection(forChild:)`: what `setOverrideTraits` gave, or null.
        """
    static let example: OperationExample = ["child": "home"]
}
