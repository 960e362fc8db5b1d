enum CallAppearanceMethodOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Call an appearance callback directly"
    static let description = """
        The app calls `viewWillAppear(_:)` or one of its like itself, of which UIKit complains.
        """
    static let availability = Availability.always
    static let method = Field.text("method", .appearanceMethod)
    static let fields = list(method, animated)
    static let example: OperationExample = ["method": "viewWillAppear"]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.callAppearanceMethod(operation[method], animated: operation.animated)
    }
}
