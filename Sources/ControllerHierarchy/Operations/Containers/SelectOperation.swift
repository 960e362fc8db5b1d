enum SelectOperation: ControllerOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Select a tab"
    static let description = """
        `selectedIndex` or `selectedViewController` set by the app, by index or by controller; the delegate is
        not asked. The user's tap is `trigger`, with the tab's title or its controller.
        """
    static let availability = Availability.always
    static let index = Field.optionalNumber("index", .index)
    static let tab = Field.controller(.existingController, isRequired: false)
    static let fields = list(index, tab)
    static let example: OperationExample = ["index": 1]
    static let alternatives = [index.specification, tab.specification]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let tabs: TabBarController = try container(target, for: operation, needs: "a tab bar controller")
        if let index = operation[index] {
            try tabs.selectIndex(index)
        } else {
            try tabs.selectListed(target.application.require(operation[tab], field: "controller"))
        }
    }
}
