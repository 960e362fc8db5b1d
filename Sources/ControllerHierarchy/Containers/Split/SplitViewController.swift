/// `UISplitViewController`: a primary and a secondary controller, or up to three columns, side by side.
///
/// While the width is compact they stand one above the other on a navigation stack.
///
/// Source: lifecycle-rotation.md 1.12.
final class SplitViewController: ViewController {
    /// Whether the app named a style with columns when it created the controller; else it is the classic one.
    private(set) var style = Style.unspecified
    var columns = SplitColumns() { didSet { application.log.noteChange() } }
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
    /// The display mode that the user has chosen, until the app or a turn of the device sets another.
    var chosenDisplayMode: SplitDisplayMode?
    /// Before iOS 8, what the delegate says of the primary in this orientation; nil where it does not say.
    var hidesPrimary: Bool?
    /// The window in which the app asked for its preferred mode, unless that was before the columns showed.
    var requestSize: Size?
    /// Whether it prepares for its appearance, which then is that of its columns as well.
    var isAboutToAppear = false
    /// What the delegate knows of the columns, and whether they have their places yet.
    var telling = SplitTelling()
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
        if isCollapsed { return [collapsedController].compactMap(\.self).map(content) }
        return columns.filled.filter { $0 != .compact && $0 != .inspector }.compactMap { columns[$0] }
            .map(content)
    }

    /// The controller that stands for all columns while these are collapsed.
    var collapsedController: ViewController? {
        if telling.isCollapsedToPrimary { return columns[.primary] }
        return columns[.compact] ?? columns[.primary]
    }

    /// The style that the app gave to the initializer.
    var namedStyle: Style { setting(.style)?.string.flatMap(Style.init(rawValue:)) ?? .unspecified }

    /// - Throws: what UIKit raises that does not know the style, or no split view controllers on the device.
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
        if callback == .viewIsAppearing { try tellOfEnd() }
        guard callback == .viewWillAppear else { return }
        // It is born expanded and adapts when it comes into a window. Source: split-born-expanded.
        isAboutToAppear = true
        defer { isAboutToAppear = false }
        try announceFirstDisplayMode()
        try updateCollapse()
        try mountAll()
        try placeColumns()
    }

    // MARK: - What UIKit asks of a container

    override func containerValue(of property: Property) -> Value {
        switch property {
        case .viewControllers: Value(viewControllers)
        case .isCollapsed: .bool(isCollapsed)
        // Source: probe-split-classic-phone-ios26, probe-split-columns-phone-ios26.
        case .displayMode:
            .string(displayModeInForce.name(in: application.behavior))
        case .style: .string(style.rawValue)
        case .splitBehavior: .string(behaviorInForce.rawValue)
        case .isShowing: shownColumns
        case .columns:
            .object(SplitColumn.allCases.map { .init($0.rawValue, Value(columns[$0].map(content))) })
        case .primaryColumnWidth: columnWidth(.primary)
        case .supplementaryColumnWidth: columnWidth(.supplementary)
        default: .null
        }
    }

    /// It turns only if both of its controllers agree, as up to iOS 5.
    ///
    /// Source: View Controller Catalog for iOS, Supporting Orientation Changes in a Split View Interface;
    /// dump-frames-of-split-ipad5.
    override func childrenAsked(about question: Callback) -> [ViewController] {
        question == .shouldAutorotateToInterfaceOrientation ? columns.filled.compactMap { columns[$0] } : []
    }

    override func didLose(_ child: ViewController) throws(Interruption) {
        guard !isAdapting else { return }
        if let column = columns.column(of: child) { columns[column] = nil }
        guard shown.contains(where: { $0 === child }) else { return }
        shown.removeAll { $0 === child }
        try child.disappearAtOnce()
    }

    override func checkSetting(_ property: Property) throws(Interruption) {
        try checkStyle(for: property)
    }

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        guard property == .preferredDisplayMode || property == .preferredSplitBehavior else { return }
        try preferredDisplayModeDidChange()
    }

    override var ownControls: [ControlDescription] {
        [displayModeButton, secondaryOnlyButton].compactMap(\.self) + super.ownControls
    }

    override func tapOwnControl(_ name: String) throws(Interruption) -> Bool {
        switch name {
        case "displayMode": try tapDisplayModeButton()
        case "secondaryOnly": try tapSecondaryOnlyButton()
        default: return try super.tapOwnControl(name)
        }
        return true
    }

    override func contentWasSwiped(_ direction: SwipeDirection) throws(Interruption) -> Bool {
        try swipe(direction)
    }

    override func covers(_ member: ViewController) -> Bool {
        guard !isCollapsed, effectiveDisplayMode.isOver, let column = columns.column(of: member) else {
            return false
        }
        return column != .primary && column != .supplementary
    }

    override func tapBeside() throws(Interruption) -> Bool { try hideOverlaidColumns() }

    override func releaseContents() {
        for column in columns.filled { columns[column] = nil }
        preservedSecondary = nil
        shown = []
    }

    override var brokenContents: [String] {
        var broken = shown.filter { $0.parent !== self }.map {
            "\($0.identity.label) shows in \(identity.label) but is not its child"
        }
        for column in columns.filled where !isCollapsed && column != .inspector && isMounted {
            if column == .compact, tellsOfEachColumn { continue }
            if let member = columns[column], member.parent !== self {
                broken.append("\(member.identity.label) is a column of \(identity.label) but not its child")
            }
        }
        if isAdapting { broken.append("\(identity.label) has not ended to collapse or to expand") }
        return broken
    }

    override var unsettledContents: [String] {
        guard appearance.state == .appeared, window != nil, application.behavior.holds(.splitViewsCollapse),
            isCollapsed != (horizontalSizeClass == .compact)
        else { return [] }
        return ["\(identity.label) does not fit its size class"]
    }

    override func initialize() throws(Interruption) { try initialize(style: namedStyle) }

    override func fillColumns(_ columns: [ControllerDescription.ColumnSetting]) throws(Interruption) {
        try initialize()
        for setting in columns {
            try setViewController(
                application.require(setting.controller, field: "columns/\(setting.column.rawValue)"),
                for: setting.column)
        }
    }

    override func fillContents(
        _ contents: [ViewController], _ description: ControllerDescription
    ) throws(Interruption) {
        try setViewControllers(contents)
    }

    override func fillRelationships(_ related: [RelatedController]) throws(Interruption) {
        try fillColumns(related)
    }

    override func setViewControllers(by operation: Operation) throws(Interruption) {
        try setViewControllers(SetViewControllersOperation.controllers(operation, in: application))
    }

    override func userTakesAway(_ presented: ViewController) throws(Interruption) {
        try tellOfInspectorSheet(presented)
    }

    override func showsView(of child: ViewController) -> Bool { shown.contains { $0 === child } }

    override var resizesChildren: Bool { true }

    override func area(of child: ViewController, in own: ViewArea, with bars: BarHeights) -> ViewArea {
        area(of: child, within: own)
    }

    override var orientationQuestions: (supported: Callback, preferred: Callback)? {
        (.splitSupportedOrientations, .splitPreferredOrientation)
    }

    override func sizeClassDidChange() throws(Interruption) {
        if !(application.transitions.resizing?.holdsColumns ?? false) { try adaptColumns() }
    }

    override func adaptColumns() throws(Interruption) { if isOnScreen { try updateCollapse() } }

    /// Turning the device changes the display mode by itself.
    override func windowSizeDidChange() throws(Interruption) {
        chosenDisplayMode = nil
        guard isOnScreen, !isCollapsed, !isAdapting else { return }
        if delegate != nil { try askWhetherPrimaryHides() }
        try displayModeDidChange()
    }

    override func implements(_ action: ShowAction) -> Bool { true }

    override func show(
        _ action: ShowAction, _ controller: ViewController, _ operation: Operation
    ) throws(Interruption) {
        switch action {
        case .show: try showPrimary(controller, operation)
        case .showDetail: try showSecondary(controller, operation)
        }
    }

    /// Source: issue forcedotcom/SalesforceMobileSDK-iOS 332; openradar 20833783.
    override func checkIsPresentable() throws(Interruption) {
        guard !application.behavior.holds(.splitViewsCollapse) else { return }
        throw .exception(
            .invalidArgument,
            "Application tried to present a Split View Controllers modally \(identity.printed).")
    }

    override func encodeContents(with preservation: Preservation) -> [String]? {
        encodeColumns(with: preservation)
        return nil
    }

    override func decodeContents(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        try decodeColumns(coder, of: restoration)
    }

    override var restorationContents: [ViewController] {
        restorationColumns.map(\.controller) + super.restorationContents
    }
}
