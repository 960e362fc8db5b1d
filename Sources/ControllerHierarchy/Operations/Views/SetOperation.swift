struct SetOperation: OperationContent {
    static let kind = OperationKind.set
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Set properties"
    static let description = """
        Sets properties by their Swift names, in the order given. A wrong name, type or value is a 400 with a
        JSON pointer.
        """
    static let example: OperationExample = ["title": "Start", "hidesBottomBarWhenPushed": true]
}
