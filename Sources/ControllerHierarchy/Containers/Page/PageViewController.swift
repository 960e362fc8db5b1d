/// `UIPageViewController`: pages of which one is shown, or two that face each other.
///
/// Source: navigation-containment.md R13; lifecycle-rotation.md 1.4.
final class PageViewController: ViewController {
    /// The pages in front; a swipe changes them at its end, a call of the setter at once.
    var viewControllers: [ViewController] = [] { didSet { application.log.noteChange() } }
    /// The pages whose views stand in the page controller's view; both sides while pages turn.
    var shown: [ViewController] = []
    var transition: PageTransition?
    var dataSource: PageDataSource?
    /// Calls of the setter that came while pages were turning, in order.
    private var queuedChanges: [QueuedChange] = []
    /// Whether the delegate is saying where the spine is to be.
    var isAskedForSpine = false
    /// Pages that appeared before the page controller was in a window.
    private var pagesOutsideWindow: [ViewController] = []

    /// The direction in which pages turn.
    enum Direction: String, CaseIterable {
        case forward
        case reverse
    }

    private struct QueuedChange {
        let pages: [ViewController]
        let direction: Direction
        let animated: Bool
        let completion: CompletionHandler
    }

    var scrolls: Bool { setting(.transitionStyle)?.string == "scroll" }

    /// Shows other pages; the appearance of pages is driven whether or not the page controller is visible.
    ///
    /// The first pages have nothing to turn from and appear at once, before any layout.
    /// Source: page-initial-in-viewdidload, page-initial-before-parent-ios13.
    func setViewControllers(
        _ pages: [ViewController], direction: Direction, animated: Bool, completion: CompletionHandler
    ) throws(Interruption) {
        try view()
        let required = requiredPageCount(animated: animated, given: pages.count)
        guard pages.count == required else {
            throw .exception(
                .invalidArgument,
                "The number of view controllers provided (\(pages.count)) doesn't match the number required "
                    + "(\(required)) for the requested transition")
        }
        if scrolls {
            try transition?.checkSwipe(againstTurnTo: pages, direction: direction, animated: animated)
        }
        let takesPlace = !animated && queuedChanges.isEmpty
        let interrupted = takesPlace ? transition.flatMap { $0.givesWay(to: pages) ? $0 : nil } : nil
        guard transition == nil || interrupted != nil else {
            for page in pages { page.addOwner() }
            queuedChanges.append(
                QueuedChange(pages: pages, direction: direction, animated: animated, completion: completion))
            return
        }
        // Of a page and its back, which an animation needs, only the page stays in front.
        let front = Array(pages.prefix(isAskedForSpine ? required : visiblePageCount))
        guard front.count < 2 || front[0] !== front[1] else {
            throw .error(.invalidArgument(field: "viewControllers", reason: "a page cannot face itself"))
        }
        let turns = animated && !viewControllers.isEmpty && window != nil && !isAskedForSpine
        let transition = PageTransition(
            self, to: front, direction: direction, isAnimated: turns, completion: completion,
            insteadOf: interrupted)
        viewControllers = front
        self.transition = transition
        if transition.asksFirst || interrupted != nil { try transition.prepare() }
        if let interrupted {
            if !interrupted.hasBegun { try interrupted.begin() }
            try interrupted.giveWay()
        }
        guard !transition.asksFirst else {
            return application.runLoop.scheduleAfterCommit(.begin(transition))
        }
        try transition.begin()
        try askAboutPageIndicator()
    }

    /// Carries out the next call of the setter that had to wait.
    func runQueuedChange() throws(Interruption) {
        guard transition == nil, !queuedChanges.isEmpty else { return }
        let change = queuedChanges.removeFirst()
        try setViewControllers(
            change.pages, direction: change.direction, animated: change.animated,
            completion: change.completion)
        for page in change.pages { page.removeOwner() }
        try runQueuedChange()
    }

    /// Puts a page's view into the page controller's own.
    func place(_ page: ViewController) throws(Interruption) {
        guard let own = viewIfLoaded, let view = page.hearer.viewIfLoaded else { return }
        own.addSubview(view)
        if own.window == nil { pagesOutsideWindow.append(page) } else { page.setNeedsLayout() }
    }

    /// Lays out pages that appeared outside a window, twice as was seen.
    ///
    /// Source: page-initial-in-viewdidload.
    override func layoutSubviews() throws(Interruption) {
        // The app may ask for a layout before there is a window. Source: page-laid-out-before-its-window.
        guard isInWindow else { return }
        let pages = pagesOutsideWindow.filter { page in shown.contains { $0 === page } }
        pagesOutsideWindow = []
        for page in pages {
            try enterWindow(page)
            page.extraLayoutPasses = 1
        }
    }

