/// What must hold after every operation; tests ask after each step of their walks.
extension Application {
    /// The statements that do not hold, in words; empty when all is well.
    package func brokenInvariants() -> [String] {
        var broken = brokenLinks()
        guard isSettled else { return broken }
        broken += controllers.all.flatMap(unsettled)
        broken += transitions.driving.map { "\($0.name) has not ended" }
        return broken
    }

    /// Of these the statements on what holds what, which hold whatever the app does.
    package func brokenLinks() -> [String] {
        controllers.all.flatMap(brokenLinks)
            + (controllers.noneUnheld ? [] : ["controllers wait to be released"])
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
        if let presentedBy = controller.presentedBy {
            if !transitions.presentations.contains(where: { $0 === presentedBy }) {
                broken.append("\(label) is presented by what has ended")
            }
            if presentedBy.presented !== controller, presentedBy.replaced !== controller {
                broken.append("\(label) is not what its presentation shows")
            }
            if presentedBy.isLinked, presentedBy.presenting.presentation !== presentedBy {
                broken.append("\(label) is presented by one that presents another")
            }
        }
        // Down the chain of presenters, which ends at a root.
        var below = controller.presentedBy?.presenting.rootAncestor
        for _ in transitions.presentations { below = below?.presentedBy?.presenting.rootAncestor }
        if below?.presentedBy != nil { broken.append("\(label) is presented by itself in the end") }
        return broken + controller.brokenContents
    }

    private func unsettled(_ controller: ViewController) -> [String] {
        var broken: [String] = []
        let label = controller.identity.label
        if controller.appearance.isUnderWay { broken.append("\(label) is in the middle of an appearance") }
        if controller.appearance.state == .appearing || controller.appearance.state == .disappearing {
            broken.append("\(label) is \(controller.appearance.state.rawValue) although all is settled")
        }
        // Pages appear outside of the window, with what is in them; also with what has lost its parent there,
        // which nobody tells when the page goes.
        let host = controller.parent ?? controller.viewIfLoaded?.superview?.nearestController
        let mayBeOutside =
            host?.nearestAncestor(where: \.showsMembersOutsideWindow) != nil
            || controller.parent == nil && !controller.hasEnteredWindow
        if controller.appearance.state == .appeared, controller.window == nil, !mayBeOutside,
            !controller.awaitsWindowOfContext
        {
            broken.append("\(label) has appeared but is in no window")
        }
        // A presented view that the app put into another one comes and goes with that, and nothing is sent.
        // Source: cont-no-addchild-in-nav.
        let isInPlace =
            controller.parent != nil && !controller.appearance.joinedInWindow
            || controller.viewIfLoaded?.superview === window.view
        let container = controller.parent ?? controller.presentedBy?.presenting
        if isInPlace, let container, controller.appearance.state == .disappeared, controller.window != nil,
            container.appearance.state == .appeared || controller.parent == nil
        {
            broken.append("\(label) is in the window but has not appeared")
        }
        if controller.needsLayout, controller.window != nil {
            broken.append("\(label) is still to be laid out")
        }
        if controller.window != nil, controller.previousTraits != nil {
            broken.append("\(label) is still to hear of its traits")
        }
        if controller.appearance.awaitsIsAppearing, controller.appearance.state == .appeared {
            broken.append("\(label) has not heard that it is appearing")
        }
        if !controller.presentationFlags.isEmpty {
            broken.append("\(label) is being presented or dismissed although all is settled")
        }
        if let presentation = controller.presentation,
            presentation.transition != nil || presentation.isBeingDismissed
        {
            broken.append("the presentation of \(presentation.presented.identity.label) has not ended")
        }
        return broken + controller.unsettledContents
    }
}

extension ViewController {
    /// Whether it has appeared in a context that had left the window by then, and comes into that with it.
    ///
    /// Source: presented-in-a-context-that-leaves.
    fileprivate var awaitsWindowOfContext: Bool {
        guard rootAncestor.presentedBy?.takesPlaceInContainer ?? false else { return false }
        return !hasEnteredWindow || returnsToWindow
    }
}
