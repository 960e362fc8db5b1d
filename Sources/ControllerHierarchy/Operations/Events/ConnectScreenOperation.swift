enum ConnectScreenOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Connect an external display"
    static let description = """
        A display is plugged in, or mirrored to. An app without scenes is notified of the screen
        (`UIScreen.didConnectNotification`) and puts a window on it; one with scenes gets another scene, with
        `controller` as the root that its delegate makes, else with the main storyboard's.
        """
    static let availability = Availability.always
    static let name = Field.text("as", .newSceneName)
    static let root = Field.controller(.controller, isRequired: false)
    static let fields = list(name, root)
    static let example: OperationExample = ["as": "display"]
    static let effect = "is the user's"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.inTurn { () throws(Interruption) in
            try application.connectScreen(.init(name: operation[name], controller: operation[root]))
        }
    }
}
