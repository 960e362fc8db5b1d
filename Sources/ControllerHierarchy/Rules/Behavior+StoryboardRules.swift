extension Behavior {
    /// The rules about storyboards, segues and unwinding.
    static func storyboards(_ rule: Rule) -> Entry {
        switch rule {
        case .barsMoveLayoutGuides:
            Entry(
                .versions(7, before: 11),
                evidence: "nav-push-parent-callbacks-ios7, nav-pop-revealed-ios7, load-leave-classic")
        case .hasEmbedSegues: Entry(.from(6), evidence: "embed-needs-ios6")
        case .hasUnwindSegues: Entry(.from(6), evidence: "unwind-tn2298-process")
        case .asksShouldPerformSegue: Entry(.from(6), evidence: "segue-shouldPerform-only-controls")
        case .hasAdaptiveSegues:
            Entry(.from(8), evidence: "segue-show-semantics, segue-show-from-code-pushed-ios7")
        case .appsCreateArchivedControllers: Entry(.from(13), evidence: "segue-ibsegueaction-then-prepare")
        case .storyboardMessagesHaveCategories: Entry(.from(10), evidence: "warn-no-initial-vc")
        case .requiresRootAfterLaunch: Entry(.from(9), evidence: "warn-no-initial-vc")
        default: unwinding(rule)
        }
    }

    private static func unwinding(_ rule: Rule) -> Entry {
        switch rule {
        case .unwindSearchesAllowedChildren:
            Entry(.from(9), evidence: "unwind-cascade4-ios9, unwind-ios9-header-allowedChildren")
        case .unwindSearchesControllersOnce: Entry(.from(10), evidence: "unwind-cascade4-ios10")
        case .unwindAsksRealPresenter:
            Entry(
                .versions(8, before: 9),
                evidence: "unwind-ios8-skips-presenting-child, unwind-ios8-root-container-decides")
        case .unwindQuestionNamesSender:
            Entry(
                .from(13), evidence: "UIViewController reference, canPerformUnwindSegueAction(_:from:sender:)"
            )
        case .unwindLeavesFormSheets:
            Entry(
                .versions(6, before: 7),
                evidence: "unwind-bug-formsheet-nav-ios6, unwind-bug-split-formsheet-ios6")
        case .unwindLeavesContexts:
            Entry(.versions(7, before: 8), evidence: "unwind-bug-currentContext-nav-ios7")
        default: Entry(.versions(8, before: 9), evidence: "unwind-bug-popover-ios8")
        }
    }
}
