/// Turning pages with the finger.
///
/// Source: page-scroll-finish-ios7, page-curl-cancel-ios7, page-delegate-scroll-ios9.
extension PageViewController {
    /// Carries out a whole swipe, or one phase of it.
    func turnPage(_ direction: Direction, phase: GesturePhase?) throws(Interruption) {
        switch phase {
        case nil, .begin:
            guard transition == nil, isInReach, let pages = try pages(in: direction)
            else { return application.ignore(because: refusedTurn) }
            let transition = PageTransition(
                self, to: pages, direction: direction, isAnimated: true, completion: nil)
            transition.isInteractive = phase == .begin
            try transition.begin()
        case .update:
            guard transition?.isInteractive ?? false else {
                return application.ignore(because: "no finger turns a page")
            }
        case .finish, .cancel:
            guard let running = transition, running.isInteractive else {
                return application.ignore(because: "no finger turns a page")
            }
            try running.endGesture(completed: phase == .finish)
        }
    }

    /// Why a swipe turns no page.
    private var refusedTurn: String {
        if transition != nil { return "a page of \(identity.label) is turning" }
        return isInReach ? "there is no page in that direction" : "\(identity.label) is not on the screen"
    }

    /// Whether a finger can reach the pages.
    private var isInReach: Bool { appearance.state == .appeared && isInWindow }

    /// The pages to which a swipe leads, as many as are shown at a time.
    private func pages(in direction: Direction) throws(Interruption) -> [ViewController]? {
        guard let next = try neighbour(direction) else { return nil }
        guard visiblePageCount == 2 else { return [next] }
        guard let second = try ask(direction, of: next) else { return nil }
        return direction == .forward ? [next, second] : [second, next]
    }
}
