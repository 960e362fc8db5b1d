enum RequestGeometryUpdateOperation: ControllerOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Request another orientation"
    static let description = """
        `UIWindowScene.requestGeometryUpdate(_:)`, iOS 16 and later, from this controller's scene.
        """
    static let since: Rule? = nil
    static let fields = list(orientation)
    static let example: OperationExample = ["to": "landscapeRight"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.requestGeometryUpdate(to: interfaceOrientation(operation))
    }
}
