enum DismissMoviePlayerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Dismiss the movie player"
    static let description = """
        `dismissMoviePlayerViewControllerAnimated()`, in the versions that had it.
        """
    static let since: Rule? = nil
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.dismissMoviePlayer()
    }
}
