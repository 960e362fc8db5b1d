/// The chapters in which operations are told.
package enum OperationGroup: String, Sendable, CaseIterable {
    case presentation = "Presentation"
    case navigation = "Navigation"
    case containment = "Containment"
    case tabSplitAndPage = "Containers"
    case seguesAndActions = "Segues and actions"
    case viewsAndProperties = "Views and properties"
    case deviceAndApp = "Device and app"

    /// What the operations of the group have in common.
    package var description: String {
        switch self {
        case .presentation: "Operations that present and dismiss."
        case .navigation: "Operations on navigation controllers."
        case .containment: "Operations of custom container view controllers."
        case .tabSplitAndPage: "Operations on tab bar, split view and page view controllers."
        case .seguesAndActions: "Operations that start from a storyboard, a control or a key."
        case .viewsAndProperties: "Operations on a controller's view and properties."
        case .deviceAndApp: "Operations of the device, the window, the clock and the app."
        }
    }
}
