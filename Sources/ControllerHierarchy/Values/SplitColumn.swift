/// `UISplitViewController.Column`.
package enum SplitColumn: String, Sendable, CaseIterable {
    case primary
    case supplementary
    case secondary
    /// A tree of its own, shown instead of the others while the split view controller is collapsed.
    case compact
    /// Beside the others on the far side, once the app shows it; from iOS 26 on.
    case inspector
}
