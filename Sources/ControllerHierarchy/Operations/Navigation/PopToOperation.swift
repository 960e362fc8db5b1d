enum PopToOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Pop to a controller of the stack"
    static let description = """
        `popToViewController(_:animated:)`.
        """
    static let availability = Availability.always
    static let fields = list(existingController, animated)
    static let example: OperationExample = ["controller": "home"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let navigation = try navigation(target, for: operation)
        let controller = try navigation.application.require(operation.controller, field: "controller")
        guard try !navigation.isRefused("popToViewController:transition:") else { return }
        let popped = try navigation.popToViewController(controller, animated: operation.animated)
        if popped.isEmpty, !navigation.isBusy {
            navigation.application.ignore(because: "nothing lies above \(controller.identity.label)")
        }
    }
}
