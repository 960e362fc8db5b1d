struct RelaunchOperation: OperationContent {
    static let kind = OperationKind.relaunch
    static let group = OperationGroup.deviceAndApp
    static let summary = "Launch the app again"
    static let description = """
        Ends the app and launches it anew from the session's definition, also after a crash. With `restore` it
        gets what `encodeState` or the way into the background saved last, and `result.restored` says whether
        it took it. Saved state serves one launch; a crash throws it away. Labels are free again, ids go on.
        """
    static let example: OperationExample = ["restore": true]
}
