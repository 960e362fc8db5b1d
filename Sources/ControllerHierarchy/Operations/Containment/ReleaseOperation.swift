enum ReleaseOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Drop the app's last reference"
    static let description = """
        The app lets go of a controller that it was given with `as`. It dies (`deinit`) as soon as nothing
        else holds it.
        """
    static let availability = Availability.always
    static let fields = list()
    static let example: OperationExample = [:]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        guard target.isHeldByApp else {
            return target.application.ignore(because: "the app does not hold \(target.identity.label)")
        }
        target.isHeldByApp = false
        target.removeOwner()
    }
}
