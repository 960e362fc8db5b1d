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
    var searchControls: [ControlDescription] { searchController.map { searchControls(of: $0) } ?? [] }

    /// The search bar, and its Cancel button while the search is active.
    func searchControls(of search: SearchController) -> [ControlDescription] {
        guard search.owner?.window != nil || search.isActive else { return [] }
        let bar = ControlDescription(objectID: "searchBar", element: "searchBar")
        guard search.isActive else { return [bar] }
        let suggestions = search.suggestions.map { name in
            var row = ControlDescription(objectID: name, element: "cell")
            row.label = name
            return row
        }
        guard search.value(of: .automaticallyShowsCancelButton).bool ?? true else {
            return [bar] + suggestions
        }
        var cancel = ControlDescription(objectID: "cancelButton", element: "button")
        cancel.label = "Cancel"
        return [bar, cancel] + suggestions
    }

    /// Carries out a tap on the search bar or its Cancel button.
    ///
    /// - Returns: whether it is one of them.
    func tapSearch(_ name: String, of search: SearchController) throws(Interruption) -> Bool {
        switch name {
        case "searchBar": try search.beginByTap()
        case "cancelButton", "Cancel":
            guard search.isActive || name == "cancelButton" else { return false }
            guard search.value(of: .automaticallyShowsCancelButton).bool ?? true else {
                application.ignore(because: "\(search.identity.label) shows no Cancel button")
                return true
            }
            try search.cancelByTap()
        case _ where search.isActive && search.suggestions.contains(name):
            try search.select(suggestion: name)
        default: return false
        }
        return true
    }

    /// A search controller that was never shown loads its view at its end.
    ///
    /// Source: search-freed-unshown.
    func tellOfUnshownSearch() throws(Interruption) {
        guard viewIfLoaded == nil, application.behavior.holds(.unshownSearchesLoadWhileEnding) else { return }
        try application.print(
            "Attempting to load the view of a view controller while it is deallocating is not allowed and may "
                + "result in undefined behavior (\(identity.printed))")
    }
}
