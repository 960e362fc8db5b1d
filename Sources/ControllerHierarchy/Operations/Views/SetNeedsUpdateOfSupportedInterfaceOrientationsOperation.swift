struct SetNeedsUpdateOfSupportedInterfaceOrientationsOperation: OperationContent {
    static let kind = OperationKind.setNeedsUpdateOfSupportedInterfaceOrientations
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for an update of the supported orientations"
    static let description = """
        `setNeedsUpdateOfSupportedInterfaceOrientations()`, iOS 16 and later.
        """
    static let example: OperationExample = [:]
}
