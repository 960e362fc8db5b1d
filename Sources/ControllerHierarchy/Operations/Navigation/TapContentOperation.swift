enum TapContentOperation: TouchOperation {
    static let group = OperationGroup.navigation
    static let summary = "Tap the content"
    static let description = """
        A tap on the view of a controller that nothing there takes: hides and shows the bars of the nearest
        navigation controller with `hidesBarsOnTap`, and shows those that `hidesBarsWhenVerticallyCompact` has
        hidden.
        """
    // Source: UINavigationController reference, hidesBarsOnTap.
    static let availability = Availability.from(8)
    static let fields = list()
    static let example: OperationExample = [:]

    static func takes(
        _ operation: Operation, for target: ViewController, above container: ViewController
    ) throws(Interruption) -> Bool { try container.tapBeside() }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.tapContent()
    }
}
