extension Behavior {
    /// The rules on rotation, traits, snapshots and bars.
    static func rotation(_ rule: Rule) -> Entry {
        switch rule {
        case .asksForEachOrientation:
            Entry(.before(6), evidence: "launch-ipad-landscape-ios5, rot5-ask-all-tabs, rot-default-4-5-vs-6")
        case .asksShouldAutorotate:
            Entry(.versions(6, before: 16), evidence: "rot-who-is-asked, rot-16-needsupdate")
        case .turnsToPortraitUnasked: Entry(.versions(8, before: 9), evidence: "rot-portrait-unasked-ios8")
        case .remembersOrientations: Entry(.from(16), evidence: "rot-16-needsupdate")
        case .orientationCanBeLocked: Entry(.from(26), evidence: "doc-locked-26")
        case .padsMultitask: Entry(.from(9), evidence: "rot-multitasking-masks-ignored")
        case .overFullScreenDecides:
            Entry(.from(13), evidence: "orientation-fullscreen-forced, orientation-status-bar-summary")
        case .containerDelegatesDecideOnOrientation:
            Entry(.from(7), evidence: "UINavigationControllerDelegate reference; lifecycle-rotation.md 1.6")
        case .raisesForDisjointOrientations:
            Entry(.versions(6, before: 13), evidence: "rot-mask-disjoint-12, rot-mask-disjoint-13")
        case .disjointOrientationsNameTheClass: Entry(.from(8), evidence: "rot-mask-disjoint-12")
        case .preferredOrientationMessageNamesBoth: Entry(.from(15), evidence: "rot-preferred-not-supported")
        case .asksPreferredOrientationOnReturn:
            Entry(.versions(6, before: 8), evidence: "orientation-asked-on-dismiss-ios7")
        case .turnsBackAfterDismissal:
            Entry(.versions(8, before: 11), evidence: "op-presenter-vwt-mask-portrait")
        default: sizes(rule)
        }
    }

    private static func sizes(_ rule: Rule) -> Entry {
        switch rule {
        case .hasTraitCollections:
            Entry(.from(8), evidence: "rot-tcdc-vs-vwt-doc, rot-nav-layout-after-transitions, rot6-doc-order")
        case .coveredMembersHearOfFirstResize:
            Entry(.versions(9, before: 11), evidence: "rot-nav-resize-two, rot-offscreen-then-return")
        case .coveredPresentersHearOfSize:
            Entry(.versions(8, before: 11), evidence: "op-presenter-vwt-mask-portrait")
        case .launchesAsHeld:
            Entry(.from(11), evidence: "launch-landscape-held-ios11, launch-plist-landscape-first-ios15")
        case .launchesInFirstListedOrientation:
            Entry(.versions(8, before: 9), evidence: "launch-plist-landscape-first-ios8")
        case .turnsAfterLaunch: Entry(.versions(9, before: 11), evidence: "launch-landscape-held-ios9-10")
        case .entersWindowBeforeForcedTurn:
            Entry(
                .versions(8, before: 9),
                evidence: "launch-vc-landscape-only-ios8, launch-vc-landscape-only-ios9-10")
        case .forcedTurnSendsTraitChange:
            Entry(
                .versions(8, before: 9), .from(15),
                evidence: "launch-vc-landscape-only-ios8, launch-vc-landscape-only-ios13, "
                    + "launch-vc-landscape-only-ios15")
        case .forcedTurnLaysOutTwice:
            Entry(.from(15), evidence: "launch-vc-landscape-only-ios15, launch-vc-landscape-only-ios13")
        case .stackMembersAreToldOfTraitsAtLaunch:
            Entry(.versions(13, before: 14), evidence: "launch-trait-counts-sizetest")
        default: bars(rule)
        }
    }

    private static func bars(_ rule: Rule) -> Entry {
        switch rule {
        case .styleChangesLayOut: Entry(.from(13), evidence: "on-background-layout-ios17")
        case .snapshotsBothSizes: Entry(.from(9), evidence: "lifecycle-rotation.md 1.8")
        case .snapshotsBothStyles: Entry(.from(13), evidence: "bg-style-flip-13, bg-tcdc-18")
        case .snapshotsCollapseSplitViews: Entry(.from(18), evidence: "on-split-background-collapse-expand")
        case .controllersDecideOnStatusBar: Entry(.from(7), evidence: "status-doc-walk, status-nav-asks")
        case .asksAboutExtendedLayout:
            Entry(
                .versions(7, before: 10),
                evidence: "nav-push-parent-callbacks-ios7, load-order-push-segue-classic")
        case .supportsPeek: Entry(.versions(9, before: 13), evidence: "peek-api-doc, peek-cancel")
        case .controllersHaveKeyCommands:
            Entry(.from(9), evidence: "UIViewController reference, addKeyCommand(_:)")
        case .supportsInteractivePop: Entry(.from(7), evidence: "nav-swipe-complete-ios7")
        default: lifeOfApp(rule)
        }
    }
}
