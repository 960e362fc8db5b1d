enum SwipeContentOperation: TouchOperation {
    static let group = OperationGroup.navigation
    static let summary = "Swipe across the content"
    static let description = """
        A swipe across the view of a controller, for the nearest container that it means something to: up
        and down hide and show the bars of a navigation controller with `hidesBarsOnSwipe`, from iOS 8 on;
        right and left show and hide a column of a split view controller with `presentsWithGesture`.
        """
    static let availability = Availability.always
    static let direction = Field.text("direction", .swipeDirection)
    static let fields = list(direction)
    static let example: OperationExample = ["direction": "up"]

    static func takes(
        _ operation: Operation, for target: ViewController, above container: ViewController
    ) throws(Interruption) -> Bool {
        try perform(operation, on: container)
        return true
    }

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.swipeContent(SwipeDirection(rawValue: operation[direction]) ?? .up)
    }
}
