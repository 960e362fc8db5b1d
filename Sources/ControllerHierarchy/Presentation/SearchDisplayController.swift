/// `UISearchDisplayController`: the results of a search in a table above the contents; nothing is presented.
///
/// Source: UISearchDisplayController and UISearchDisplayDelegate references; alerts-search-keyboard.md 4.11
/// and 4.12.
final class SearchDisplayController {
    private unowned let contents: ViewController
    private let hasDelegate: Bool
    private(set) var isActive = false
    private(set) var text = ""
    private var hasTable = false
    private var showsTable = false
    /// The navigation controller whose bar it has hidden.
    private weak var hidingFrom: NavigationController?

    /// Virtual seconds in which the interface comes or goes.
    ///
    /// Source: search-display-in-time-ios6 (0.32 and 0.27, printed), search-display-in-time-ios7 (0.5 and
    /// 0.26).
    private func duration(coming: Bool) -> Double {
        coming && application.behavior.holds(.searchDisplaysComeSlowly) ? 0.5 : 0.3
    }

    init(contents: ViewController, hasDelegate: Bool) {
        self.contents = contents
        self.hasDelegate = hasDelegate
    }

    private var application: Application { contents.application }

    /// `setActive(_:animated:)`, and the user's tap on the search bar or on Cancel.
    func setActive(_ active: Bool, animated: Bool) throws(Interruption) {
        guard active != isActive else {
            return application.ignore(
                because: active ? "the search is active already" : "the search is not active")
        }
        // A change that still runs is over with the next one.
        if application.runLoop.cancelSearchChange(of: self) { try endChange() }
        try tell(active ? .searchWillBegin : .searchWillEnd)
        isActive = active
        application.log.noteChange()
        if active {
            if !hasTable { try tell(.searchDidLoadTable) }
            hasTable = true
            try hideBar()
        } else {
            if isEditing { try application.edit(nil, leaves: true) }
            text = ""
            try showTable(false)
            try hidingFrom?.setNavigationBarHidden(false)
            hidingFrom = nil
        }
        guard animated else { return try endChange() }
        application.runLoop.schedule(.endSearchChange(self), after: duration(coming: active))
    }

    // MARK: The search bar

    /// The bar as a text that is edited, with the keyboard; it has no delegate of its own here.
    var editor: TextEditor { TextEditor(controller: contents, label: "searchBar", kind: .searchBar) }

    private var isEditing: Bool {
        application.windows.responders.editor.map { $0.edits(the: editor) } ?? false
    }

    /// What can be tapped of it.
    var controls: [ControlDescription] {
        let bar = ControlDescription(objectID: "searchBar", element: "searchBar")
        guard isActive else { return [bar] }
        var cancel = ControlDescription(objectID: "cancelButton", element: "button")
        cancel.label = "Cancel"
        return [bar, cancel]
    }

    /// The user's tap on the bar, which becomes first responder, or on its Cancel button.
    ///
    /// Where the keyboard stands is a choice. Source: alerts-search-keyboard.md 4.11 (the table is loaded
    /// ahead of the bar's beginning).
    ///
    /// - Returns: whether it is one of them.
    func tap(_ name: String) throws(Interruption) -> Bool {
        if name == "searchBar" {
            if isEditing {
                application.ignore(because: "the search bar is edited already")
            } else {
                if !isActive { try setActive(true, animated: true) }
                if try !application.edit(editor) {
                    application.ignore(because: application.windows.responders.refusal)
                }
            }
            return true
        }
        guard name == "cancelButton" || name == "Cancel" && isActive else { return false }
        try setActive(false, animated: true)
        return true
    }

    /// Tells that the interface has come or gone.
    func endChange() throws(Interruption) { try tell(isActive ? .searchDidBegin : .searchDidEnd) }

    /// The user's text in the search bar; nothing is searched for before the search has begun.
    func search(_ newText: String) throws(Interruption) {
        guard isActive, newText != text else {
            return application.ignore(because: isActive ? "the text is the same" : "the search is not active")
        }
        if !isEditing, try !application.edit(editor) {
            return application.ignore(because: application.windows.responders.refusal)
        }
        text = newText
        application.log.noteChange()
        try ask(.searchShouldReloadForString, .string(text))
        try showTable(!text.isEmpty)
    }

    /// The user's choice of a scope.
    func selectScope(_ index: Double) throws(Interruption) {
        guard isActive else { return application.ignore(because: "the search is not active") }
        try ask(.searchShouldReloadForScope, .number(index))
    }

    /// Gives up the table while nothing is searched for.
    func unloadTable() throws(Interruption) {
        guard hasTable, !isActive else { return }
        try tell(.searchWillUnloadTable)
        hasTable = false
    }

    var name: String { "the search of \(contents.identity.label)" }

    private func showTable(_ shows: Bool) throws(Interruption) {
        guard shows != showsTable else { return }
        showsTable = shows
        try tell(shows ? .searchWillShowTable : .searchWillHideTable)
        try tell(shows ? .searchDidShowTable : .searchDidHideTable)
    }

    /// The navigation bar makes place for the search bar, from iOS 6 on for a member of the stack alone.
    ///
    /// Source: rdar 12707768; apps that override `setActive(_:animated:)` to show the bar again.
    private func hideBar() throws(Interruption) {
        guard let navigation = contents.navigationController, !navigation.isNavigationBarHidden,
            contents.parent === navigation
                || application.behavior.holds(.searchesOfChildrenHideTheNavigationBar)
        else { return }
        hidingFrom = navigation
        try navigation.setNavigationBarHidden(true)
    }

    /// Gives the bar that it has hidden to what is pushed, and takes it back when its contents return.
    ///
    /// Source: search-display-pushed.
    func showBar(for top: ViewController) throws(Interruption) {
        try hidingFrom?.setNavigationBarHidden(top === contents)
    }

    private func tell(_ callback: Callback) throws(Interruption) {
        guard hasDelegate else { return }
        try application.record(callback, target: contents.identity)
    }

    private func ask(_ question: Callback, _ argument: Value) throws(Interruption) {
        guard hasDelegate else { return }
        // Whether the table is filled anew is no matter of controllers.
        try application.ask(question, [argument], target: contents.identity, answer: true)
    }
}

extension ViewController {
    /// What the initializer of a search display controller, or its outlet, gives the controller.
    ///
    /// - Throws: `NSGenericException` from iOS 13 on.
    func makeSearchDisplayController(hasDelegate: Bool) throws(Interruption) {
        guard !application.behavior.holds(.refusesSearchDisplayControllers) else {
            throw .exception(
                .generic,
                "UISearchDisplayController is no longer supported when linking against this version of iOS. "
                    + "Please migrate your application to UISearchController.")
        }
        leaveSearch()
        application.log.noteChange()
        searchDisplayController = SearchDisplayController(contents: self, hasDelegate: hasDelegate)
    }

    /// Forgets what a search of the controller has begun.
    func leaveSearch() {
        guard let search = searchDisplayController else { return }
        _ = application.runLoop.cancelSearchChange(of: search)
    }

    /// What reading `searchDisplayController` answers.
    var searchDisplayValue: Value {
        guard let search = searchDisplayController else { return .null }
        return .object([
            .init("isActive", .bool(search.isActive)), .init("searchText", .string(search.text)),
            .init("searchContentsController", Value(self)),
        ])
    }
}
