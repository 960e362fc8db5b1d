enum AddSubviewOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Add another controller's view"
    static let description = """
        `view.addSubview(_:)` with the view of a controller; `into` names a controller whose view takes it
        instead of this one's.
        """
    static let availability = Availability.always
    static let host = Field.optionalExistingController("into")
    static let fields = list(controller, host)
    static let example: OperationExample = ["controller": ["class": "MapViewController", "as": "map"]]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let child = try noted(operation.controller, on: target)
        if case .existing("window")? = operation[host] { return try child.addViewToWindow() }
        let host = try operation[host].flatMap(target.application.resolve)
        try (host ?? target).addSubview(of: child)
    }
}
