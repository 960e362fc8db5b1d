struct SetNeedsStatusBarAppearanceUpdateOperation: OperationContent {
    static let kind = OperationKind.setNeedsStatusBarAppearanceUpdate
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Ask for a status bar update"
    static let description = """
        `setNeedsStatusBarAppearanceUpdate()`, iOS 7 and later: the queries about the status bar follow,
        through `childForStatusBarHidden` and its like.
        """
    static let example: OperationExample = [:]
}
