/// Collapsing and expanding columns from iOS 26 on: what shows before and after hears nothing of it.
///
/// Source: probe-split-double-collapses-pad-ios26, probe-split-triple-collapses-pad-ios26,
/// probe-split-compact-collapses-pad-ios26, probe-split-top-primary-pad-ios26.
extension SplitViewController {
    func collapseAndTell() throws(Interruption) {
        try tellOfCollapsedMode()
        dropTaken(.compact)
        let top = try topColumnForCollapsing()
        let compact = top == .compact ? columns[.compact] : nil
        isCollapsed = true
        telling.isCollapsedToPrimary = compact == nil
        if compact == nil { for column in SplitColumn.inOrderOfTelling { try mount(column) } }
        try tell(of: [compact == nil ? .primary : .compact], mounting: [.compact])
        let moved = [SplitColumn.supplementary, .secondary].filter {
            compact == nil && $0.rank <= top.rank && columns[$0]?.parent === self
        }
        if let last = moved.last, primaryStack != nil { try tell(of: [last]) }
        try primaryStack?.takeOn(moved.compactMap { columns[$0] })
        let rest = columns.filled.filter { $0 != .inspector }.compactMap { columns[$0] }
            .filter { $0.parent === self && $0 !== collapsedController }
        telling.end = .splitDidCollapse
        telling.hasMounted = true
        if try !updateShown(removing: rest), !isAboutToAppear { try tellOfEnd() }
    }

    func expandAndTell() throws(Interruption) {
        let stacked = [SplitColumn.supplementary, .secondary].compactMap { columns[$0] }
        let visible = try primaryStack?.giveBack(stacked)
        let compact = telling.isCollapsedToPrimary ? nil : columns[.compact]
        isCollapsed = false
        telling.isCollapsedToPrimary = false
        if let visible { try adopt(visible) }
        if let visible, visible.parent === self { try keepShown(visible) }
        try tell(of: visibleColumns, mounting: SplitColumn.allCases)
        for column in columns.filled where column != .compact && column != .inspector {
            if columns[column]?.parent !== self { columns[column] = nil }
        }
        telling.end = .splitDidExpand
        if try !updateShown(removing: [compact].compactMap(\.self)), !isAboutToAppear { try tellOfEnd() }
        if columns[.inspector] != nil { try endInspectorSheet() }
    }

    /// Whether a column has no place as a child now; it may have got one again in the same turn.
    func letsGo(of column: ViewController) -> Bool {
        guard !showsView(of: column) else { return false }
        return isCollapsed ? column !== collapsedController : column === columns[.compact]
    }

    /// Puts the view of a column that shows already in its place, without a word to its controller.
    func keepShown(_ controller: ViewController) throws(Interruption) {
        try place(controller)
        shown.append(controller)
    }
}

extension NavigationController {
    /// Takes columns onto the stack at once; the last one goes on showing where it was shown.
    func takeOn(_ columns: [ViewController]) throws(Interruption) {
        try settleStack()
        for column in columns where !viewControllers.contains(where: { $0 === column }) {
            try checkKind(column)
            // Source: on-split-collapse-is-push.
            try sendPush(column, animated: false) { () throws(Interruption) in
                try takeOn(column, isLast: column === columns.last)
            }
        }
        guard let top = viewControllers.last, columns.contains(where: { $0 === top }) else { return }
        if top.hearer.appearance.goal == .appeared {
            let covered = displayed
            displayed = top
            if let own = try view(), let view = top.hearer.viewIfLoaded { own.addSubview(view) }
            if let covered, covered !== top { try covered.disappearAtOnce() }
        } else if isOnScreen {
            try change(kind: .push, animated: false)
            try settleStack()
        } else {
            // Also what is going with the stack, which comes back without it.
            try displayed?.disappearAtOnce()
            displayed = nil
            try showTopEarly()
        }
    }

    private func takeOn(_ column: ViewController, isLast: Bool) throws(Interruption) {
        let split = splitViewController
        // What is presented in the stack's place leaves no room, nor does a view that the app took away.
        let hasRoom = hearer === self && (isInWindow || split?.showsView(of: self) == false)
        let staysShown = isLast && column.hearer.appearance.goal == .appeared && hasRoom
        split?.shown.removeAll { $0 === column }
        if staysShown { try column.removeViewByContainer() } else { try column.disappearAtOnce() }
        try split?.orphan(column)
        viewControllers.append(column)
        try addChild(column)
        try column.sendDidMove(to: self)
    }

    /// Takes columns off the stack at once, behind what was pushed onto them, and shows what was below them.
    ///
    /// - Returns: the column that showed, which has no parent any more and goes on showing.
    func giveBack(_ columns: [ViewController]) throws(Interruption) -> ViewController? {
        try settleStack()
        if let last = viewControllers.last(where: { member in columns.contains { $0 === member } }),
            last !== topViewController
        {
            try popToViewController(last, animated: false)
            try settleStack()
        }
        guard
            let index = viewControllers.firstIndex(where: { member in columns.contains { $0 === member } }),
            index > 0
        else { return nil }
        let taken = Array(viewControllers[index...])
        let top = displayed.flatMap { shown in
            taken.contains { $0 === shown } && shown.hearer.appearance.goal == .appeared ? shown : nil
        }
        viewControllers.removeSubrange(index...)
        try taken.last?.send(.willMoveToParent, .controller(nil))
        for controller in taken where controller.parent === self {
            controller.addOwner()
            try cutLinkUnheard(of: controller)
            controller.movement.subtract([.isMovingToParent, .isMovingFromParent])
            if controller === top {
                controller.endAppearance(begunBy: self)
                try controller.removeViewByContainer()
            } else {
                try controller.disappearAtOnce()
            }
            // Once for the stack, once for here.
            controller.removeOwner()
            controller.removeOwner()
        }
        try showBelow(hadTop: top != nil)
        return top
    }

    private func showBelow(hadTop: Bool) throws(Interruption) {
        displayed = nil
        guard let below = topViewController else { return }
        guard isOnScreen, hadTop else { return setNeedsLayout() }
        displayed = below
        if let own = viewIfLoaded, let view = try below.hearer.view() { own.addSubview(view) }
        try below.hearer.beginAppearanceTransition(true, animated: false)
        try below.endAppearanceOfHearer()
        if below.movement.contains(.isMovingToParent), below.parent === self {
            try below.sendDidMove(to: self)
        }
    }

    /// Loads the controller on top and puts its view in place, ahead of the first layout pass.
    func showTopEarly() throws(Interruption) {
        guard let top = topViewController, displayed == nil, pendingTransition == nil, transition == nil,
            appearance.state == .disappeared, let own = try view()
        else { return }
        try (top as? NavigationController)?.showTopEarly()
        guard let view = try top.view(), topViewController === top, top.parent === self else { return }
        displayed = top
        own.addSubview(view)
    }
}
