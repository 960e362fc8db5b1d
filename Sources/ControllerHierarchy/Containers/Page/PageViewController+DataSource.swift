/// The pages that a page controller's data source hands out, and what the page controller remembers of them.
struct PageDataSource {
    /// In order; the page controller holds them as the app's data source would.
    let pages: [ViewController]
    /// What it answers for the page indicator.
    fileprivate let presentationCount: Int?
    fileprivate let presentationIndex: Int?
    fileprivate var before = Neighbour.unknown
    fileprivate var after = Neighbour.unknown
    /// What else was in front or handed out; held while it stands beside the pages in front.
    private(set) var others: [ViewController] = []

    init(pages: [ViewController], presentationCount: Int?, presentationIndex: Int?) {
        self.pages = pages
        self.presentationCount = presentationCount
        self.presentationIndex = presentationIndex
    }

    /// A page beside the ones in front.
    fileprivate enum Neighbour {
        case unknown
        case known(ViewController?)

        var page: ViewController? {
            if case .known(let page) = self { page } else { nil }
        }
    }

    fileprivate mutating func hold(_ page: ViewController?) {
        guard let page, !(pages + others).contains(where: { $0 === page }) else { return }
        page.addOwner()
        others.append(page)
    }

    /// Lets go of what is no neighbour any longer.
    fileprivate mutating func releaseOthers() {
        let (before, after) = (before.page, after.page)
        for page in others where page !== before && page !== after { page.removeOwner() }
        others.removeAll { $0 !== before && $0 !== after }
    }
}

extension PageViewController {
    /// The page to which a swipe in a direction leads; nil at the end.
    ///
    /// The scroll style asks on both sides, and only for what it does not know yet; the curl style asks at
    /// every swipe. Source: page-delegate-scroll-ios9.
    func neighbour(_ direction: Direction) throws(Interruption) -> ViewController? {
        guard dataSource != nil, let first = viewControllers.first, let last = viewControllers.last else {
            return nil
        }
        guard scrolls else { return try ask(direction, of: direction == .forward ? last : first) }
        try askForUnknownNeighbours()
        let neighbour = direction == .forward ? dataSource?.after : dataSource?.before
        if case .known(let page)? = neighbour { return page }
        return nil
    }

    private func askForUnknownNeighbours() throws(Interruption) {
        guard let first = viewControllers.first, let last = viewControllers.last else { return }
        if case .unknown? = dataSource?.after {
            let page = try ask(.forward, of: last)
            dataSource?.after = .known(page)
            dataSource?.hold(page)
        }
        if case .unknown? = dataSource?.before {
            let page = try ask(.reverse, of: first)
            dataSource?.before = .known(page)
            dataSource?.hold(page)
        }
    }

    /// Asks the data source for the page beside a page.
    func ask(_ direction: Direction, of page: ViewController) throws(Interruption) -> ViewController? {
        guard let pages = dataSource?.pages else { return nil }
        let index = pages.firstIndex { $0 === page }.map { direction == .forward ? $0 + 1 : $0 - 1 }
        let answer = index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
        return try application.ask(
            direction == .forward ? .pageAfter : .pageBefore, [.controller(page.identity.label)],
            target: identity, answer: answer)
    }

    /// Asks a data source that has both methods what the page indicator shows; a swipe moves it by itself.
    ///
    /// Source: UIPageViewController.h, UIPageViewControllerDataSource; ct-page-indicator-queries.
    func askAboutPageIndicator() throws(Interruption) {
        guard scrolls, setting(.navigationOrientation)?.string != "vertical",
            let count = dataSource?.presentationCount, let index = dataSource?.presentationIndex
        else { return }
        try application.ask(.pagePresentationCount, target: identity, answer: Value.number(Double(count)))
        try application.ask(.pagePresentationIndex, target: identity, answer: Value.number(Double(index)))
    }

    /// Notes what is beside the new pages; after a swipe the scroll style asks for the rest at once.
    ///
    /// A call of the setter forgets what was known, but up to iOS 7 an animated one remembers where it came
    /// from. Source: page-delegate-scroll-ios9; openradar 13162693; pagebug-back-from-eighth-ios8.
    func remember(
        turned direction: Direction, from previous: [ViewController], isSwipe: Bool, isAnimated: Bool
    ) throws(Interruption) {
        guard scrolls, dataSource != nil else { return }
        // Of pages that scroll one is in front.
        let remembers = isSwipe || isAnimated && application.behavior.holds(.pagesRememberAnimatedCalls)
        let came: PageDataSource.Neighbour =
            if let page = previous.first, remembers { .known(page) } else { .unknown }
        dataSource?.before = direction == .forward ? came : .unknown
        dataSource?.after = direction == .forward ? .unknown : came
        dataSource?.hold(came.page)
        dataSource?.releaseOthers()
        if isSwipe { try askForUnknownNeighbours() }
    }
}
