/// What the bars of a navigation controller do to views that are tied to its layout guides.
///
/// From iOS 7 until safe areas replaced them in iOS 11, a transition moves the guides of both controllers.
/// Source: nav-push-parent-callbacks-ios7, nav-push-covered-ios7, nav-pop-revealed-ios7,
/// load-order-push-segue-classic, load-leave-classic.
extension NavigationTransition {
    /// A covered view and one that is popped update their constraints alone, a revealed one is laid out.
    func updateForLayoutGuides() throws(Interruption) {
        switch kind {
        case .initial: return
        case .push, .pop:
            if let from, from.followsLayoutGuides { try from.send(.updateViewConstraints) }
            if kind == .pop { to?.layOutForLayoutGuides() }
        }
    }
}

extension ViewController {
    /// Whether constraints of the view hold on to the layout guides, which its container moves.
    var followsLayoutGuides: Bool {
        guard let origin, origin.place?.storyboard.description.usesAutoLayout ?? false else { return false }
        return application.behavior.holds(.barsMoveLayoutGuides)
    }

    /// Asks for a pass that updates the constraints and lays out, unless no guide is held on to.
    func layOutForLayoutGuides() {
        guard followsLayoutGuides else { return }
        awaitsUpdateConstraints = true
        setNeedsLayout()
    }
}
