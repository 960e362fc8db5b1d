/// What the app has said of the search bar.
///
/// Source: UISearchController reference, `searchBar`.
extension SearchController {
    /// Why a tap on the search bar begins nothing.
    var refusedBeginning: String {
        guard presentedBy == nil else {
            return isActive ? application.windows.responders.refusal : "\(identity.label) is going"
        }
        return owner?.window == nil
            ? "the search bar is not on the screen" : application.windows.responders.refusal
    }

    var bar: Value? { setting(.searchBar) }

    /// Whether the user can use the bar.
    ///
    /// Source: UISearchBar in UIKit's headers, `enabled` (iOS 16.4); header-search-bar-disabled-ios16.
    var isBarEnabled: Bool { bar?["isEnabled"]?.bool ?? true }

    /// Whether a transition leaves the bar on the screen: unless it takes the search away.
    var keepsBarInView: Bool { presentedBy == nil || appearance.goal != .disappeared }

    var hasBarDelegate: Bool { ![nil, .null].contains(bar?["delegate"]) }

    func allowsEditing(to moment: TextEditor.Moment) -> Bool {
        bar?["delegate"]?[moment == .shouldBegin ? "shouldBeginEditing" : "shouldEndEditing"]?.bool ?? true
    }
}
