/// The controller hierarchy at one moment, as a value.
package struct HierarchyNode: Sendable {
    package var identity: Identity
    package var appearance: AppearanceState
    package var isViewLoaded: Bool
    /// Whether the view is in a window.
    package var isInWindow: Bool
    /// The name of the style in force when presented.
    package var presentationStyle: String?
    package var children: [HierarchyNode]
    /// What this controller presents.
    package var presented: [HierarchyNode]
}

/// The four states of a controller's view.
///
/// Source: class reference iOS 10, "Handling View-Related Notifications", figure 1.
package enum AppearanceState: String, Sendable, CaseIterable {
    case disappeared
    case appearing
    case appeared
    case disappearing
}

extension AppearanceState {
    /// The state in which a transition in this direction ends.
    var goal: AppearanceState {
        switch self {
        case .appearing, .appeared: .appeared
        case .disappearing, .disappeared: .disappeared
        }
    }
}
