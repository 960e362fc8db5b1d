enum TapEditButtonOperation: TouchOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Tap the edit button"
    static let description = """
        The tap on the button that `editButtonItem` returns: toggles `isEditing` with animation.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func isInBar(_ operation: Operation, of target: ViewController) -> Bool { true }

    static func takes(
        _ operation: Operation, for target: ViewController, above container: ViewController
    ) throws(Interruption) -> Bool { try container.tapBeside() }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        if let more = target.ownMoreList { return try more.tabBarController.tapCustomize(more) }
        try target.tapEditButton()
    }
}
