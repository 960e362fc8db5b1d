enum ResizeOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Resize the window"
    static let description = """
        The window gets another size, as in split screen and slide over on an iPad: that of a scene in front,
        or of the main one. The windows of other scenes stay as they are. With `window` it is the one that the
        app has made besides by that name, to whose `frame` its code assigns.
        """
    static let availability = Availability.whereHolds(.hasTraitCollections)
    static let width = Field.number("width", .extent)
    static let height = Field.number("height", .extent)
    static let scene = Field.optionalText("scene", .sceneName)
    static let window = Field.optionalText("window", .windowName)
    static let fields = list(width, height, scene, window)
    static let example: OperationExample = ["width": 507, "height": 768]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let size = Size(width: operation[width], height: operation[height])
        if let name = operation[window], name != Window.mainName {
            guard operation[scene] == nil else {
                throw .error(
                    .invalidArgument(field: "scene", reason: "a window has a size of its own, or its scene's")
                )
            }
            return try application.resizeWindow(named: name, to: size)
        }
        let scene =
            try operation[scene].map { name throws(Interruption) in try application.findScene(name) }
            ?? application.scenes.main
        try application.resize(scene, to: size)
    }
}
