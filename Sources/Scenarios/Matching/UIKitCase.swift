/// Values as the languages of UIKit write them.
enum UIKitCase {
    /// Whether a text means the value: `.secondary`, `UISplitViewController.Column.secondary`, `YES`.
    static func means(_ text: String, _ value: String) -> Bool {
        if text == "YES" || text == "NO" { return value == (text == "YES" ? "true" : "false") }
        return (text.hasPrefix(".") || text.hasPrefix("UI")) && text.hasSuffix("." + value)
    }
}
