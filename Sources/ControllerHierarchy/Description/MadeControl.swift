/// An object in a controller's view that its code has made, and that a user can tap or type into.
package struct MadeControl: Sendable {
    package var label: String
    package var element = Element.button
    package var isEnabled = true
    /// The selector that it sends up the responder chain.
    package var action: String?
    /// What the app does when it is tapped, or when its text has changed.
    package var handler: [Operation]?
    /// What stands in a text field at first.
    package var text = ""

    /// What the delegate of a text answers when it is to be edited, and when it is to be so no longer.
    package var shouldBeginEditing = true
    package var shouldEndEditing = true
    /// What the delegate of a text field does when the user taps Return.
    package var onReturn: [Operation]?
    /// Whether a view stands above the keyboard of a text.
    package var hasInputAccessoryView = false

    /// A button that does nothing.
    package init(label: String) { self.label = label }

    /// What it is, as Interface Builder calls it.
    package enum Element: String, Sendable, CaseIterable {
        case button, tableViewCell, collectionViewCell, segmentedControl, `switch`, stepper, slider
        case tapGestureRecognizer, textField, textView

        /// Whether it is typed into.
        var isText: Bool { self == .textField || self == .textView }
    }
}
