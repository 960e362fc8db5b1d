/// Which controllers stand in the columns, and which of them show.
extension SplitViewController {
    /// Gives the classic style its primary and its secondary, the column style its columns in their order.
    ///
    /// - Throws: an invalid argument for more controllers than the style has columns.
    func setViewControllers(_ controllers: [ViewController]) throws(Interruption) {
        guard !hasColumns else { return try fillColumns(controllers) }
        guard controllers.count <= 2, controllers.first !== controllers.last || controllers.count < 2 else {
            throw .error(
                .invalidArgument(
                    field: "viewControllers", reason: "the classic style has a primary and a secondary"))
        }
        let secondary = controllers.count == 2 ? controllers[1] : nil
        if let old = columns[.secondary] ?? preservedSecondary, old !== secondary {
            try tellUnseenDetail(old)
        }
        try replace(.primary, with: controllers.first)
        if isCollapsed {
            preservedSecondary = nil
            guard let secondary, let primary = columns[.primary] else { return }
            try adopt(secondary)
            columns[.secondary] = secondary
            try whileAdapting { () throws(Interruption) in try self.collapseSecondary(onto: primary) }
        } else {
            try replace(.secondary, with: secondary)
        }
    }

    /// `viewControllers = controllers` in the column style: the last one of several is the secondary.
    ///
    /// Source: UISplitViewController reference, viewControllers.
    private func fillColumns(_ controllers: [ViewController]) throws(Interruption) {
        let all: [SplitColumn] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        let isRepeated = controllers.indices.contains { index in
            controllers[..<index].contains { $0 === controllers[index] }
        }
        guard controllers.count <= all.count, !isRepeated else {
            throw .error(
                .invalidArgument(
                    field: "viewControllers", reason: "the style has a controller for each of its columns"))
        }
        var given = Array(all.prefix(controllers.count))
        if given.count > 1 { given[given.count - 1] = .secondary }
        for (column, controller) in zip(given, controllers) where !holds(controller, in: column) {
            try setViewController(controller, for: column)
        }
        for column in all where !given.contains(column) { try replace(column, with: nil) }
    }

    /// The primary, if it is a navigation controller: the other columns stand on it while collapsed.
    var primaryStack: NavigationController? { columns[.primary] as? NavigationController }

    /// Documents of the column style name its columns; before iOS 14 the first and the last one are taken.
    func fillColumns(_ related: [RelatedController]) throws(Interruption) {
        try initialize(style: application.behavior.holds(.splitViewsHaveColumns) ? namedStyle : .unspecified)
        guard hasColumns else {
            let sides: [SegueDescription.Relationship?] = [.masterViewController, .detailViewController, nil]
            return try setViewControllers(
                related.filter { sides.contains($0.relationship) }.prefix(2).map(\.controller))
        }
        for child in related {
            try setViewController(child.controller, for: child.relationship?.column ?? .secondary)
        }
    }

    /// Whether a column shows a controller, by itself or in the navigation controller made around it.
    private func holds(_ controller: ViewController, in column: SplitColumn) -> Bool {
        columns[column] === controller || controller.parent.map { $0 === columns[column] } ?? false
    }

    /// An old detail that is not shown hears of its disappearance all the same, without an end to it.
    ///
    /// Source: navigation-containment.md, later evidence; issue wordpress-mobile/WordPress-iOS 6948.
    private func tellUnseenDetail(_ old: ViewController) throws(Interruption) {
        guard application.behavior.holds(.setterTellsUnseenDetail) else { return }
        for controller in [old, (old as? NavigationController)?.topViewController] {
            guard let controller, controller.appearance.state == .disappeared else { continue }
            try controller.sendOfAppearance(.viewWillDisappear, animated: false)
        }
    }

    /// `setViewController(_:for:)`: a plain controller gets a navigation controller around it, and is pushed
    /// onto that of the secondary column.
    ///
    /// Source: split-secondary-set-again.
    func setViewController(_ controller: ViewController, for column: SplitColumn) throws(Interruption) {
        try checkColumn(column)
        if column == .compact, columns[.compact] != nil, application.behavior.holds(.compactColumnIsSetOnce) {
            return application.ignore(because: "\(identity.label) has its compact column already")
        }
        if tellsOfEachColumn, column != .inspector {
            return try setTold(controller, for: column)
        }
        guard column != .compact, !controller.isStack else { return try exchange(column, for: controller) }
        if column == .secondary, let stack = columns[.secondary] as? NavigationController {
            return try stack.pushFromOutside(controller, animated: false)
        }
        let stack = try application.instantiate(ControllerDescription(className: "UINavigationController"))
        guard let stack = stack as? NavigationController else { return }
        stack.isMadeForColumn = true
        try stack.initialize([controller])
        try exchange(column, for: stack)
    }

    /// `setViewController(nil, for:)`.
    func empty(_ column: SplitColumn) throws(Interruption) {
        try checkColumn(column)
        try emptyOnStack(column)
        try exchange(column, for: nil)
    }

    func column(named name: String) throws(Interruption) -> SplitColumn {
        guard let column = SplitColumn(rawValue: name) else {
            throw .error(.notApplicable("\(identity.label) has no \(name) column"))
        }
        return column
    }

    private func checkColumn(_ column: SplitColumn) throws(Interruption) {
        guard hasColumns, column != .supplementary || style == .tripleColumn else {
            throw .error(.notApplicable("\(identity.label) has no \(column.rawValue) column"))
        }
        if column == .inspector { try checkInspector() }
    }

