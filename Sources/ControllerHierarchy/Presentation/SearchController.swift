/// `UISearchController`: a search bar in another controller's interface, and the presentation of a search.
///
/// It is presented over its context like any other; what is its own is who begins and ends that, and who is
/// told. No log shows the whole order: the bar tells its delegate before it tells its own.
///
/// Source: UISearchController, UISearchBarDelegate and UISearchResultsUpdating references;
/// alerts-search-keyboard.md section 4; search-tap-order.
final class SearchController: ViewController {
    /// The controller in whose navigation item, or in whose view, the search bar stands.
    weak var owner: ViewController?
    private(set) var searchResultsController: ViewController?
    private(set) var text = ""
    private(set) var scope = 0
    /// Whether the user has typed since the search has begun.
    private(set) var hasTyped = false
    /// Whether UIKit presents or dismisses, of which alone the delegate is told.
    private var isAutomatic = false
    /// Whether the app has asked for the search while it was going, so that it comes again.
    private var comesAgain = false
    /// Whether the search is being given up, so that the updater hears of one that is not active.
    private var isEnding = false

    /// Whether the search is on screen, or on its way there, and not being given up.
    var isActive: Bool { !isEnding && (presentedBy.map { !$0.isBeingDismissed } ?? false) }

    var hidesNavigationBar: Bool { setting(.hidesNavigationBarDuringPresentation)?.bool ?? true }

    // MARK: Beginning and ending

    /// The user's tap on the search bar, which becomes first responder, and begins the search.
    func beginByTap() throws(Interruption) {
        guard isBarEnabled else {
            return application.ignore(because: "the search bar of \(identity.label) is not enabled")
        }
        if let refusal = try begin() { application.ignore(because: refusal) }
    }

    /// - Returns: why nothing begins.
    func begin() throws(Interruption) -> String? {
        if isEditing { return "the search bar is edited already" }
        guard isActive || (presentedBy == nil && owner?.window != nil),
            try application.edit(editor)
        else { return refusedBeginning }
        guard presentedBy == nil else { return nil }
        try presentAutomatically()
        if isActive {
            try updateResults()
        } else if isEditing {
            // Nothing shows the bar's search: it is given up.
            try application.edit(nil, leaves: true)
        }
        return nil
    }

    /// `isActive =`, by which nobody becomes first responder.
    ///
    /// Source: search-active-in-code; WordPress-iOS 5808 for one that is not active.
    func setActive(_ active: Bool) throws(Interruption) {
        guard active else {
            comesAgain = false
            return try end(animated: true)
        }
        if presentedBy == nil { return try presentAutomatically() }
        guard !isActive else {
            return application.ignore(because: "\(identity.label) is active already")
        }
        comesAgain = true
    }

    /// The user's tap on Cancel, which ends nothing where the app shows the button before the search.
    ///
    /// Source: search-cancel-text (RxSwift 1714): the text is still there; search-close-ios27.
    func cancelByTap() throws(Interruption) {
        guard isActive || showsCancelButton else {
            return application.ignore(because: "\(identity.label) is not active")
        }
        if !application.behavior.holds(.searchesEndWithoutCancelButton) {
            try tellBar(.searchBarCancelButtonClicked)
        }
        if isActive { try end(animated: true) }
    }

    private func presentAutomatically() throws(Interruption) {
        guard let owner else {
            return application.ignore(because: "\(identity.label) belongs to no controller")
        }
        try tell(.presentSearchController)
        isAutomatic = true
        try owner.present(self, animated: true, completion: .none)
        guard isActive else { return isAutomatic = false }
        try tell(.willPresentSearchController)
    }

    private func end(animated: Bool) throws(Interruption) {
        try tell(.willDismissSearchController)
        guard isActive, let presentation = presentedBy else {
            return application.ignore(because: "\(identity.label) is not active")
        }
        isEnding = true
        defer { isEnding = false }
        try clear()
        isAutomatic = true
        try presentation.presenting.dismiss(
            presentation, animated: animated, completion: .none, lastDelegateCall: nil)
    }

    /// Empties the bar and ends its editing.
    private func clear() throws(Interruption) {
        hasTyped = false
        if !text.isEmpty {
            text = ""
            application.log.noteChange()
        }
        // Who shows results may reset them. Source: uicatalog-updated-as-search-ends-ios8.
        try updateResults()
        if isEditing { try application.edit(nil, leaves: true) }
    }

    override func presentationDidEnd(completed: Bool) throws(Interruption) {
        defer { isAutomatic = false }
        if completed, isAutomatic { try tell(.didPresentSearchController) }
    }

    override func dismissalDidEnd() throws(Interruption) {
        let wasAutomatic = isAutomatic
        isAutomatic = false
        if wasAutomatic {
            try tell(.didDismissSearchController)
            try owner?.tabBarController?.leaveSearch(self)
            return
        }
        // The app has dismissed it: the bar goes off the screen with what it has.
        (text, hasTyped) = ("", false)
    }

    /// Source: liquidshell-search-ended-and-begun-in-one-turn-ios26.
    override func followToldDismissal() throws(Interruption) {
        guard comesAgain else { return }
        comesAgain = false
        try presentAutomatically()
    }

    // MARK: The first responder

