struct ReleaseOperation: OperationContent {
    static let kind = OperationKind.release
    static let group = OperationGroup.containment
    static let summary = "Drop the app's last reference"
    static let description = """
        The app lets go of a controller that it was given with `as`. It dies (`deinit`) as soon as nothing
        else holds it.
        """
    static let example: OperationExample = [:]
}
