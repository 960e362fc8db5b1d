/// Collapsing and expanding when the horizontal size class changes.
///
/// Source: lifecycle-rotation.md 1.12; navigation-containment.md, later evidence.
extension SplitViewController {
    /// Brings the arrangement in line with the size class, at once and without animation.
    func updateCollapse() throws(Interruption) {
        guard application.behavior.holds(.splitViewsCollapse), !isAdapting else { return }
        let isCompact = horizontalSizeClass == .compact
        guard isCompact != isCollapsed else { return }
        try whileAdapting { () throws(Interruption) in
            if isCompact {
                try self.hasColumns ? self.collapseColumns() : self.collapseClassic()
            } else {
                try self.hasColumns ? self.expandColumns() : self.expandClassic()
                // What it changes to later differs from this one. Source: split-hides-after-expanding.
                self.announcedDisplayMode = self.effectiveDisplayMode
            }
        }
        try application.record(
            .notification, target: identity,
            payload: .values([.string("UIViewControllerShowDetailTargetDidChange")]))
    }

    /// Runs work during which a child that leaves does not lose its column.
    func whileAdapting(_ work: () throws(Interruption) -> Void) throws(Interruption) {
        isAdapting = true
        do throws(Interruption) { try work() } catch {
            isAdapting = false
            throw error
        }
        isAdapting = false
        guard !isCollapsed else { return }
        // What the app has taken out meanwhile, such as when it loaded, is a column no more.
        for controller in shown where controller.parent !== self { try didLose(controller) }
    }

    // MARK: - The classic style

    private func collapseClassic() throws(Interruption) {
        try tellOfCollapsedMode()
        if tellsOfEachColumn { dropTaken(.secondary) }
        if let answer = try ask(.splitPrimaryForCollapsing, [], answering: delegate?.primaryForCollapsing) {
            try replace(.primary, with: answer)
        }
        if tellsOfEachColumn {
            try mount(.primary)
            telling.hasMounted = true
        }
        isCollapsed = true
        if let primary = columns[.primary] { try collapseSecondary(onto: primary) }
        // Source: probe-split-classic-phone-ios26.
        if tellsOfEachColumn { telling.end = .splitDidCollapse }
        if try !updateShown(), !isAboutToAppear { try tellOfEnd() }
    }

    /// Gives the secondary to the primary, unless the delegate says that it has dealt with it.
    ///
    /// Source: split-collapse-classic, split-collapse-delegate.
    func collapseSecondary(onto primary: ViewController) throws(Interruption) {
        guard let secondary = columns[.secondary] else { return }
        preservedSecondary = secondary
        telling.hasCollapsedDetail = true
        columns[.secondary] = nil
        var isHandled = false
        if let delegate {
            isHandled = try application.ask(
                .splitCollapseSecondary,
                [.controller(secondary.identity.label), .controller(primary.identity.label)],
                target: identity, answer: delegate.collapsesSecondary)
        }
        try tell(of: [.primary])
        if isHandled || !tellsOfEachColumn {
            try detach(secondary)
        } else if primary is NavigationController {
            try tell(of: [.secondary])
        }
        if !isHandled {
            try primary.send(
                .collapseSecondaryViewController,
                .values([.controller(secondary.identity.label), .controller(identity.label)]))
        }
        if secondary.parent === self, tellsOfEachColumn { try detach(secondary) }
        try orphan(secondary)
    }

    /// Takes a column's view off the screen.
    func detach(_ controller: ViewController) throws(Interruption) {
        shown.removeAll { $0 === controller }
        try controller.disappearAtOnce()
    }

    /// Source: split-expand-classic.
    private func expandClassic() throws(Interruption) {
        try tellOfExpandedMode()
        if let answer = try ask(.splitPrimaryForExpanding, [], answering: delegate?.primaryForExpanding) {
            try replace(.primary, with: answer)
        }
        let returning = try separatedSecondary() ?? preservedSecondary
        returning?.addOwner()
        preservedSecondary = nil
        let visible = returning?.hearer.appearance.goal == .appeared
        if let returning { try primaryStack?.separate(returning) }
        isCollapsed = false
        if let returning, returning.isFree || returning.parent === self {
            try adopt(returning)
            columns[.secondary] = returning
            if visible, tellsOfEachColumn { try keepShown(returning) }
        }
        returning?.removeOwner()
        // A secondary without a primary, onto which it would have collapsed, has no place yet.
        try tell(of: visibleColumns, mounting: [.secondary])
        if tellsOfEachColumn { telling.end = .splitDidExpand }
        if try !updateShown(), !isAboutToAppear { try tellOfEnd() }
    }

