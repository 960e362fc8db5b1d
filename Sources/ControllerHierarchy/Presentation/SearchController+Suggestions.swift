/// `searchSuggestions`: rows below the bar of an active search; the app's updater hears which one is chosen.
///
/// Source: UISearchController and UISearchResultsUpdating references (iOS 16).
extension SearchController {
    /// The suggestions by their texts.
    var suggestions: [String] { setting(.searchSuggestions)?.array?.compactMap(\.string) ?? [] }

    /// The controller that updates the results.
    var updater: ViewController? {
        setting(.searchResultsUpdater)?.string.flatMap { application.controllers.find($0) }
    }

    /// The user's tap on a suggestion, with which all go; its text does not come into the bar by itself.
    ///
    /// Source: UISearchController in UIKit's headers, `searchSuggestions`.
    func select(suggestion: String) throws(Interruption) {
        store(.searchSuggestions, .null)
        application.log.noteChange()
        try updater?.send(
            .updateSearchResultsSelecting,
            .values([.controller(identity.label), .string(suggestion)]))
    }
}
