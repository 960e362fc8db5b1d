import UIKit
import UnderstudyTesting
import XCTest

/// A search by hand and in code, with all who hear of it.
final class SearchTests: RecordingTestCase {
    final class Listener: NSObject, UISearchControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating {
        var heard: [String] = []
        var mayBegin = true
        func updateSearchResults(for searchController: UISearchController) {
            heard.append("update \(searchController.searchBar.text ?? "nil")")
        }
        func presentSearchController(_ searchController: UISearchController) { heard.append("present") }
        func willPresentSearchController(_ searchController: UISearchController) {
            heard.append("willPresent")
        }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) {
            heard.append("willDismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("didDismiss") }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            heard.append("should")
            return mayBegin
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("submit") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }

    func testASearch() throws {
        let listener = Listener()
        launch("17.0") { UINavigationController(rootViewController: FirstViewController()) }
        let stack = try XCTUnwrap(window?.rootViewController as? UINavigationController)
        let list = try XCTUnwrap(stack.topViewController)
        let search = UISearchController(searchResultsController: SecondViewController())
        search.delegate = listener
        search.searchResultsUpdater = listener
        search.searchBar.delegate = listener
        list.navigationItem.searchController = search
        XCTAssertTrue(list.navigationItem.searchController === search)
        Understudy.settle()

        listener.mayBegin = false
        let steps: [(() -> Void, heard: [String], isActive: Bool)] = [
            ({ Understudy.tap("searchBar", in: search) }, ["should"], false),
            (
                {
                    listener.mayBegin = true
                    Understudy.search("apple", in: search)
                },
                [
                    "should", "began", "present", "willPresent", "update ", "didPresent", "text apple",
                    "update apple",
                ],
                true
            ),
            ({ Understudy.submitSearch(in: search) }, ["submit"], true),
            (
                { Understudy.cancelSearch(in: search) },
                ["cancel", "willDismiss", "update ", "ended", "didDismiss"], false
            ),
            ({ search.isActive = true }, ["present", "willPresent", "didPresent"], true),
            ({ search.searchBar.text = "pear" }, ["update pear"], true),
            ({ search.isActive = false }, ["willDismiss", "update ", "didDismiss"], false),
        ]
        for (number, step) in steps.enumerated() {
            step.0()
            Understudy.settle()
            XCTAssertEqual(listener.heard, step.heard, "\(number)")
            XCTAssertEqual(search.isActive, step.isActive, "\(number)")
            listener.heard = []
        }
        XCTAssertEqual(search.searchBar.text, "")
    }
}