    /// Puts another controller in a column, or where the column stands on the primary's stack.
    func exchange(_ column: SplitColumn, for controller: ViewController?) throws(Interruption) {
        guard isCollapsed, let primary = primaryStack, let old = columns[column], old.parent === primary,
            old !== controller
        else { return try replace(column, with: controller) }
        guard !tellsOfEachColumn else { return try exchangeOnStack(column, old, for: controller) }
        old.addOwner()
        try whileAdapting { () throws(Interruption) in
            try primary.separate(old)
            try self.replace(column, with: controller)
            if let column = self.columns[column] { try primary.collapse(column) }
        }
        old.removeOwner()
    }

    /// Puts another controller in a column; the old one leaves with the transition.
    func replace(_ column: SplitColumn, with controller: ViewController?) throws(Interruption) {
        let old = columns[column]
        guard controller !== old else { return }
        if let controller {
            if places(column) { try adopt(controller) }
            if let other = columns.column(of: controller) { columns[other] = nil }
        }
        old?.addOwner()
        // What the app takes out when it hears of its parent is no column.
        columns[column] = controller?.parent === self || !places(column) ? controller : nil
        try updateShown(removing: [old].compactMap(\.self))
        old?.removeOwner()
    }

    /// Makes a controller a child, taking its view out of where it was.
    func adopt(_ controller: ViewController) throws(Interruption) {
        guard controller.parent !== self else { return }
        try addChild(controller)
        try controller.sendDidMove(to: self)
    }

    /// Takes a controller out of the container.
    func orphan(_ controller: ViewController) throws(Interruption) {
        guard controller.parent === self else { return }
        try controller.send(.willMoveToParent, .controller(nil))
        try controller.removeFromParent()
        controller.movement.subtract([.isMovingToParent, .isMovingFromParent])
    }

    /// The controllers that show now, from the first column to the last.
    var wanted: [ViewController] {
        if isCollapsed { return [collapsedController].compactMap(\.self) }
        guard isMounted else { return [] }
        var beside = effectiveDisplayMode.columnsBeside
        if !hasColumns, application.behavior.holds(.hiddenPrimaryCountsAsShown) { beside = 1 }
        let left = [SplitColumn.primary, .supplementary].filter { columns[$0] != nil }
        let visible = left.suffix(beside) + (showsInspector ? [.secondary, .inspector] : [.secondary])
        return visible.compactMap { columns[$0] }
    }

    /// Puts the views of the columns in place before an appearance, which is then forwarded to them.
    func placeColumns() throws(Interruption) {
        if delegate != nil { try askWhetherPrimaryHides() }
        let wanted = wanted
        // What changes while something covers the split view controller, the delegate never hears.
        let isNew = announcedDisplayMode == nil && effectiveDisplayMode.columnsBeside == 0
        if isNew, !application.behavior.holds(.splitViewsCollapse) { try tellOfPrimary() }
        // Source: split-below-root-portrait-ios14, which shows the secondary column alone.
        if isNew, hasColumns, !isCollapsed, !tellsOfEachColumn { try sendWill(show: true, .secondary) }
        if !isCollapsed { announcedDisplayMode = effectiveDisplayMode }
        // A column that a change of this turn takes away still has its view here.
        let changing = children.filter {
            application.transition(driving: $0)?.container === self && $0.isVisible(in: self)
        }
        for controller in shown + changing where !wanted.contains(where: { $0 === controller }) {
            try controller.disappearAtOnce()
        }
        shown = wanted
        for controller in wanted where !controller.isVisible(in: self) { try place(controller) }
    }

    func place(_ controller: ViewController) throws(Interruption) {
        guard let own = viewIfLoaded, let view = try controller.hearer.view() else { return }
        own.addSubview(view)
        controller.setNeedsLayout()
    }

    /// Shows the columns that are to be shown now; what is on screen appears and disappears by a transition.
    ///
    /// - Parameters:
    ///   - old: Controllers that leave the container with the transition.
    ///   - announced: The changes of which the delegate has heard and of whose end it hears.
    /// - Returns: whether a transition has begun.
    @discardableResult
    func updateShown(
        removing old: [ViewController] = [], announced: [ColumnChange] = []
    ) throws(Interruption) -> Bool {
        // Where the compact column has gone, the primary shows, which got no place before.
        if isCollapsed, tellsOfEachColumn, columns[.compact] == nil { try mount(.primary) }
        let wanted = wanted
        let leaving = shown.filter { controller in !wanted.contains { $0 === controller } }
        let arriving = wanted.filter { controller in !shown.contains { $0 === controller } }
        // A page of a page controller appears before it is in a window.
        guard !isAboutToAppear, isOnScreen || window == nil && appearance.state == .appeared else {
            shown = wanted
            for controller in leaving { try controller.disappearAtOnce() }
            for controller in old { try orphan(controller) }
            return false
        }
        shown = wanted
        guard !leaving.isEmpty || !arriving.isEmpty else {
            for controller in old { try orphan(controller) }
            return false
        }
        try SplitTransition(self, from: leaving, to: arriving, removed: old, announced: announced).begin()
        return true
    }
}

extension SegueDescription.Relationship {
    fileprivate var column: SplitColumn {
        switch self {
        case .masterViewController: .primary
        case .supplementaryViewController: .supplementary
        case .compactViewController: .compact
        case .rootViewController, .viewControllers, .detailViewController: .secondary
        }
    }
}
