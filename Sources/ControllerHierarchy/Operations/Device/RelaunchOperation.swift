enum RelaunchOperation: OutsideOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Launch the app again"
    static let description = """
        Ends the app and launches it anew from the session's definition, also after a crash. With `restore`
        it gets what `encodeState` or the way into the background saved last, and `result.restored` says
        whether it took it. Saved state serves one launch; a crash throws it away. Labels are free again, ids
        go on. With `launchedBy`, one operation such as `openURL`, the system launches the app for that. In
        the background the system may ask for a scene or not (`withoutScene`), which then connects when the
        user opens the app.
        """
    static let availability = Availability.always
    static let restore = Field.flag("restore", "Whether the app gets what was saved last.")
    static let background = Field.optionalText("background", .backgroundLaunch)
    static let launchedBy = Field.operations("launchedBy")
    static let withoutScene = Field.flag(
        "withoutScene", "Whether an app launched in the background gets no scene until the user opens it.")
    static let fields = list(restore, background, launchedBy, withoutScene)
    static let example: OperationExample = ["restore": true]
    static let effect = "ends the app"

    /// The run that follows is another application: see ``Application/relaunched(by:from:make:)``.
    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try call(operation, in: application)
    }
}

extension Application {
    /// Makes and launches the next run of the app.
    ///
    /// - Parameters:
    ///   - operation: `relaunch`, with or without what was saved.
    ///   - definition: The same that this run was made from.
    ///   - make: Creates the app.
    /// - Returns: the new run with the events of its launch; this one is not to be used any longer.
    package func relaunched(
        by operation: Operation, from definition: ApplicationDefinition,
        make: (ApplicationDefinition, PreviousRun) throws(OperationError) -> Application
    ) throws(OperationError) -> (Application, OperationOutcome) {
        let previous = remains
        var definition = definition
        // The session's own archive was for its first launch.
        definition.savedState = nil
        definition.launchedBy = operation[RelaunchOperation.launchedBy] ?? []
        let background = operation[RelaunchOperation.background].flatMap(BackgroundLaunch.init)
        let isWithoutScene = operation[RelaunchOperation.withoutScene]
        if isWithoutScene, background == nil || !usesScenes {
            throw .invalidArgument(
                field: RelaunchOperation.withoutScene.specification.field.rawValue,
                reason: "it is for launches in the background of an app with scenes")
        }
        let next = try make(definition, previous)
        var archive = operation[RelaunchOperation.restore] ? previous.savedState : nil
        if background == .locked || isWithoutScene {
            next.savedState.keep(previous.savedState)
            archive = nil
        }
        var outcome = try next.running(operation) { () throws(OperationError) in
            try next.launch(
                restoring: archive, inBackground: background, connectsScene: !isWithoutScene)
        }
        if operation[RelaunchOperation.restore], archive == nil {
            outcome.result.append(.init("restored", .bool(false)))
        }
        return (next, outcome)
    }
}
