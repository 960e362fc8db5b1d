struct SetTraitsOperation: OperationContent {
    static let kind = OperationKind.setTraits
    static let group = OperationGroup.deviceAndApp
    static let summary = "Change the environment's traits"
    static let description = """
        Another user interface style, size class or content size category for the whole app.
        """
    static let example: OperationExample = ["traits": ["userInterfaceStyle": "dark"]]
}
