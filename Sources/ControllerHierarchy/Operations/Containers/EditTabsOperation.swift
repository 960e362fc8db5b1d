enum EditTabsOperation: TouchOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Edit the tabs"
    static let description = """
        The user edits the tabs of an iPad from the first touch to the last: puts away those in `hide`, which
        allow it (`allowsHiding`), brings back those in `show`, and orders the tabs of the group `reorder` as
        `order` has them. Ignored on phones and in compact widths.
        """
    // Source: UITabBarControllerDelegate reference, tabBarControllerWillBeginEditing(_:).
    static let availability = Callback.tabWillBeginEditing.availability
    static let hide = Field.value("hide", "Identifiers of tabs that are put away.")
    static let show = Field.value("show", "Identifiers of tabs that are brought back.")
    static let reorder = Field.optionalText("reorder", .tabName)
    static let order = Field.value("order", "Identifiers of the group's tabs in their new order.")
    static let fields = list(hide, show, reorder, order)
    static let example: OperationExample = [
        "hide": ["news"], "reorder": "library", "order": ["songs", "albums"],
    ]

    static func isInBar(_ operation: Operation, of target: ViewController) -> Bool { true }

    /// - Throws: `invalidArgument` for what is no list of tabs' identifiers.
    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let bar: TabBarController = try container(target, for: operation, needs: "a tab bar controller")
        try bar.edit(
            TabBarController.Editing(
                hides: names(operation, hide), shows: names(operation, show), group: operation[reorder],
                order: names(operation, order)))
    }

    private static func names(_ operation: Operation, _ field: Field<Value>) throws(Interruption) -> [String]
    {
        let value = operation[field]
        if value == .null { return [] }
        let names = value.array?.compactMap(\.string) ?? []
        guard let count = value.array?.count, count == names.count else {
            throw .error(
                .invalidArgument(
                    field: field.specification.field.rawValue, reason: "it must be a list of identifiers"))
        }
        return names
    }
}
