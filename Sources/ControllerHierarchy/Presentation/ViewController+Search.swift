/// `UISearchController`, as far as its presentation differs from that of other controllers, and its place in
/// the interface of another one.
///
/// Source: UISearchController reference ("presented ... definesPresentationContext"); search-over-context.
extension ViewController {
    var isSearchController: Bool { appClass.builtIn == .searchController }

    /// The style of one, which covers its context and leaves the presenter's view where it is.
    ///
    /// That of a popover can be asked for; all others come to the same.
    var searchStyle: ModalPresentationStyle? {
        guard isSearchController, application.behavior.holds(.hasPresentationControllers) else { return nil }
        return modalPresentationStyle == .popover ? .popover : .overCurrentContext
    }

    /// `navigationItem.searchController =`; before iOS 11 apps put the bar into the view themselves.
    ///
    /// - Throws: `invalidArgument` for a controller of another class.
    func setSearchController(_ value: Value) throws(Interruption) {
        guard let name = value.string else { return leaveSearchController() }
        try takeSearch(application.find(name))
    }

    /// Takes a search controller, whose bar leaves the controller that had it.
    func takeSearch(_ controller: ViewController) throws(Interruption) {
        guard let search = controller as? SearchController, controller !== self else {
            throw .error(
                .invalidArgument(
                    field: "searchController",
                    reason: "\(controller.identity.label) is no search controller"))
        }
        guard search !== searchController else { return }
        search.addOwner()
        search.owner?.leaveSearchController()
        leaveSearchController()
        searchController = search
        search.owner = self
    }

    /// Lets go of the search controller.
    func leaveSearchController() {
        guard let search = searchController else { return }
        searchController = nil
        search.owner = nil
        search.removeOwner()
    }

    /// What a navigation controller sets of a member with a search that it shows.
    ///
    /// Source: iOS 13 Release Notes, UIKit, 31338934.
    func defineContextOfSearch() {
        guard searchController != nil, application.behavior.holds(.stacksHaveSearchesDefineContext) else {
            return
        }
        store(.definesPresentationContext, .bool(true))
    }

    /// Takes the results controller of a search controller's initializer.
    func takeResults(_ controller: ViewController) throws(Interruption) {
        guard let search = self as? SearchController else { throw unfit("searchResultsController") }
        guard search.hold(controller) else {
            throw .error(
                .invalidArgument(
                    field: "searchResultsController",
                    reason: "\(controller.identity.label) has a parent or is the search controller"))
        }
    }

    // MARK: Taps

    /// What can be tapped now of the search bar in the controller's interface.
    var searchControls: [ControlDescription] {
        if let searchController { return searchControls(of: searchController) }
        return window == nil ? [] : searchDisplayController?.controls ?? []
    }

    /// The search bar, its Cancel button and its scopes while they are shown.
    func searchControls(of search: SearchController) -> [ControlDescription] {
        guard search.owner?.window != nil || search.isActive else { return [] }
        var controls = [ControlDescription(objectID: "searchBar", element: "searchBar")]
        controls[0].isEnabled = search.isBarEnabled
        if search.showsCancelButton {
            controls.append(ControlDescription(objectID: "cancelButton", element: "button"))
            controls[1].label = "Cancel"
        }
        if search.showsScopeBar {
            controls += search.scopeTitles.enumerated().map { place, title in
                var scope = ControlDescription(objectID: "scope\(place)", element: "scopeButton")
                scope.label = title
                return scope
            }
        }
        guard search.isActive else { return controls }
        return controls
            + search.suggestions.map { name in
                var row = ControlDescription(objectID: name, element: "cell")
                row.label = name
                return row
            }
    }

    /// Carries out a tap on the search bar in the controller's interface.
    ///
    /// - Returns: whether it is one.
    func tapSearch(_ name: String) throws(Interruption) -> Bool {
        if let searchController { return try tapSearch(name, of: searchController) }
        guard window != nil, let searchDisplayController else { return false }
        return try searchDisplayController.tap(name)
    }

    /// Carries out a tap on the search bar, its Cancel button or one of its scopes.
    ///
    /// - Returns: whether it is one of them.
    func tapSearch(_ name: String, of search: SearchController) throws(Interruption) -> Bool {
        switch name {
        case "searchBar": try search.beginByTap()
        case "cancelButton", "Cancel":
            guard search.isActive || search.showsCancelButton || name == "cancelButton" else { return false }
            guard search.showsCancelButton || !search.isActive else {
                application.ignore(because: "\(search.identity.label) shows no Cancel button")
                return true
            }
            try search.cancelByTap()
        case _ where search.place(ofScope: name) != nil: try search.tapScope(name)
        case _ where search.isActive && search.suggestions.contains(name):
            try search.select(suggestion: name)
        default: return false
        }
        return true
    }

    /// A search controller or an alert that was never shown loads its view at its end.
    ///
    /// Source: search-freed-unshown, decorationbus-two-alerts-ios9.
    func tellOfLoadingAtTheEnd() throws(Interruption) {
        guard viewIfLoaded == nil, application.behavior.holds(.unshownSearchesLoadWhileEnding) else { return }
        try application.print(
            "Attempting to load the view of a view controller while it is deallocating is not allowed and may "
                + "result in undefined behavior (\(identity.printed))")
    }
}

extension TextEditor {
    /// The user's text, if it is a search bar's.
    ///
    /// - Returns: whether it is.
    func typeIntoSearchBar(_ text: String) throws(Interruption) -> Bool {
        if let search {
            try search.type(text)
        } else if let searchDisplay {
            try searchDisplay.search(text)
        } else {
            return false
        }
        return true
    }
}
