/// `UISplitViewController`: a primary and a secondary controller, or up to three columns, side by side.
///
/// While the width is compact they stand one above the other on a navigation stack.
///
/// Source: lifecycle-rotation.md 1.12.
final class SplitViewController: ViewController {
    /// Whether the app named a style with columns when it created the controller; else it is the classic one.
    private(set) var style = Style.unspecified
    var columns = SplitColumns() { didSet { application.hasChanged = true } }
    var isCollapsed = false
    /// The controllers whose views stand in the split view controller's view.
    var shown: [ViewController] = []
    /// The classic secondary while it is collapsed; it comes back unless another one does.
    ///
    /// Source: split-not-released.
    var preservedSecondary: ViewController? {
        willSet {
            newValue?.addOwner()
            preservedSecondary?.removeOwner()
        }
    }
    /// Whether the app shows the inspector, which no display mode does.
    ///
    /// Source: UISplitViewController reference, Column.inspector.
    var showsInspector = false
    /// The display mode of which the delegate was told last.
    var announcedDisplayMode: SplitDisplayMode?
    /// Whether it prepares for its appearance, which then is that of its columns as well.
    var isAboutToAppear = false
    /// Whether it is collapsing or expanding now, so that what the app does meanwhile changes nothing.
    var isAdapting = false

    /// `UISplitViewController.Style`.
    enum Style: String {
        case unspecified
        case doubleColumn
        case tripleColumn
    }

    var hasColumns: Bool { style != .unspecified }

    /// What the property `viewControllers` answers.
    ///
    /// Source: split-not-released, split-expand-classic.
    var viewControllers: [ViewController] {
        if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0 } }
        return columns.filled.filter { $0 != .compact && $0 != .inspector }.compactMap { columns[$0] }
    }

    override func showsView(of child: ViewController) -> Bool { shown.contains { $0 === child } }

    /// Takes the style that the app gave to the initializer.
    func initialize(style: Style) throws(Interruption) {
        guard style == .unspecified || application.behavior.holds(.splitViewsHaveColumns) else {
            throw .error(.notApplicable("the column style of split view controllers exists from iOS 14 on"))
        }
        // Source: UISplitViewController reference (iOS 7).
        if !application.behavior.holds(.splitViewsCollapse), application.device.idiom != .pad {
            throw .exception(
                .invalidArgument,
                "UISplitViewController is only supported when running under UIUserInterfaceIdiomPad")
        }
        self.style = style
    }

    override func superImplementation(of callback: Callback, _ payload: Event.Payload) throws(Interruption) {
        try super.superImplementation(of: callback, payload)
        guard callback == .viewWillAppear else { return }
        // It is born expanded and adapts when it comes into a window. Source: split-born-expanded.
        isAboutToAppear = true
        defer { isAboutToAppear = false }
        try updateCollapse()
        try placeColumns()
    }

    override func sizeClassDidChange() throws(Interruption) {
        guard isOnScreen else { return }
        try updateCollapse()
    }

    /// Turning the device changes the display mode by itself.
    override func windowSizeDidChange() throws(Interruption) {
        guard isOnScreen, !isCollapsed, !isAdapting else { return }
        try displayModeDidChange()
    }

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        guard property == .preferredDisplayMode else { return }
        try preferredDisplayModeDidChange(value.string)
    }

    override func didLose(_ child: ViewController) throws(Interruption) {
        guard !isAdapting else { return }
        if let column = columns.column(of: child) { columns[column] = nil }
        guard shown.contains(where: { $0 === child }) else { return }
        shown.removeAll { $0 === child }
        try child.disappearAtOnce()
    }

    override func releaseContents() {
        for column in columns.filled { columns[column] = nil }
        preservedSecondary = nil
        shown = []
    }
}
