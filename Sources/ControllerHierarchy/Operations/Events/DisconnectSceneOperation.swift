enum DisconnectSceneOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Disconnect a scene to save memory"
    static let description = """
        The system takes a scene in the background out of memory. Its controllers are let go of without a
        word; its session stays, and `activateScene` connects it again. Ignored for a scene in front.
        """
    static let availability = Availability.whereHolds(.hasScenes)
    static let fields = list(ActivateSceneOperation.scene)
    static let example: OperationExample = ["scene": "second"]
    static let effect = "is the system's"

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let name = operation[ActivateSceneOperation.scene] ?? application.scenes.main.name
        try application.inTurn { () throws(Interruption) in try application.disconnectScene(named: name) }
    }
}
