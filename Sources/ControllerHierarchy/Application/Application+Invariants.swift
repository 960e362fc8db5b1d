/// What must hold after every operation; tests ask after each step of their walks.
extension Application {
    /// The statements that do not hold, in words; empty when all is well.
    package func brokenInvariants() -> [String] {
        var broken = brokenLinks()
        guard isSettled else { return broken }
        broken += controllers.all.flatMap(unsettled)
        broken += drivingTransitions.map { "\($0.name) has not ended" }
        return broken
    }

    /// Of these the statements on what holds what, which hold whatever the app does.
    package func brokenLinks() -> [String] {
        controllers.all.flatMap(brokenLinks)
            + (releasePool.isEmpty ? [] : ["controllers wait to be released"])
    }

    private func brokenLinks(of controller: ViewController) -> [String] {
        var broken: [String] = []
        let label = controller.identity.label
        if controller.ownerCount <= 0 { broken.append("\(label) lives although nobody holds it") }
        if controller.parent != nil, controller.presentedBy != nil {
            broken.append("\(label) has a parent and is presented")
        }
        if let parent = controller.parent, parent.children.count(where: { $0 === controller }) != 1 {
            broken.append("\(label) is not one child of its parent")
        }
        for child in controller.children where child.parent !== controller {
            broken.append("\(label) has a child \(child.identity.label) of another parent")
        }
        if let presentation = controller.presentation {
            if presentation.presenting !== controller {
                broken.append("\(label) does not make its presentation")
            }
            if presentation.presented.presentedBy !== presentation {
                broken.append("\(presentation.presented.identity.label) does not know that it is presented")
            }
        }
        // Down the chain of presenters, which ends at a root.
        var below = controller.presentedBy?.presenting.rootAncestor
        for _ in presentations { below = below?.presentedBy?.presenting.rootAncestor }
        if below?.presentedBy != nil { broken.append("\(label) is presented by itself in the end") }
        broken += brokenContents(of: controller)
        if let navigation = controller as? NavigationController {
            for member in navigation.viewControllers where member.parent !== navigation {
                broken.append("\(member.identity.label) is on the stack of \(label) but not its child")
            }
        }
        return broken
    }

    /// What the other containers hold.
    private func brokenContents(of controller: ViewController) -> [String] {
        let label = controller.identity.label
        switch controller {
        case let page as PageViewController:
            return (page.viewControllers + page.shown).filter { $0.parent !== page }.map {
                "\($0.identity.label) is a page of \(label) but not its child"
            }
        case let split as SplitViewController:
            var broken = split.shown.filter { $0.parent !== split }.map {
                "\($0.identity.label) shows in \(label) but is not its child"
            }
            for column in split.columns.filled where !split.isCollapsed {
                if let member = split.columns[column], member.parent !== split {
                    broken.append("\(member.identity.label) is a column of \(label) but not its child")
                }
            }
            if split.isAdapting { broken.append("\(label) has not ended to collapse or to expand") }
            return broken
        case let tab as TabBarController:
            let strangers = tab.viewControllers.filter { controller in
                controller.parent !== tab && !(tab.moreList?.holds(controller) ?? false)
            }
            return strangers.map { "\($0.identity.label) is a tab of \(label) but not its child" }
        default: return []
        }
    }

    private func unsettled(_ controller: ViewController) -> [String] {
        var broken: [String] = []
        let label = controller.identity.label
        if controller.appearanceDepth != 0 { broken.append("\(label) is in the middle of an appearance") }
        if controller.appearance == .appearing || controller.appearance == .disappearing {
            broken.append("\(label) is \(controller.appearance.rawValue) although all is settled")
        }
        // The pages of a page controller appear before it does. Source: page-initial-before-parent-ios13.
        let isInPage = controller.parent?.nearestAncestor { $0 is PageViewController } != nil
        if controller.appearance == .appeared, controller.window == nil, !isInPage {
            broken.append("\(label) has appeared but is in no window")
        }
        // A presented view that the app put into another one comes and goes with that, and nothing is sent.
        // Source: cont-no-addchild-in-nav.
        let isInPlace =
            controller.parent != nil && !controller.joinedInWindow
            || controller.viewIfLoaded?.superview === window.view
        let container = controller.parent ?? controller.presentedBy?.presenting
        if isInPlace, let container, controller.appearance == .disappeared, controller.window != nil,
            container.appearance == .appeared || controller.parent == nil
        {
            broken.append("\(label) is in the window but has not appeared")
        }
        if controller.needsLayout, controller.window != nil {
            broken.append("\(label) is still to be laid out")
        }
        if let presentation = controller.presentation,
            presentation.transition != nil || presentation.isBeingDismissed
        {
            broken.append("the presentation of \(presentation.presented.identity.label) has not ended")
        }
        if let page = controller as? PageViewController, page.transition != nil {
            broken.append("\(label) is still turning pages")
        }
        if let split = controller as? SplitViewController, split.appearance == .appeared, split.window != nil,
            behavior.holds(.splitViewsCollapse), split.isCollapsed != (split.horizontalSizeClass == .compact)
        {
            broken.append("\(label) does not fit its size class")
        }
        if let navigation = controller as? NavigationController {
            if navigation.isOnScreen, navigation.displayed !== navigation.topViewController {
                broken.append("\(label) does not show its top controller")
            }
            if navigation.transition != nil || navigation.pendingTransition != nil, navigation.isOnScreen {
                broken.append("a transition of \(label) has not ended")
            }
        }
        return broken
    }
}
