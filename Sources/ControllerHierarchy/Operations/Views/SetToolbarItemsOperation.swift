enum SetToolbarItemsOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Set the toolbar's items"
    static let description = """
        `setToolbarItems(_:animated:)`.
        """
    static let availability = Availability.always
    static let items = Field.value("items", of: .toolbarItems)
    static let fields = list(items, animated)
    static let example: OperationExample = ["items": ["Reply", "Trash"], "animated": false]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.set(.toolbarItems, operation[items])
    }
}
