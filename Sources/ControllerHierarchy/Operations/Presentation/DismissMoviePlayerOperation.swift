struct DismissMoviePlayerOperation: OperationContent {
    static let kind = OperationKind.dismissMoviePlayer
    static let group = OperationGroup.presentation
    static let summary = "Dismiss the movie player"
    static let description = """
        `dismissMoviePlayerViewControllerAnimated()`, in the versions that had it.
        """
    static let example: OperationExample = [:]
}
