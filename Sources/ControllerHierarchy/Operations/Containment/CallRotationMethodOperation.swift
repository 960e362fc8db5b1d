enum CallRotationMethodOperation: ControllerOperation {
    static let group = OperationGroup.containment
    static let summary = "Call a rotation callback directly"
    static let description = """
        The app calls `willRotate(to:duration:)` or one of its like itself, as a container does for its
        children where it forwards no rotation methods. `orientation` is the new one, for `didRotate` the old
        one.
        """
    static let availability = Availability.always
    static let method = Field.text("method", .rotationMethod)
    static let argument = Field.text("orientation", .orientation)
    static let duration = Field.optionalNumber("duration", .seconds)
    static let fields = list(method, argument, duration)
    static let example: OperationExample = ["method": "willRotate", "orientation": "landscapeLeft"]

    /// The callbacks that the app may call so.
    static let callbacks: [Callback] = [.willRotate, .willAnimateRotation, .didRotate]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        guard let callback = callbacks.first(where: { $0.names.label == operation[method] }) else {
            throw .error(.invalidArgument(field: "method", reason: "it is no callback of a rotation"))
        }
        let orientation = Value.string(operation[argument])
        let duration = Value.number(operation[duration] ?? SizeTransition.duration)
        try target.send(callback, .values(callback == .didRotate ? [orientation] : [orientation, duration]))
    }
}
