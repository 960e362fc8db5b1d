/// A search tab whose search begins with its selection and leads back when it ends.
///
/// The search is that of the root of the tab's stack. That it begins when the change of tabs has ended, and
/// that it leads back when it has gone, is the model's reading.
///
/// Source: UISearchTab reference, automaticallyActivatesSearch; containers-today.md 1.6.
extension TabBarController {
    /// Begins the search of a search tab that has come, unless it has one from before, is refused it, or its
    /// stack shows another member.
    ///
    /// Source: tabs-search-returns-ios26, rns-search-tab-with-details-ios27.
    func activateSearch() throws(Interruption) {
        guard let tab = selectedTab, tab.activatesSearch,
            let stack = tab.root.shownController as? NavigationController, stack.viewControllers.count == 1
        else { return }
        _ = try stack.viewControllers[0].searchController?.begin()
    }

    /// Selects the tab before the search tab, of which the delegate hears as of a selection by code.
    func leaveSearch(_ search: SearchController) throws(Interruption) {
        guard let tab = selectedTab, tab.activatesSearch, let previous = tabBeforeSearch,
            let shown = tab.root.shownController,
            search.owner?.nearestAncestor(where: { $0 === shown }) != nil
        else { return }
        try selectTab(previous, isTap: false)
    }
}
