/// The updates that come between traits and layout: `updateProperties()`, and the configuration that stands
/// for content which is not there.
///
/// Source: app-events-traits.md 11.1, 11.3; WWDC 2025 session 243.
struct PendingUpdates: OptionSet {
    let rawValue: UInt8

    static let properties = PendingUpdates(rawValue: 1)
    static let contentUnavailableConfiguration = PendingUpdates(rawValue: 2)
}

extension ViewController {
    /// Asks for an update in this turn's commit, or in the first one that finds the view in a window.
    func setNeedsUpdate(_ update: PendingUpdates) {
        pendingUpdates.insert(update)
        application.commit.update(self)
    }

    /// Asks again for what had to wait for an appearance.
    func returnToCommits() {
        if takeLayoutOnReturn() { setNeedsLayout() }
        if !pendingUpdates.isEmpty { application.commit.update(self) }
    }

    /// Asks for what a view's first appearance brings those whose classes override the methods.
    func setNeedsFirstUpdates() {
        if appClass.observes(.updateProperties), Callback.updateProperties.isKnown(to: application) {
            setNeedsUpdate(.properties)
        }
        if appClass.observes(.updateContentUnavailableConfiguration),
            Callback.updateContentUnavailableConfiguration.isKnown(to: application)
        {
            setNeedsUpdate(.contentUnavailableConfiguration)
        }
    }

    /// Sends what has been asked for, of a controller whose view is in a window.
    func update(_ updates: PendingUpdates = [.properties, .contentUnavailableConfiguration])
        throws(Interruption)
    {
        let due = pendingUpdates.intersection(updates)
        guard !due.isEmpty, isInWindow else { return }
        pendingUpdates.subtract(due)
        if due.contains(.properties) { try sendUpdateProperties() }
        if due.contains(.contentUnavailableConfiguration) {
            try send(
                .updateContentUnavailableConfiguration, .values([contentUnavailableConfigurationState]))
        }
    }

    /// What `updateContentUnavailableConfiguration(using:)` is given.
    var contentUnavailableConfigurationState: Value {
        let text = searchController.flatMap { $0.text.isEmpty ? nil : Value.string($0.text) } ?? .null
        return .object([.init("searchText", text)])
    }

    /// `updatePropertiesIfNeeded()`: updates this controller and those below it now.
    func updatePropertiesIfNeeded() throws(Interruption) {
        for controller in controllersBelow where application.controllers.contains(controller) {
            try controller.deliverMissedTraitChange()
            try controller.update(.properties)
        }
    }
}

extension Callback {
    fileprivate func isKnown(to application: Application) -> Bool {
        availability.holds(in: application.behavior)
    }
}
