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

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let orientation = Value.string(operation[argument])
        let duration = Value.number(operation[duration] ?? SizeTransition.duration)
        switch operation[method] {
        case Callback.didRotate.names.label: try target.send(.didRotate, .values([orientation]))
        case Callback.willRotate.names.label:
            try target.send(.willRotate, .values([orientation, duration]))
        default: try target.send(.willAnimateRotation, .values([orientation, duration]))
        }
    }
}
