enum RequestGeometryUpdateOperation: ControllerOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Request another orientation"
    static let description = """
        `UIWindowScene.requestGeometryUpdate(_:)`, from this controller's scene.
        """
    static let availability = Availability.whereHolds(.remembersOrientations)
    static let fields = list(orientation)
    static let example: OperationExample = ["to": "landscapeRight"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.application.requestGeometryUpdate(to: interfaceOrientation(operation))
    }
}
