/// The calls of searches, by their names in Swift.
extension Calls {
    static let search: [String: Message] = [
        "updateSearchResults(for:)": { controller, frame in
            let search = sent(controller, frame, "searchController") as? UISearchController
            if let search { search.searchResultsUpdater?.updateSearchResults(for: search) }
            return nil
        },
        "presentSearchController(_:)": tells { $1.presentSearchController($0) },
        "willPresentSearchController(_:)": tells { $1.willPresentSearchController($0) },
        "didPresentSearchController(_:)": tells { $1.didPresentSearchController($0) },
        "willDismissSearchController(_:)": tells { $1.willDismissSearchController($0) },
        "didDismissSearchController(_:)": tells { $1.didDismissSearchController($0) },
        "searchBarShouldBeginEditing(_:)": { controller, _ in
            guard let bar = (controller as? UISearchController)?.searchBar else { return nil }
            return bar.delegate.map { .bool($0.searchBarShouldBeginEditing(bar)) }
        },
        "searchBarTextDidBeginEditing(_:)": tellsOfBar { bar, delegate, _ in
            delegate.searchBarTextDidBeginEditing(bar)
        },
        "searchBarTextDidEndEditing(_:)": tellsOfBar { bar, delegate, _ in
            delegate.searchBarTextDidEndEditing(bar)
        },
        "searchBarSearchButtonClicked(_:)": tellsOfBar { bar, delegate, _ in
            delegate.searchBarSearchButtonClicked(bar)
        },
        "searchBarCancelButtonClicked(_:)": tellsOfBar { bar, delegate, _ in
            delegate.searchBarCancelButtonClicked(bar)
        },
        "searchBar(_:textDidChange:)": tellsOfBar { bar, delegate, frame in
            delegate.searchBar(bar, textDidChange: frame.arguments["searchText"].string ?? "")
        },
        "searchBar(_:selectedScopeButtonIndexDidChange:)": tellsOfBar { bar, delegate, frame in
            let scope = Int(frame.arguments["selectedScope"].number ?? 0)
            delegate.searchBar(bar, selectedScopeButtonIndexDidChange: scope)
        },
    ]

    private static func tells(
        _ body: @escaping @MainActor (UISearchController, any UISearchControllerDelegate) -> Void
    ) -> Message {
        { controller, _ in
            if let search = controller as? UISearchController, let delegate = search.delegate {
                body(search, delegate)
            }
            return nil
        }
    }

    private static func tellsOfBar(
        _ body: @escaping @MainActor (UISearchBar, any UISearchBarDelegate, Frame) -> Void
    ) -> Message {
        { controller, frame in
            if let bar = (controller as? UISearchController)?.searchBar, let delegate = bar.delegate {
                body(bar, delegate, frame)
            }
            return nil
        }
    }
}
