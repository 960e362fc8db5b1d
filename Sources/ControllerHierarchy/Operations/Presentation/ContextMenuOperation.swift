enum ContextMenuOperation: TouchOperation {
    static let group = OperationGroup.presentation
    static let summary = "Open a context menu"
    static let description = """
        The long press on a view with a context menu: asks the interaction's delegate for a configuration and
        its provider for a preview (`begin`). A tap on the preview commits (`commit`), one beside it closes
        the menu (`cancel`). With `control` the long press is one on that bar button item, which opens its
        `menu`, as a tap does where the item does nothing else.
        """
    // Source: UIContextMenuInteraction reference.
    static let availability = Availability.from(13)
    static let source = Field.optionalText("source", .sourceName)
    static let phase = Field.text("phase", .contextMenuPhase)
    static let control = Field.optionalText("control", .controlName)
    static let fields = list(source, phase, control)
    static let example: OperationExample = ["phase": "begin"]

    static func begins(_ operation: Operation) -> Bool { operation[phase] == "begin" }

    static func isInBar(_ operation: Operation, of target: ViewController) -> Bool {
        operation[control] != nil
    }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        switch operation[phase] {
        case "begin":
            if let item = operation[control] { return try target.openMenu(ofItem: item) }
            try target.application.openMenu(of: target)
        case "commit": try target.application.closeMenu(commits: true)
        default: try target.application.closeMenu(commits: false)
        }
    }
}
