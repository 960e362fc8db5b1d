enum DismissModalViewControllerOperation: ControllerOperation {
    static let group = OperationGroup.presentation
    static let summary = "Dismiss by the method of iOS 2"
    static let description = """
        `dismissModalViewControllerAnimated:`, which iOS 6 deprecated: a dismissal without a completion. Swift
        does not have it.
        """
    // Source: class reference iOS 6, "Deprecated in iOS 6.0"; the method is still there.
    static let availability = Availability.always
    static let fields = list(animated)
    static let example: OperationExample = ["animated": true]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.dismiss(animated: operation.animated, completion: .none)
    }
}
