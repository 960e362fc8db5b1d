enum DismissMoviePlayerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Dismiss the movie player"
    static let description = """
        `dismissMoviePlayerViewControllerAnimated()`.
        """
    // Source: class reference iOS 10, dismissMoviePlayerViewControllerAnimated().
    static let availability = Availability.before(13)
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.dismissMoviePlayer()
    }
}
