enum PopToRootOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Pop to the root"
    static let description = """
        `popToRootViewController(animated:)`.
        """
    static let availability = Availability.always
    static let fields = list(animated)
    static let example: OperationExample = ["animated": false]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let navigation = try navigation(target, for: operation)
        guard try !navigation.isRefused("popToViewController:transition:") else { return }
        let popped = try navigation.popToRootViewController(animated: operation.animated)
        if popped.isEmpty, !navigation.isBusy {
            navigation.application.ignore(
                because: "nothing lies above the root of \(navigation.identity.label)")
        }
    }
}
