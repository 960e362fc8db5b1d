enum PresentMoviePlayerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Present a movie player"
    static let description = """
        `presentMoviePlayerViewControllerAnimated(_:)`.
        """
    // Source: class reference iOS 10, presentMoviePlayerViewControllerAnimated(_:).
    static let availability = Availability.before(13)
    static let player = Field.controller(.controller, isRequired: false)
    static let fields = list(player)
    static let example: OperationExample = [
        "controller": ["class": "MPMoviePlayerViewController", "as": "movie"]
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.presentMoviePlayer(operation[player])
    }
}
