extension Behavior {
    /// The rules on the app's life and its saved state.
    static func lifeOfApp(_ rule: Rule) -> Entry {
        switch rule {
        case .hasStateRestoration:
            Entry(.from(6), evidence: "class reference iOS 6, encodeRestorableStateWithCoder:")
        case .tellsOfFinishedRestoration: Entry(.from(7), evidence: "restore-finished-order")
        case .registersObjectsForRestoration: Entry(.from(7), evidence: "objects-registered")
        case .restoresStateSecurely: Entry(.from(13, 2), evidence: "warn-insecure-delegate-methods")
        case .showsSnapshotAtLaunch: Entry(.from(7), evidence: "snapshot-rules")
        case .hasScenes: Entry(.from(13), evidence: "scene-restore-activity-flow, launch-scene-order")
        case .windowsEmptyAtTermination: Entry(.before(11), evidence: "terminate-ios9, terminate-no-scenes")
        case .hasAppExtensions: Entry(.from(8), evidence: "class reference iOS 10, extensionContext")
        default: storyboards(rule)
        }
    }
}
