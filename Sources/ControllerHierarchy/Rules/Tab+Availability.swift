extension Tab {
    /// The versions that have a member which came after the class.
    ///
    /// Source: the references of the members.
    static func availability(of member: String) -> Availability {
        switch member {
        case "isEnabled": .versions(from: SystemVersion(18, 4), before: nil)
        case "isSidebarDestination", "automaticallyActivatesSearch": .from(26)
        default: Property.tabs.availability
        }
    }
}
