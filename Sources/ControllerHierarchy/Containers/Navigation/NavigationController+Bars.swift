/// The bars: showing and hiding them, and the back button.
///
/// A bar that comes or goes changes the room for the content: a layout pass and no size transition.
/// Source: rot-navbar-hide-no-vwt; lifecycle-rotation.md 1.5.
extension NavigationController {
    func setNavigationBarHidden(_ hidden: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        isNavigationBarHidden = hidden
        layOutContent()
    }

    func setToolbarHidden(_ hidden: Bool) {
        guard hidden != isToolbarHidden else { return }
        isToolbarHidden = hidden
        layOutContent()
    }

    private func layOutContent() {
        guard isOnScreen else { return }
        setNeedsLayout()
        displayed?.setNeedsLayout()
    }

    /// The user's tap on the back button: the bar asks its delegate, which is the navigation controller.
    ///
    /// What a class answers in `navigationBar(_:shouldPop:)` of its own stands for the whole method: up to
    /// iOS 12 UIKit's implementation popped, and an override that does not call it has to pop.
    /// Source: nav-shouldpop-reissue-pop, nav-shouldpop-ios13.4.
    func tapBackButton() throws(Interruption) {
        guard viewControllers.count > 1, let top = topViewController, isOnScreen, !isNavigationBarHidden,
            !isBusy
        else { return application.calls.noteIgnored() }
        let behavior = application.behavior
        var isOwn = appClass.answer(\.shouldPop) != nil || appClass.hasScripts(for: .navigationBarShouldPop)
        if behavior.holds(.backButtonSkipsShouldPop) { isOwn = false }
        if isOwn {
            let answer = appClass.answer(\.shouldPop) ?? true
            try ask(.navigationBarShouldPop, [.controller(top.identity.label)], answer: .bool(answer))
            guard answer else { return application.calls.noteIgnored() }
            guard behavior.holds(.backButtonPopsByItself) else { return }
        }
        guard topViewController === top, !isBusy else { return }
        try send(.popCall, .animated(true))
        if appClass.callsSuper(in: .popCall) { try popViewController(animated: true) }
        if appClass.hasScripts(for: .navigationBarDidPop) {
            try send(.navigationBarDidPop, .values([.controller(top.identity.label)]))
        }
    }
}
