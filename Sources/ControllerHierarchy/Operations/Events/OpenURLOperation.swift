enum OpenURLOperation: ExternalEventOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Open a URL with the app"
    static let description = """
        Another app or a link opens a URL of the app's scheme, or a document. The app comes to the front, and
        the newest of the methods that its delegate has is called, or the scene's. An app that is active, as
        one that opens a URL of its own, is inactive meanwhile, or hears of it at once if it has scenes. The
        delegate's scripts of that method say what the app does.
        """
    static let availability = Availability.always
    static let url = Field.text("url", .url)
    static let fields = list(url)
    static let example: OperationExample = ["url": "example://item/7"]

    static func event(_ operation: Operation) -> ExternalEvent { .url(operation[url]) }
}
