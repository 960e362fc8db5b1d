/// What of a search is seen: the Cancel button, the scopes and the results.
///
/// Results that are hidden are children that have appeared all the same: only their view is hidden.
/// Source: UISearchController in UIKit's headers (iOS 13 and 16); alerts-search-keyboard.md 4.8.
extension SearchController {
    /// Whether the results are seen: while there is a text, from iOS 13 on unless the app decides it.
    var showsResults: Bool { isActive && resultsSetting }

    /// What `showsSearchResultsController` answers; that it follows the text is a choice.
    var resultsSetting: Bool {
        isAutomatic(.automaticallyShowsSearchResultsController)
            ? isActive && !text.isEmpty : setting(.showsSearchResultsController)?.bool ?? false
    }

    /// Whether the Cancel button is there: during a search, unless the app decides it.
    var showsCancelButton: Bool {
        isAutomatic(.automaticallyShowsCancelButton)
            ? isActive : bar?["showsCancelButton"]?.bool ?? false
    }

    /// Whether the scopes are there; with fewer than two titles they never are.
    var showsScopeBar: Bool {
        guard scopeTitles.count > 1 else { return false }
        if !isAutomatic(.automaticallyShowsScopeBar) { return bar?["showsScopeBar"]?.bool ?? false }
        return isActive && (hasTyped || setting(.scopeBarActivation)?.string != "onTextEntry")
    }

    var scopeTitles: [String] { bar?["scopeButtonTitles"]?.array?.compactMap(\.string) ?? [] }

    /// Whether there is a scope at that place; another one is not selected.
    ///
    /// Source: header-scope-out-of-range-ios12.
    func hasScope(_ index: Int) -> Bool { scopeTitles.indices.contains(index) }

    /// The scope of that name, by its identifier or its title.
    func place(ofScope name: String) -> Int? {
        scopeTitles.indices.first { "scope\($0)" == name } ?? scopeTitles.firstIndex(of: name)
    }

    /// The user's tap on a scope.
    func tapScope(_ name: String) throws(Interruption) {
        guard showsScopeBar, let place = place(ofScope: name) else {
            return application.ignore(because: "\(identity.label) shows no scopes")
        }
        try selectScope(place)
    }

    /// The app decides from now on about what it sets of the bar.
    func takeOverBar(_ value: Value) {
        if value["showsCancelButton"]?.bool != nil { store(.automaticallyShowsCancelButton, .bool(false)) }
        guard value["showsScopeBar"]?.bool != nil else { return }
        store(.automaticallyShowsScopeBar, .bool(false))
        store(.scopeBarActivation, .string("manual"))
    }

    /// What else an assignment changes: two names of one setting, and what is no longer automatic.
    func followSetting(of property: Property, _ value: Value) {
        switch (property, value) {
        case (.showsSearchResultsController, _):
            store(.automaticallyShowsSearchResultsController, .bool(false))
        case (.automaticallyShowsScopeBar, .bool(let isAutomatic)):
            store(.scopeBarActivation, .string(isAutomatic ? "automatic" : "manual"))
        case (.scopeBarActivation, .string(let activation)):
            store(.automaticallyShowsScopeBar, .bool(activation != "manual"))
        default: break
        }
    }

    private func isAutomatic(_ property: Property) -> Bool { setting(property)?.bool ?? true }
}

extension ViewController {
    /// Why nobody sees the controller in a search; nil where it is none of hidden results.
    var hiddenResultsReason: String? {
        var controller: ViewController? = self
        while let current = controller {
            if let search = current.parent as? SearchController, search.searchResultsController === current,
                !search.showsResults
            {
                return "\(search.identity.label) does not show its results"
            }
            controller = current.parent
        }
        return nil
    }
}
