/// The names of the notifications whose lines have no target, as the keyboard's: UIKit's in Objective-C.
enum NotificationName {
    /// The name in the log of what is written `UIKeyboardWillShowNotification`,
    /// `UIResponder.keyboardWillShowNotification` or `keyboardWillShowNotification`; nil for other names.
    static func inLog(_ text: String) -> String? {
        if text.hasPrefix("UIKeyboard") { return text.hasSuffix("Notification") ? text : nil }
        let name = text.removingPrefix("UIResponder.") ?? text
        guard name.hasPrefix("keyboard"), name.hasSuffix("Notification") else { return nil }
        return "UIK" + name.dropFirst()
    }
}
