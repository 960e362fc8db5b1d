struct SetOverrideTraitsOperation: OperationContent {
    static let kind = OperationKind.setOverrideTraits
    static let group = OperationGroup.containment
    static let summary = "Override the traits of a child"
    static let description = """
        `setOverrideTraitCollection(_:forChild:)`.
        """
    static let example: OperationExample = ["child": "map", "traits": ["horizontalSizeClass": "compact"]]
}
