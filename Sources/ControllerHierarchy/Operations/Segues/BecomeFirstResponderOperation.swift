enum BecomeFirstResponderOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Become the first responder"
    static let description = """
        `becomeFirstResponder()`.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.becomeFirstResponder()
    }
}
