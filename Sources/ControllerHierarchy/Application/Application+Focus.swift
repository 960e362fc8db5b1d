/// Moving the focus: who is asked where it goes, who allows it and who is told.
///
/// On iOS there is a focus on iPads with a keyboard alone, from 15 on. Source: UIFocusEnvironment reference
/// (shouldUpdateFocus of everybody who contains the old item or the new one, then didUpdateFocus of the same,
/// upwards); app-events-traits.md section 13; an engineer of Apple's in forum 711072 on focus that waits.
extension Application {
    /// Whether the user can see a focus.
    private var hasFocusSystem: Bool {
        device.idiom == .pad && windows.keyboard.hasHardware && life.isActive
            && Property.focusGroupIdentifier.availability.holds(in: behavior)
    }

    /// The user's key that moves the focus.
    ///
    /// - Parameter label: The control that it comes to; nil for the one that the controller prefers.
    func moveFocus(to label: String?, of controller: ViewController) throws(Interruption) {
        guard hasFocusSystem, controller.isOnScreen, controller.isReachable() else {
            return ignore(because: unfocusedReason(controller))
        }
        guard let label else {
            guard let item = try controller.preferredFocusItem(), try updateFocus(to: item) else {
                return ignore(because: "the focus stays where it is")
            }
            return
        }
        guard let item = controller.focusItem(named: label) else {
            throw .error(
                .invalidArgument(
                    field: "control",
                    reason: "\(controller.identity.label) has no control \(label) that is enabled"))
        }
        if try !updateFocus(to: item) { ignore(because: "the focus stays where it is") }
    }

    /// Why the focus cannot come to a controller.
    private func unfocusedReason(_ controller: ViewController) -> String {
        guard device.idiom == .pad else { return "the device has no focus system" }
        guard windows.keyboard.hasHardware else { return "no hardware keyboard is attached" }
        return controller.obstacle() ?? "the view of \(controller.identity.label) is not on the screen"
    }

    /// `setNeedsFocusUpdate()`, which means nothing to an environment that does not contain the focus.
    func requestFocusUpdate(to environment: ViewController) {
        guard let item = windows.focus.item, item.environments.contains(where: { $0 === environment }) else {
            return ignore(because: "\(environment.identity.label) does not contain the focus")
        }
        if windows.focus.requested == nil { runLoop.scheduleAfterCommit(.updateFocus) }
        windows.focus.request(environment)
    }

    /// Carries out the update that an environment has asked for.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    func updateFocusIfNeeded() throws(Interruption) -> Bool {
        guard let environment = windows.focus.takeRequest() else { return false }
        if let item = try environment.preferredFocusItem() { try updateFocus(to: item) }
        return true
    }

    /// - Returns: whether everybody has allowed it.
    @discardableResult
    private func updateFocus(to next: FocusItem) throws(Interruption) -> Bool {
        let previous = windows.focus.item
        guard !next.isSame(as: previous) else { return false }
        let told = environments(of: previous, next)
        let values = arguments(previous, next)
        for environment in told {
            let allows = environment.appClass.answer(\.shouldUpdateFocus) ?? true
            guard try environment.ask(.shouldUpdateFocus, values, answer: allows) else { return false }
        }
        windows.focus.move(to: next)
        try tell(told, values)
        return true
    }

    /// Those that contain one of the items, the common ones once and last.
    private func environments(of previous: FocusItem?, _ next: FocusItem?) -> [ViewController] {
        let old = previous?.environments ?? []
        let new = next?.environments ?? []
        let isCommon = { (controller: ViewController) in
            old.contains { $0 === controller } && new.contains { $0 === controller }
        }
        return old.filter { !isCommon($0) } + new.filter { !isCommon($0) } + old.filter(isCommon)
    }

    private func arguments(_ previous: FocusItem?, _ next: FocusItem?) -> [Value] {
        let items = [previous, next].map { item in item.map { Value.string($0.label) } ?? .null }
        return [
            .object([.init("previouslyFocusedItem", items[0]), .init("nextFocusedItem", items[1])])
        ]
    }

    private func tell(_ environments: [ViewController], _ values: [Value]) throws(Interruption) {
        for environment in environments where controllers.contains(environment) {
            try environment.send(.didUpdateFocus, .values(values))
        }
    }

    /// Follows a change of what is in view: focus waits where its item leaves or is covered, and is on it
    /// again when it is back, unless the controller does not want that.
    func followFocus(isCovered: Bool) throws(Interruption) {
        guard windows.focus.followsViews else { return }
        if let item = windows.focus.item, isCovered || item.controller.appearance.goal == .disappeared {
            windows.focus.deferFocus()
            try tell(item.environments, arguments(item, nil))
        }
        guard !isCovered, hasFocusSystem, windows.focus.item == nil else { return }
        let item = windows.focus.returning {
            let isBack =
                $0.appearance.goal == .appeared && $0.nearestAncestor { $0.presentation != nil } == nil
            return isBack && ($0.setting(.restoresFocusAfterTransition)?.bool ?? true)
        }
        if let item { try updateFocus(to: item) }
    }
}

extension ViewController {
    /// The item to which the controller directs the focus: the first of what it prefers that can have it,
    /// else the first of its own or of what it shows.
    ///
    /// Source: UIFocusEnvironment reference, `preferredFocusEnvironments`.
    func preferredFocusItem() throws(Interruption) -> FocusItem? {
        let own = value(of: .preferredFocusEnvironments)
        let answer = try ask(.preferredFocusEnvironments, answer: own == .null ? .array([]) : own)
        for name in answer.array?.compactMap(\.string) ?? [] {
            if let item = focusItem(named: name) { return item }
            let child = application.controllers.find(name).flatMap { $0.parent === self ? $0 : nil }
            if let child, child.isOnScreen, let item = try child.preferredFocusItem() { return item }
        }
        if let made = controlsMadeInCode.first(where: { $0.isInView && $0.isEnabled })?.label {
            return FocusItem(controller: self, label: made)
        }
        for child in shownChildren {
            if let item = try child.preferredFocusItem() { return item }
        }
        return nil
    }

    /// The control of that name, if it is in the window and enabled.
    func focusItem(named name: String) -> FocusItem? {
        let all = controlsMadeInCode + (window == nil ? [] : controls)
        let found = all.first { $0.isEnabled && $0.isInView && ($0.objectID == name || $0.label == name) }
        return found.map { FocusItem(controller: self, label: $0.label ?? $0.objectID) }
    }
}
