enum ResizeOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Resize the window"
    static let description = """
        The window gets another size, as in split screen and slide over on an iPad.
        """
    static let availability = Availability.whereHolds(.hasTraitCollections)
    static let width = Field.number("width", .extent)
    static let height = Field.number("height", .extent)
    static let fields = list(width, height)
    static let example: OperationExample = ["width": 507, "height": 768]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.resize(to: Size(width: operation[width], height: operation[height]))
    }
}
