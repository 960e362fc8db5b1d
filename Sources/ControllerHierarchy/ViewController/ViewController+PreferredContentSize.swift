/// The size that content asks for, and who hears of another one.
///
/// Source: UIContentContainer reference, `preferredContentSizeDidChange(forChildContentContainer:)`;
/// preferred-content-size-told.
extension ViewController {
    /// The size that the content asks for in a popover or form sheet; nil when it asks for none.
    var preferredSize: Size? {
        for property in [Property.preferredContentSize, .contentSizeForViewInPopover] {
            if case .size(let size)? = setting(property), size.width > 0, size.height > 0 { return size }
        }
        return childItAnswersFor?.preferredSize
    }

    /// Tells the parent, or whoever presents the controller, of another size.
    func preferredContentSizeDidChange() throws(Interruption) {
        guard application.behavior.holds(.hasTraitCollections) else { return }
        if let parent { return try parent.send(.preferredContentSizeDidChange, .controller(identity)) }
        try presentedBy?.preferredContentSizeDidChange()
    }

    /// UIKit's implementation: a container that takes over the child's size tells of that in its turn.
    func handOnPreferredContentSize(_ payload: Event.Payload) throws(Interruption) {
        guard case .controller(let child?) = payload, child.number == childItAnswersFor?.identity.number,
            setting(.preferredContentSize) == nil
        else { return }
        try preferredContentSizeDidChange()
    }
}

extension PresentationController {
    /// Lays out anew what is as large as its content asks.
    fileprivate func preferredContentSizeDidChange() throws(Interruption) {
        try custom?.send(.preferredContentSizeDidChange, .controller(presented.identity))
        guard style == .popover || style == .formSheet, presented.isInWindow else { return }
        for controller in presented.shownHierarchy
        where controller === presented || controller.parent?.resizesChildren ?? false {
            controller.setNeedsLayout()
        }
    }
}
