enum PopOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Pop the top controller"
    static let description = """
        `popViewController(animated:)`. The root cannot be popped: that is ignored.
        """
    static let availability = Availability.always
    static let fields = list(animated)
    static let example: OperationExample = ["animated": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let navigation = try navigation(target, for: operation)
        guard try !navigation.isRefused("popViewControllerAnimated:") else { return }
        let count = navigation.viewControllers.count
        let popped = try navigation.popViewController(animated: operation.animated)
        if popped == nil, count < 2 {
            navigation.application.ignore(
                because: "nothing lies above the root of \(navigation.identity.label)")
        }
        navigation.application.note("controller", popped)
    }
}
