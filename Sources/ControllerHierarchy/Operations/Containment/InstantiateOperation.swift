enum InstantiateOperation: SessionOperation {
    static let group = OperationGroup.containment
    static let summary = "Create a controller without attaching it"
    static let description = """
        Creates a controller that the app holds. The same as `POST …/controllers`.
        """
    static let availability = Availability.always
    static let fields = list(controller)
    static let example: OperationExample = ["controller": ["class": "DetailViewController", "as": "detail"]]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let controller = try application.require(operation.controller, field: "controller")
        if !controller.isHeldByApp {
            controller.isHeldByApp = true
            controller.addOwner()
        }
        application.note("controller", controller)
    }
}
