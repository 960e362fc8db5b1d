/// Plain properties: those that only hold what the app gave them.
extension ViewController {
    /// The value in force: the class's override, else what was set, else nil for UIKit's default.
    @inline(__always)
    func setting(_ property: Property) -> Value? {
        // Most controllers have few settings, and most classes override nothing.
        settings.isEmpty && !appClass.overridesAnything ? nil : valueInForce(of: property)
    }

    private func valueInForce(of property: Property) -> Value? {
        if appClass.overridesAnything, let overridden = appClass.answer(property) { return overridden }
        // By place: a search among the elements would copy each, and count what its value refers to.
        for index in settings.indices where settings[index].property == property {
            return settings[index].value
        }
        return nil
    }

    /// Carries out an assignment of the app's.
    ///
    /// - Throws: `invalidArgument` when the class has no such property, `notAvailable` when the version
    ///   has not.
    func set(_ assignment: PropertyAssignment) throws(Interruption) {
        switch assignment {
        case .value(let setting):
            try check(setting.property, setting.value)
            try set(setting.property, setting.value)
        case .delegate(let delegate):
            try check(delegate)
            application.noteDelegate(delegate?.written, delegate?.scripts)
            self.delegate = delegate
        case .presentationDelegate(let delegate):
            try check(delegate)
            application.noteDelegate(delegate?.written, delegate?.scripts)
            managedByPresentation.presentationDelegate = delegate
        case .transitioningDelegate(let delegate):
            try check(delegate)
            application.noteDelegate(nil, delegate?.scripts)
            transitioningDelegate = delegate
        }
        application.log.noteChange()
    }

    /// Gives a property a value, as the app's assignment does.
    ///
    /// - Throws: `invalidArgument` when UIKit has no setter for it.
    func set(_ property: Property, _ value: Value) throws(Interruption) {
        guard property.isSettable else {
            throw .error(.invalidArgument(field: property.rawValue, reason: "it cannot be set"))
        }
        if property == .isEditing, let editing = value.bool {
            return try setEditing(editing, animated: false)
        }
        try checkSetting(property)
        application.log.noteChange()
        if !property.isKeptAlone || changesTitleOfBar(property, value) {
            return try setWithConsequences(property, value)
        }
        store(property, value)
        try didSet(property, value)
    }

    /// Gives a property that is more than a value to keep another value.
    @inline(never)
    private func setWithConsequences(_ property: Property, _ value: Value) throws(Interruption) {
        if property == .view { return try setView(value) }
        if property == .searchController { return try setSearchController(value) }
        if try setTraits(property, value) { return }
        if setOfPresentation(property, value) || setRestorable(property, value) { return }
        let isNew = property == .preferredContentSize && self.value(of: property) != value
        let isOlderName = property == .isModalInPopover && isModalityRenamed
        let changesMargins =
            property == .viewRespectsSystemMinimumLayoutMargins && self.value(of: property) != value
        if property == .navigationBar || property == .navigationItem {
            try followSafeArea { () throws(Interruption) in
                self.layOutAround { self.store(property, value) }
            }
        } else if property.movesViews {
            layOutAround { store(property, value) }
        } else if property == .additionalSafeAreaInsets {
            try followSafeArea { () throws(Interruption) in self.store(property, value) }
        } else {
            store(isOlderName ? .isModalInPresentation : property, value)
        }
        if property == .canDisplayBannerAds { bannerAdsDidChange() }
        if property == .interstitialPresentationPolicy, value.string != "none" {
            application.interstitials.isFetching = true
        }
        try didSet(property, value)
        if isNew { try preferredContentSizeDidChange() }
        if changesMargins { try minimumMarginsDidChange() }
    }

    /// Whether a navigation bar around the controller may become higher or lower by what its item says now.
    private func changesTitleOfBar(_ property: Property, _ value: Value) -> Bool {
        property == .navigationItem && value["largeTitleDisplayMode"] != nil && parent?.isStack ?? false
    }

    func store(_ name: Property, _ value: Value) {
        let property = name.current
        if !appClass.overridesAnything || appClass.answer(property) == nil {
            noteStyle(property, value)
        }
        // A title that it has already changes nothing. Source: rns-new-tab-item-has-no-title-ios26.
        if property == .title, setting(.title) ?? .null != value {
            retitleItems([.navigationItem, .tabBarItem], value)
            if let parent, parent.isStack, parent.members.first === self { parent.store(.title, value) }
        }
        switch property {
        case .navigationItem: keep(property, barItem(property, with: value.withTitlesOfActions))
        case .tabBarItem: keep(property, barItem(property, with: value))
        case .toolbarItems: keep(property, value.withTitlesOfActions)
        // One object each as long as the controller lives, whose members an app sets one by one.
        case .searchBar, .interactivePopGestureRecognizer, .interactiveContentPopGestureRecognizer,
            .contentScrollView, .navigationBar:
            keep(property, value.changing(setting(property)))
        default:
            if property.decidesOnStatusBar { application.hasDecidedOnStatusBar = true }
            keep(property, value)
        }
    }

    /// Keeps a title without a look at the bar items, which stay as they are.
    func keepTitle(_ title: Value) { keep(.title, title) }

    private func keep(_ property: Property, _ value: Value) {
        for index in settings.indices where settings[index].property == property {
            return settings[index].value = value
        }
        let setting = ControllerDescription.PropertySetting(property, value)
        // As a rule it is the only one; to let an empty array grow costs twice as much as to make one.
        if settings.capacity == 0 { settings = [setting] } else { settings.append(setting) }
    }

    /// Takes the styles that the class overrides.
    func noteStylesOfClass() {
        for property in [Property.modalPresentationStyle, .modalTransitionStyle, .preferredTransition] {
            if let value = appClass.answer(property) { noteStyle(property, value) }
        }
    }

    /// Keeps the styles, which every presentation asks for, in their own type.
    func noteStyle(_ property: Property, _ value: Value) {
        switch property {
        case .modalPresentationStyle:
            if case .string(let name) = value {
                modalPresentationStyle = ModalPresentationStyle(name: name) ?? .automatic
            } else if case .number = value {
                // A number that is no constant's, from an archive: no presentation controller goes with it.
                modalPresentationStyle = .none
            }
        case .modalTransitionStyle, .preferredTransition:
            guard case .string(let name) = value else { return }
            // A preferred transition goes first. Source: preferred-transition-partial-curl.
            if property == .modalTransitionStyle, setting(.preferredTransition) != nil { return }
            modalTransitionStyle = ModalTransitionStyle(rawValue: name) ?? .coverVertical
        default: break
        }
    }

    /// Adding editing behaviors: `setEditing(_:animated:)` is sent for every way of changing `isEditing`.
    ///
    /// Source: lifecycle-rotation.md 1.10.
    func setEditing(_ editing: Bool, animated: Bool) throws(Interruption) {
        try send(.setEditing, .values([.bool(editing), .bool(animated)])) { () throws(Interruption) in
            store(.isEditing, .bool(editing))
        }
    }

    /// The tap on the button that `editButtonItem` returns.
    func tapEditButton() throws(Interruption) {
        try setEditing(!(setting(.isEditing)?.bool ?? false), animated: true)
    }
}
