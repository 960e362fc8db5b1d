/// What few controllers have: traits given to them, and registrations for changes of their traits.
final class TraitSettings {
    /// `traitOverrides` of the controller's own presentation controller.
    var ofPresentation: [Value.Member] = []
    /// What `setOverrideTraitCollection(_:forChild:)` of the parent has given.
    var ofParent: [Value.Member] = []
    /// `traitOverrides`.
    var own: [Value.Member] = []
    /// `overrideUserInterfaceStyle`; nil for unspecified.
    var style: String?
    /// In the order in which the app has registered.
    var registrations: [TraitRegistration] = []
    /// Whether `updateProperties()` has read the traits when it was sent last.
    fileprivate(set) var areReadByProperties = false

    /// All that is overridden in the controller's place, what it says itself last.
    ///
    /// Source: WWDC 2023 session 10057: traits go from the scene by the window and the presentation
    /// controller to the controller.
    var overrides: [Value.Member] {
        ofParent
            + (style.map { [.init(Trait.userInterfaceStyle.rawValue, .string($0))] } ?? []) + own
    }
}

/// What `registerForTraitChanges` has made.
final class TraitRegistration {
    /// By which the app ends it.
    let name: String?
    let traits: [Trait]
    /// Those of the app's own.
    let custom: [String]
    /// The selector of the target's method; nil where the registration has a handler.
    let action: String?
    let handler: [Operation]
    /// Whose method the action is; nil for the controller that has registered.
    ///
    /// It is not held.
    weak var actionTarget: ViewController?
    /// Whether the method is another one's.
    let hasActionTarget: Bool

    init(
        name: String?, traits: [Trait], custom: [String], action: String?, handler: [Operation],
        actionTarget: ViewController? = nil
    ) {
        self.actionTarget = actionTarget
        hasActionTarget = actionTarget != nil
        self.name = name
        self.traits = traits
        self.custom = custom
        self.action = action
        self.handler = handler
    }

    /// Whether one of its traits differs between two collections.
    func concerns(_ old: TraitCollection, _ new: TraitCollection) -> Bool {
        traits.contains { old[$0] != new[$0] } || custom.contains { old[custom: $0] != new[custom: $0] }
    }
}

extension ViewController {
    /// The settings, made when the first of them is.
    private var settingsOfTraits: TraitSettings {
        if let traitSettings { return traitSettings }
        let settings = TraitSettings()
        traitSettings = settings
        return settings
    }

    /// Gives a child other traits than the container's own.
    ///
    /// The child hears of it inside the call before iOS 17, and before the next layout from then on.
    ///
    /// Source: split-override-traits; app-events-traits.md 9.6.
    func setOverrideTraits(_ traits: Value, for child: ViewController) throws(Interruption) {
        guard child.parent === self else {
            throw .error(
                .invalidArgument(
                    field: "child", reason: "\(child.identity.label) is no child of \(identity.label)"))
        }
        let behavior = application.behavior
        let members = traits == .null ? [] : try TraitCollection.members(traits, in: application)
        let told = child.window == nil ? [] : child.shownHierarchy
        let work = { () throws(Interruption) in
            child.settingsOfTraits.ofParent = members
            try child.adaptToSizeClass()
        }
        guard !behavior.holds(.traitsFollowViews) else {
            return try application.changeTraits(of: told, work)
        }
        let before = told.map { ($0, $0.traits(in: $0.windowEnvironment)) }
        try work()
        for (controller, old) in before where application.controllers.contains(controller) {
            guard controller.traits(in: controller.windowEnvironment) != old else { continue }
            try controller.tellOfTraitChange(from: old)
        }
    }

    /// Gives this controller another parent, or none, as the app does or a container.
    ///
    /// Before iOS 17 its traits change with that. Where its view is in the window it adapts, and all below it
    /// hear of that before the next layout.
    ///
    /// Source: WWDC 2023 session 10057.
    func changeParent(_ work: () throws(Interruption) -> Void) throws(Interruption) {
        guard window != nil, !application.behavior.holds(.traitsFollowViews) else { return try work() }
        try application.changeTraits(of: withDescendants, andCovered: []) { () throws(Interruption) in
            try work()
            if application.controllers.contains(self), window != nil { try adaptToSizeClass() }
        }
    }

