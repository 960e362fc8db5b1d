import Foundation

/// A search in a bar, with its results. Source: https://developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor open class UISearchController: UIViewController {
    override class var builtIn: UIViewController.Type { UISearchController.self }

    public init(searchResultsController: UIViewController?) {
        Self.atCreation = searchResultsController.map { ["searchResultsController": $0.reference] } ?? [:]
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var searchResultsController: UIViewController? { controller("searchResultsController") }

    /// Whether the search is on the screen; setting it begins and ends one.
    open var isActive: Bool {
        get { read("isActive").bool ?? false }
        set { live.perform("setSearchActive", on: self, ["active": .bool(newValue)]) }
    }

    /// The object that hears of the search's beginning and end; not held.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { write("delegate", delegate == nil ? .null : [:]) }
    }

    /// The object that updates the results; not held.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        didSet {
            // The session sends the call to a controller: to this one where the object is none.
            let updater = searchResultsUpdater.map { ($0 as? UIViewController ?? self).reference }
            write("searchResultsUpdater", updater ?? .null)
        }
    }

    public private(set) lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.searchController = self
        return bar
    }()

    open var obscuresBackgroundDuringPresentation: Bool {
        get { read("obscuresBackgroundDuringPresentation").bool ?? true }
        set { write("obscuresBackgroundDuringPresentation", .bool(newValue)) }
    }
    open var hidesNavigationBarDuringPresentation: Bool {
        get { read("hidesNavigationBarDuringPresentation").bool ?? true }
        set { write("hidesNavigationBarDuringPresentation", .bool(newValue)) }
    }
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
}

/// A field for what is searched; that of a search controller is the session's. Source:
/// https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    weak var searchController: UISearchController?
    /// What a bar has that belongs to no search controller.
    private var ownText: String?
    private var ownScope = 0

    /// The object that hears of the user's typing; not held.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { write(["delegate": delegate == nil ? .null : [:]]) }
    }

    private func write(_ members: [String: JSON]) {
        guard let searchController else { return }
        // The session replaces the whole value.
        var all: [String: JSON] = delegate == nil ? [:] : ["delegate": [:]]
        all.merge(members) { _, new in new }
        searchController.write("searchBar", .object(all.filter { !$0.value.isNull }))
    }

    open var text: String? {
        get { searchController.map { $0.read("searchBar")["text"].string ?? "" } ?? ownText }
        set {
            ownText = newValue
            write(["text": .string(newValue ?? "")])
        }
    }

    open var selectedScopeButtonIndex: Int {
        get {
            guard let searchController else { return ownScope }
            return searchController.read("searchBar")["selectedScopeButtonIndex"].number.map { Int($0) } ?? 0
        }
        set {
            ownScope = newValue
            write(["selectedScopeButtonIndex": .number(Double(newValue))])
        }
    }

    open var placeholder: String?
    open var prompt: String?
    open var scopeButtonTitles: [String]?
    open var showsScopeBar = false
    open var showsCancelButton = false
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    public let searchTextField = UITextField()
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// What a search controller tells its delegate; all of it is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func presentSearchController(_ searchController: UISearchController)
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) { unanswered() }
    public func willPresentSearchController(_ searchController: UISearchController) { unanswered() }
    public func didPresentSearchController(_ searchController: UISearchController) { unanswered() }
    public func willDismissSearchController(_ searchController: UISearchController) { unanswered() }
    public func didDismissSearchController(_ searchController: UISearchController) { unanswered() }
}

/// What a search bar asks and tells its delegate; all of it is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        unanswered()
        return true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { unanswered() }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { unanswered() }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { unanswered() }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        unanswered()
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { unanswered() }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { unanswered() }
}

extension UINavigationItem {
    /// The search whose bar stands under the navigation bar.
    public var searchController: UISearchController? {
        get { owner?.searchController }
        set { owner?.write("searchController", newValue?.reference ?? .null) }
    }
}

extension Understudy {
    /// The user taps the search bar and types.
    public static func search(_ text: String, in searchController: UISearchController) {
        if !searchController.isActive { tap("searchBar", in: searchController) }
        settle()
        current.performFromOutside("search", on: searchController, ["text": .string(text)])
    }

    /// The user taps the Search key of the keyboard.
    public static func submitSearch(in searchController: UISearchController) {
        current.performFromOutside("search", on: searchController, ["submit": true])
    }

    /// The user taps Cancel beside the search bar.
    public static func cancelSearch(in searchController: UISearchController) {
        tap("cancelButton", in: searchController)
    }
}
