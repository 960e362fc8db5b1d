enum InteractiveSelectOperation: TouchOperation {
    static let group = OperationGroup.tabSplitAndPage
    static let summary = "Drag from one tab to another"
    static let description = """
        The gesture of the app's own that selects a tab, phase by phase: it begins with `selectedIndex` or
        `selectedViewController` set by the app, and drives the animator that the delegate then hands out
        together with an interaction controller. Where it hands out neither, the tab changes as by `select`.
        """
    // Source: UITabBarControllerDelegate reference, interactionControllerFor.
    static let availability = Availability.whereHolds(.tabChangesCanBeAnimated)
    static let index = Field.optionalNumber("index", .index)
    static let tab = Field.controller(.existingController, isRequired: false)
    static let fields = list(index, tab, phase)
    static let example: OperationExample = ["index": 1, "phase": "begin"]

    static func begins(_ operation: Operation) -> Bool { operation[phase] == "begin" }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let tabs: TabBarController = try container(target, for: operation, needs: "a tab bar controller")
        let phase = try gesturePhase(operation)
        guard phase == .begin else { return try tabs.dragTab(phase) }
        try tabs.beginTabDrag { () throws(Interruption) in
            if let index = operation[index] {
                try tabs.selectIndex(index)
            } else {
                try tabs.selectListed(tabs.application.require(operation[tab], field: "controller"))
            }
        }
    }
}