    /// This controller and all below it, a parent before its children.
    var withDescendants: [ViewController] { [self] + children.flatMap(\.withDescendants) }

    /// Sets `overrideUserInterfaceStyle` or `traitOverrides`.
    ///
    /// - Returns: whether it is one of them.
    func setTraits(_ property: Property, _ value: Value) throws(Interruption) -> Bool {
        switch property {
        case .overrideUserInterfaceStyle:
            let style = value.string == "unspecified" ? nil : value.string
            try changeOwnTraits { () throws(Interruption) in
                try application.changeTraits(of: controllersBelow) { () throws(Interruption) in
                    settingsOfTraits.style = style
                }
            }
        case .traitOverrides:
            let members = try overrides(value, property)
            let known = traits(in: windowEnvironment)
            let tellsAtOnce = hearsOfTraitsAtOnce && members.contains { !settingsOfTraits.own.contains($0) }
            try changeOwnTraits { () throws(Interruption) in
                try application.changeTraits(of: controllersBelow) { () throws(Interruption) in
                    settingsOfTraits.own = members
                    try adaptToSizeClass()
                }
            }
            if tellsAtOnce, traits(in: windowEnvironment) != known { try tellOfTraitChange(from: known) }
        case .presentationTraitOverrides:
            let members = try overrides(value, property)
            let presented = managedByPresentation
            try application.changeTraits(of: presented.controllersBelow) { () throws(Interruption) in
                presented.settingsOfTraits.ofPresentation = members
                try presented.adaptToSizeClass()
            }
        default: return false
        }
        return true
    }

    /// Whether an override that is set is told at once, as to a controller that was never in a window; one
    /// that is taken away is not.
    ///
    /// Source: xamarin-trait-overrides-counted-ios17.
    private var hearsOfTraitsAtOnce: Bool {
        isViewLoaded && window == nil && !hasEnteredWindow
    }

    /// Reads an object of overrides; null overrides nothing.
    private func overrides(_ value: Value, _ property: Property) throws(Interruption) -> [Value.Member] {
        guard case .object(let given) = value else { return [] }
        return try TraitCollection.members(
            .object(given.filter { $0.value != .null }), field: property.rawValue, in: application)
    }

    /// The presentation controller has gone, and its overrides with it.
    ///
    /// Source: containers-today.md 2.1: each presentation has a presentation controller of its own.
    func leavePresentationTraits() {
        guard let settings = traitSettings, !settings.ofPresentation.isEmpty else { return }
        settings.ofPresentation = []
    }

    // MARK: Tracking

    /// Sends `updateProperties()`, and notes whether it reads the traits.
    func sendUpdateProperties() throws(Interruption) {
        traitSettings?.areReadByProperties = false
        // It may ask another controller to update at once.
        let outer = application.updatingProperties
        application.updatingProperties = self
        defer { application.updatingProperties = outer }
        try send(.updateProperties)
    }

    /// Notes that the app's code reads the traits.
    func noteReadTraits() {
        if application.updatingProperties === self { settingsOfTraits.areReadByProperties = true }
    }

    /// Asks for an update by a method that has read the traits, which are others now.
    ///
    /// Source: UIViewController reference, updateProperties() (automatic trait tracking).
    func updateReaderOfTraits() {
        if traitSettings?.areReadByProperties ?? false { setNeedsUpdate(.properties) }
    }

    // MARK: Registrations

    /// `registerForTraitChanges`.
    func register(_ registration: TraitRegistration) { settingsOfTraits.registrations.append(registration) }

    /// `unregisterForTraitChanges(_:)`.
    ///
    /// - Returns: whether there was one of that name.
    func unregisterForTraitChanges(_ name: String) -> Bool {
        let count = traitSettings?.registrations.count ?? 0
        traitSettings?.registrations.removeAll { $0.name == name }
        return traitSettings?.registrations.count ?? 0 < count
    }
}