    /// The secondary that the delegate gives back, or else the primary; nil where there is neither.
    private func separatedSecondary() throws(Interruption) -> ViewController? {
        guard let primary = columns[.primary] else { return nil }
        let arguments: [Value] = [.controller(primary.identity.label)]
        if let own = try ask(.splitSeparateSecondary, arguments, answering: delegate?.separatedSecondary) {
            return own
        }
        return try primary.ask(
            .separateSecondaryViewController, [.controller(identity.label)]
        ) { () throws(Interruption) in
            try primary.chosen(primary.appClass.answer(\.separateSecondaryViewController)) {
                primaryStack?.collapsedSecondary(of: self)
            }
        }
    }

    /// Asks the delegate for a controller, which it names by its label; nil for its default.
    private func ask(
        _ callback: Callback, _ arguments: [Value], answering label: String?
    ) throws(Interruption) -> ViewController? {
        guard delegate != nil else { return nil }
        let answer = try label.map { (label) throws(Interruption) in
            try self.application.find(label)
        }
        return try application.ask(callback, arguments, target: identity, answer: answer)
    }

    // MARK: - The column style

    /// Source: split-new-iphone-launch, split-new-collapse-calls, on-split-collapse-is-push.
    private func collapseColumns() throws(Interruption) {
        if tellsOfEachColumn { return try collapseAndTell() }
        if columns[.compact] != nil {
            try sendWill(show: true, .compact)
            isCollapsed = true
        } else {
            let top = try topColumnForCollapsing()
            isCollapsed = true
            if let primary = primaryStack {
                for column in [SplitColumn.supplementary, .secondary] where column.rank <= top.rank {
                    guard let controller = columns[column] else { continue }
                    try detach(controller)
                    try primary.collapse(controller)
                }
            }
        }
        try updateShown()
        if delegate != nil { try application.record(.splitDidCollapse, target: identity) }
    }

    func topColumnForCollapsing() throws(Interruption) -> SplitColumn {
        let proposed: SplitColumn = columns[.compact] == nil ? .secondary : .compact
        guard let delegate else { return proposed }
        return try application.ask(
            .splitTopColumnForCollapsing, [proposed.value], target: identity,
            answer: delegate.topColumnForCollapsing ?? proposed)
    }

    private func expandColumns() throws(Interruption) {
        try tellOfExpandedMode()
        if let delegate {
            let behavior = application.behavior
            let proposed = effectiveDisplayMode.name(in: behavior)
            let own = delegate.displayModeForExpanding.flatMap(SplitDisplayMode.init(name:))
            let standard = Value.string(own?.name(in: behavior) ?? proposed)
            let answer = try application.ask(
                .splitDisplayModeForExpanding, [.string(proposed)], target: identity, answer: standard)
            let given = answer == standard ? own : answer.string.flatMap(SplitDisplayMode.init(name:))
            if let given { store(.preferredDisplayMode, .string(given.rawValue)) }
        }
        if tellsOfEachColumn { return try expandAndTell() }
        let primary = primaryStack
        for column in [SplitColumn.supplementary, .secondary] {
            guard let controller = columns[column] else { continue }
            try primary?.separate(controller)
            if controller.isFree { try adopt(controller) }
            // What the app has put elsewhere in the meantime is a column no more.
            if controller.parent !== self { columns[column] = nil }
        }
        isCollapsed = false
        try updateShown()
        if delegate != nil { try application.record(.splitDidExpand, target: identity) }
    }
}

extension ViewController {
    /// UIKit's implementation of `collapseSecondaryViewController(_:for:)`.
    func collapseSecondary(_ payload: Event.Payload) throws(Interruption) {
        guard case .values(let values) = payload, let label = values.first?.string,
            let secondary = application.controllers.find(label)
        else { return }
        try collapse(secondary)
    }

    /// Whether the controller is alive and nothing shows it, so that a container may take it.
    var isFree: Bool {
        application.controllers.contains(self) && parent == nil && presentedBy == nil
            && !application.isRoot(self)
    }
}

extension SplitColumn {
    /// How far the column stands from the first one.
    var rank: Int {
        switch self {
        case .primary: 0
        case .supplementary: 1
        case .secondary, .compact: 2
        case .inspector: 3
        }
    }
}
