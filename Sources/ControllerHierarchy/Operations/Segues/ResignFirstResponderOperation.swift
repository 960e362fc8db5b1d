enum ResignFirstResponderOperation: ControllerOperation {
    static let group = OperationGroup.seguesAndActions
    static let summary = "Resign the first responder"
    static let description = """
        `resignFirstResponder()` of the controller, or of the text field that is edited in its view, which
        takes the keyboard away.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        try target.resignFirstResponder()
    }
}