    /// The bar as a text that is edited, with the keyboard.
    ///
    /// Source: UISearchBarDelegate reference, editing text; alerts-search-keyboard.md 4.1 to 4.3.
    private var editor: TextEditor { TextEditor(controller: self, label: "searchBar", kind: .searchBar) }

    /// Whether the bar is the first responder.
    private var isEditing: Bool {
        application.windows.responders.editor.map { $0.edits(the: editor) } ?? false
    }

    override func editor(named name: String) -> TextEditor? { name == "searchBar" ? editor : nil }

    override func type(_ text: String, into name: String) throws(Interruption) -> Bool {
        guard name == "searchBar" else { return false }
        try type(text)
        return true
    }

    /// The results are asked for whenever the bar becomes first responder.
    func barDidBeginEditing() throws(Interruption) {
        if isActive { try updateResults() }
    }

    // MARK: Typing

    /// The user's text.
    func type(_ newText: String) throws(Interruption) {
        guard isActive, newText != text else {
            return application.ignore(
                because: isActive ? "the text is the same" : "\(identity.label) is not active")
        }
        if !isEditing, try !application.edit(editor) {
            return application.ignore(because: application.windows.responders.refusal)
        }
        text = newText
        hasTyped = true
        application.log.noteChange()
        try tellBar(.searchBarTextDidChange, .values([.string(text)]))
        try updateResults()
    }

    /// The user's choice of a scope.
    func selectScope(_ index: Int) throws(Interruption) {
        guard isActive, index != scope else {
            return application.ignore(
                because: isActive ? "the scope is chosen already" : "\(identity.label) is not active")
        }
        guard hasScope(index) else {
            return application.ignore(because: "\(identity.label) has no scope \(index)")
        }
        scope = index
        application.log.noteChange()
        try tellBar(.searchBarScopeDidChange, .values([.number(Double(index))]))
        if application.behavior.holds(.scopesUpdateSearchResults) { try updateResults() }
    }

    /// The tap on the keyboard's Search key, after which the bar stays first responder.
    ///
    /// Source: UISearchBarDelegate reference, `searchBarSearchButtonClicked(_:)`; Apple's sample "Displaying
    /// Searchable Content by Using a Search Controller" resigns there itself.
    func submit() throws(Interruption) {
        guard isActive, isEditing else { return application.ignore(because: "the search bar is not edited") }
        try tellBar(.searchBarSearchButtonClicked)
    }

    // MARK: Who is told

    private func tell(_ callback: Callback) throws(Interruption) {
        guard delegate != nil else { return }
        try application.record(callback, target: identity)
    }

    private func tellBar(_ callback: Callback, _ payload: Event.Payload = .none) throws(Interruption) {
        guard hasBarDelegate else { return }
        try application.record(callback, target: identity, payload: payload)
    }

    /// Tells the updater, a controller of the app's.
    private func updateResults() throws(Interruption) {
        try updater?.send(.updateSearchResults, .controller(identity))
    }

    // MARK: As a controller

    /// The results are a child from the first load on, so they appear with the search.
    override func superImplementation(
        of callback: Callback, _ payload: Event.Payload
    ) throws(Interruption) {
        try super.superImplementation(of: callback, payload)
        guard callback == .viewDidLoad, let results = searchResultsController, results.parent == nil else {
            return
        }
        try addChild(results)
        try addSubview(of: results)
        try results.sendDidMove(to: self)
    }

    override func containerValue(of property: Property) -> Value {
        switch property {
        case .isActive: .bool(isActive)
        case .searchResultsController: Value(searchResultsController)
        case .searchBar: barValue
        case .showsSearchResultsController: .bool(resultsSetting)
        default: .null
        }
    }

    private var barValue: Value {
        var members: [Value.Member] = []
        if case .object(let given)? = bar {
            members = given.filter { !["text", "selectedScopeButtonIndex"].contains($0.name) }
        }
        members.append(.init("text", .string(text)))
        members.append(.init("selectedScopeButtonIndex", .number(Double(scope))))
        return .object(members)
    }

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        switch (property, value) {
        case (.isActive, .bool(let active)): try setActive(active)
        case (.searchBar, .object):
            takeOverBar(value)
            if let index = value["selectedScopeButtonIndex"]?.number, hasScope(Int(index)) {
                scope = Int(index)
            }
            guard let newText = value["text"]?.string, newText != text else { return }
            text = newText
            if isActive { try updateResults() }
        case (.searchResultsUpdater, .controller(let name)):
            // A description names the results before they are made.
            if let label = (try? application.find(name))?.identity.label, label != name {
                store(property, .controller(label))
            }
        default: followSetting(of: property, value)
        }
    }

    /// Holds the results controller of the initializer.
    ///
    /// - Returns: whether it can be one.
    func hold(_ results: ViewController) -> Bool {
        guard results !== self, results.parent == nil, searchResultsController == nil else { return false }
        results.addOwner()
        searchResultsController = results
        return true
    }

    override func releaseContents() {
        searchResultsController?.removeOwner()
        searchResultsController = nil
    }

    override var ownControls: [ControlDescription] { searchControls(of: self) }

    override func tapOwnControl(_ name: String) throws(Interruption) -> Bool { try tapSearch(name, of: self) }
}
