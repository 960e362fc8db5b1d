enum AddChildOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Add a child controller"
    static let description = """
        `addChild(_:)`: calls `willMove(toParent:)` on the child by itself, but not `didMove`. A navigation
        controller has the child on the top of its stack from then on, and a tab bar controller one tab more.
        """
    static let availability = Availability.always
    static let fields = list(controller)
    static let example: OperationExample = ["controller": ["class": "MapViewController", "as": "map"]]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let child = try noted(operation.controller, on: target)
        try target.addChildFromOutside(child)
    }
}
