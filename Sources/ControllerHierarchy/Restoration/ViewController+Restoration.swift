/// Managing state restoration: what UIKit's own classes encode and decode.
///
/// An override that does not call super loses all of it.
///
/// Source: preserve-viewcontroller-super, preserve-nav, preserve-tab, archive-tab-nav-contents.
extension ViewController {
    /// UIKit's implementation of `encodeRestorableState(with:)`.
    func encodeRestorableState() throws(Interruption) {
        guard let preservation = application.preservation else { return }
        let children = encodeContents(with: preservation)
        let presented = preservation.reference(to: presentation?.presented)
        let views = isViewLoaded ? restorable?.views ?? [] : []
        preservation.encode { coder in
            coder.storyboard = storyboard?.name
            coder.storyboardIdentifier = scene?.controller.storyboardIdentifier
            coder.isViewLoaded = isViewLoaded
            coder.children = children
            coder.presented = presented
            coder.views = views
        }
        for view in views { try sendToView(view, .encodeRestorableState) }
    }

    /// What a container of UIKit's encodes of its contents.
    ///
    /// - Returns: the paths of the children that it will put back in place itself.
    private func encodeContents(with preservation: Preservation) -> [String]? {
        switch self {
        case let navigation as NavigationController:
            let members = navigation.ownStack.filter { $0.splitViewControllerOfColumn == nil }
            return members.compactMap(preservation.reference(to:))
        case let tab as TabBarController:
            for child in tab.viewControllers { _ = preservation.reference(to: child) }
            let selected = tab.selectedViewController?.restorationPath
            preservation.encode { $0.selected = selected }
            return nil
        case let split as SplitViewController:
            let columns = split.restorationColumns.compactMap { entry in
                preservation.reference(to: entry.controller).map {
                    RestorationArchive.Column(column: entry.column, path: $0)
                }
            }
            preservation.encode { $0.columns = columns }
            return nil
        case let page as PageViewController:
            return page.viewControllers.compactMap(preservation.reference(to:))
        default: return nil
        }
    }

    /// UIKit's implementation of `decodeRestorableState(with:)`, which puts controllers back in place.
    ///
    /// Source: restore-launch-sequence; restore-nil-from-class.
    func decodeRestorableState() throws(Interruption) {
        guard let restoration = application.restoration, let coder = restoration.coder else { return }
        try decodeContents(coder, of: restoration)
        if let presented = restoration.controller(at: coder.presented), presented.presentedBy == nil {
            try application.present(presented, from: self, restoring: restoration)
        }
        guard let restorable else { return }
        for view in coder.views {
            guard let index = restorable.views.firstIndex(where: { $0.path == view.path }) else { continue }
            restorable.views[index].state = view.state
            try sendToView(view, .decodeRestorableState)
        }
    }

    private func decodeContents(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        switch self {
        case let navigation as NavigationController: try navigation.decodeStack(coder, of: restoration)
        case let tab as TabBarController:
            guard let selected = restoration.controller(at: coder.selected),
                tab.viewControllers.contains(where: { $0 === selected })
            else { return }
            try tab.select(selected)
        case let split as SplitViewController: try split.decodeColumns(coder, of: restoration)
        case let page as PageViewController:
            let paths = coder.children ?? []
            let pages = paths.compactMap { restoration.controller(at: $0) }
            guard pages.count == paths.count, pages.count == page.requiredPageCount(animated: false),
                !pages.elementsEqual(page.viewControllers, by: ===)
            else { return }
            try page.setViewControllers(pages, direction: .forward, animated: false, completion: .none)
        default: break
        }
    }

    /// A view with an identifier encodes and decodes for itself.
    private func sendToView(_ view: RestorableView, _ callback: Callback) throws(Interruption) {
        let party = Identity(
            number: 0, label: "\(identity.label).\(view.path)", className: view.className,
            prepare: application.prepare)
        try application.record(callback, target: party)
    }
}

extension NavigationController {
    /// Puts the stack back; it ends below the first controller that is missing.
    ///
    /// Source: restore-nil-from-class.
    fileprivate func decodeStack(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        var stack: [ViewController] = []
        for path in coder.children ?? [] {
            guard let controller = restoration.controller(at: path) else { break }
            stack.append(controller)
        }
        guard !stack.isEmpty, !stack.elementsEqual(ownStack, by: ===) else { return }
        try replaceOwnStack(with: stack)
        try application.commitRestoredAppearance(isPresentation: false, restoration)
    }
}

extension SplitViewController {
    fileprivate func decodeColumns(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        var contents = restorationColumns
        var isChanged = false
        for saved in coder.columns {
            guard let controller = restoration.controller(at: saved.path) else { continue }
            let index = contents.firstIndex { $0.column == saved.column }
            if let index, contents[index].controller === controller { continue }
            isChanged = true
            if hasColumns { try setViewController(controller, for: saved.column) }
            if let index {
                contents[index].controller = controller
            } else {
                contents.append((saved.column, controller))
            }
        }
        guard isChanged, !hasColumns else { return }
        let ordered = SplitColumn.allCases.compactMap { column in
            contents.first { $0.column == column }?.controller
        }
        try setViewControllers(ordered)
    }
}
