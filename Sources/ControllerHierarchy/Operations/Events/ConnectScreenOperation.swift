enum ConnectScreenOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Connect an external display"
    static let description = """
        A display is plugged in, or mirrored to. An app without scenes is notified of the screen
        (`UIScreen.didConnectNotification`) and puts a window on it; one with scenes gets another scene, with
        `controller` as the root that its delegate makes, else with the main storyboard's. Its window has the
        size `width` by `height`, else that of the main one, and does not turn with the device.
        """
    static let availability = Availability.always
    static let name = Field.text("as", .newSceneName)
    static let root = Field.controller(.controller, isRequired: false)
    static let width = Field.optionalNumber("width", .extent)
    static let height = Field.optionalNumber("height", .extent)
    static let fields = list(name, root, width, height)
    static let companions = [width.specification, height.specification]
    static let example: OperationExample = ["as": "display"]
    static let effect = "is the user's"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let (width, height) = (operation[width], operation[height])
        guard (width == nil) == (height == nil) else {
            throw .error(
                .invalidArgument(
                    field: width == nil ? "height" : "width", reason: "a size has width and height"))
        }
        var request = Application.SceneRequest(name: operation[name], controller: operation[root])
        if let width, let height { request.size = Size(width: width, height: height) }
        try application.inTurn { () throws(Interruption) in try application.connectScreen(request) }
    }
}
