import WireFormat

/// The names of the notifications whose lines have no target, the keyboard's and the one of split view
/// controllers: UIKit's in Objective-C.
enum NotificationName {
    /// The name in the log of what is written `UIKeyboardWillShowNotification`,
    /// `UIResponder.keyboardWillShowNotification`, `.UIKeyboardWillShow` or `keyboardWillShow`; nil for other
    /// names.
    static func inLog(_ text: String) -> String? {
        let name = text.split(separator: ".").last ?? ""
        if showDetailTarget.contains(String(name)) { return showDetailTarget[0] }
        let moment = beginnings.first(where: name.hasPrefix).map { name.dropFirst($0.count) } ?? ""
        let bare = moment.hasSuffix(ending) ? moment.dropLast(ending.count) : moment
        return moments.contains(String(bare)) ? "UIKeyboard\(bare)\(ending)" : nil
    }

    /// What a name of the keyboard's that is none is nearly.
    static func misspelling(of text: String) -> String? {
        guard text.contains("eyboard"), !text.contains("*"), inLog(text) == nil else { return nil }
        return suggestion(for: text, among: moments.map { "UIKeyboard\($0)\(ending)" })
            ?? "UIKeyboardWillShowNotification"
    }

    /// As the log has it, and as it is written besides.
    private static let showDetailTarget = [
        "UIViewControllerShowDetailTargetDidChange", "UIViewControllerShowDetailTargetDidChangeNotification",
        "showDetailTargetDidChangeNotification", "showDetailTargetDidChange",
    ]
    private static let beginnings = ["UIKeyboard", "keyboard"]
    private static let moments = ["Will", "Did"].flatMap { time in
        ["Show", "Hide", "ChangeFrame"].map { time + $0 }
    }
    private static let ending = "Notification"
}
