/// What must hold after every operation; tests ask after each step of their walks.
extension Application {
    /// The statements that do not hold, in words; empty when all is well.
    package func brokenInvariants() -> [String] {
        var broken: [String] = []
        for controller in controllers.all {
            broken += brokenLinks(of: controller)
            if isSettled { broken += unsettled(controller) }
        }
        if !releasePool.isEmpty { broken.append("controllers wait to be released") }
        return broken
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
        if let navigation = controller as? NavigationController {
            for member in navigation.viewControllers where member.parent !== navigation {
                broken.append("\(member.identity.label) is on the stack of \(label) but not its child")
            }
        }
        return broken
    }

    private func unsettled(_ controller: ViewController) -> [String] {
        var broken: [String] = []
        let label = controller.identity.label
        if controller.appearanceDepth != 0 { broken.append("\(label) is in the middle of an appearance") }
        if controller.appearance == .appearing || controller.appearance == .disappearing {
            broken.append("\(label) is \(controller.appearance.rawValue) although all is settled")
        }
        if controller.appearance == .appeared, controller.window == nil {
            broken.append("\(label) has appeared but is in no window")
        }
        let container = controller.parent ?? controller.presentedBy?.presenting
        if let container, controller.appearance == .disappeared, controller.window != nil,
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
