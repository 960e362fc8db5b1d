enum SetOperation: ControllerOperation {
    static let group = OperationGroup.viewsAndProperties
    static let summary = "Set properties"
    static let description = """
        Sets properties by their Swift names, in the order given. A wrong name, type or value is a 400 with a
        JSON pointer.
        """
    static let availability = Availability.always
    static let values = Field.settings("values")
    /// Unlike other properties it may describe controllers that do not exist yet.
    static let viewControllers = Field.controllers("viewControllers", isRequired: false)
    static let fields = list(values, viewControllers)
    static let example: OperationExample = ["title": "Start", "hidesBottomBarWhenPushed": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        if operation[viewControllers] != nil {
            // The assignment is the call without animation. Source: doc-viewcontrollers-setter.
            var call = operation
            call.animated = false
            try SetViewControllersOperation.perform(call, on: target)
        }
        for assignment in operation[values] { try target.set(assignment) }
    }
}