    /// Makes up for what a page and the controllers in it missed while they were in no window.
    private func enterWindow(_ controller: ViewController) throws(Interruption) {
        try controller.enterWindow()
        try controller.sizeClassDidChange()
        controller.setNeedsLayout()
        for child in controller.children where child.isVisible(in: controller) { try enterWindow(child) }
    }

    override func superImplementation(of callback: Callback, _ payload: Event.Payload) throws(Interruption) {
        try super.superImplementation(of: callback, payload)
        try askSpineLocation(at: callback, payload)
        guard callback == .viewWillAppear else { return }
        // Pages whose views a memory warning has taken.
        for page in shown where !page.isViewLoaded {
            try page.view()
            try place(page)
        }
        if !pagesOutsideWindow.isEmpty { setNeedsLayout() }
    }

    // MARK: - What UIKit asks of a container

    override var members: [ViewController] { viewControllers }

    override func containerValue(of property: Property) -> Value {
        switch property {
        case .viewControllers: Value(viewControllers)
        case .transitionStyle: .string(scrolls ? "scroll" : "pageCurl")
        case .spineLocation: .string(spineLocation)
        case .isDoubleSided: .bool(isDoubleSided)
        default: .null
        }
    }

    override func didSet(_ property: Property, _ value: Value) throws(Interruption) {
        if property == .isDoubleSided, value == .bool(false) { try checkSides() }
    }

    override func didLose(_ child: ViewController) throws(Interruption) {
        viewControllers.removeAll { $0 === child }
        guard shown.contains(where: { $0 === child }) else { return }
        shown.removeAll { $0 === child }
        try child.disappearAtOnce()
    }

    override func releaseContents() {
        viewControllers = []
        shown = []
        pagesOutsideWindow = []
        for change in queuedChanges {
            for page in change.pages { page.removeOwner() }
        }
        queuedChanges = []
        for page in (dataSource?.pages ?? []) + (dataSource?.others ?? []) { page.removeOwner() }
        dataSource = nil
    }

    override var brokenContents: [String] {
        (viewControllers + shown).filter { $0.parent !== self }.map {
            "\($0.identity.label) is a page of \(identity.label) but not its child"
        }
    }

    override var unsettledContents: [String] {
        transition == nil ? [] : ["\(identity.label) is still turning pages"]
    }

    override func fillDataSource(_ source: DataSourceDescription) throws(Interruption) {
        let pages = try application.require(source.pages, field: "dataSource/pages")
        for page in pages { page.addOwner() }
        dataSource = PageDataSource(
            pages: pages, presentationCount: source.presentationCount,
            presentationIndex: source.presentationIndex)
    }

    override func fillContents(
        _ contents: [ViewController], _ description: ControllerDescription
    ) throws(Interruption) {
        try setViewControllers(contents, direction: .forward, animated: false, completion: .none)
    }

    override func setViewControllers(by operation: Operation) throws(Interruption) {
        try setViewControllers(
            SetViewControllersOperation.controllers(operation, in: application),
            direction: SetViewControllersOperation.pageDirection(operation), animated: operation.animated,
            completion: application.completionHandler(of: operation))
    }

    override func showsView(of child: ViewController) -> Bool { shown.contains { $0 === child } }

    override var resizesChildren: Bool { true }

    /// The place of a page, which knows of no bar at the top in the first version that has guides.
    ///
    /// Source: so19140530-page-has-no-guide-of-its-container-ios7.
    override func area(of child: ViewController, in own: ViewArea, with bars: BarHeights) -> ViewArea {
        var area = own
        if !application.behavior.holds(.pagesHandOnLayoutGuides) { area.top = 0 }
        return area
    }

    override var orientationQuestions: (supported: Callback, preferred: Callback)? {
        (.pageSupportedOrientations, .pagePreferredOrientation)
    }

    /// The pages appear before the page controller does.
    ///
    /// Source: page-initial-before-parent-ios13.
    override var showsMembersOutsideWindow: Bool { true }

    override func encodeContents(with preservation: Preservation) -> [String]? {
        viewControllers.compactMap(preservation.reference(to:))
    }

    override func decodeContents(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        let paths = coder.children ?? []
        let pages = paths.compactMap { restoration.controller(at: $0) }
        guard pages.count == paths.count,
            pages.count == requiredPageCount(animated: false, given: pages.count),
            !pages.elementsEqual(viewControllers, by: ===)
        else { return }
        try setViewControllers(pages, direction: .forward, animated: false, completion: .none)
    }
}
