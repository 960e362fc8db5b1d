struct PresentMoviePlayerOperation: OperationContent {
    static let kind = OperationKind.presentMoviePlayer
    static let group = OperationGroup.presentation
    static let summary = "Present a movie player"
    static let description = """
        `presentMoviePlayerViewControllerAnimated(_:)`, in the versions that had it.
        """
    static let example: OperationExample = [
        "controller": ["class": "MPMoviePlayerViewController", "as": "movie"]
    ]
}
