/// The More list of a tab bar controller: the tabs for which its bar has no room, on a navigation stack.
///
/// The list is at the bottom of the stack, and a tab that is picked is pushed on it. A navigation controller
/// cannot be pushed: its own stack is, and it is empty meanwhile.
///
/// Source: UITabBarController reference, the More navigation controller; openradar 21055909.
final class MoreList {
    // Both hold the list and let go of it when they end; the tab bar controller does, too, when it loses the
    // navigation controller, which is its child while the More tab stands on the bar.
    unowned(unsafe) let tabBarController: TabBarController
    unowned(unsafe) let navigationController: NavigationController
    /// The controller of the list itself, which the app did not make.
    let list: ViewController
    /// The tab that stands on the stack; nil while the list alone does.
    private(set) var member: ViewController?
    /// What the member has put on the stack, itself or its own stack; each is held as its container held it.
    private var lent: [ViewController] = []
    /// Whether the stack goes back as a whole, and not popped by the user.
    private var keepsStack = false
    /// Whether the user reorders the tabs.
    var isCustomizing = false
    /// Whether the tab bar controller has taken the navigation controller as its child.
    private var isTaken = false

    init(
        _ tabBarController: TabBarController, _ navigationController: NavigationController,
        _ list: ViewController
    ) throws(Interruption) {
        self.tabBarController = tabBarController
        self.navigationController = navigationController
        self.list = list
        list.addOwner()
        navigationController.moreList = self
        // Both are UIKit's own: nothing is sent while they are put together.
        navigationController.viewControllers = [list]
        try navigationController.takeUnheard(list, at: 0)
        navigationController.addOwner()
    }

    /// Whether the app has put the navigation controller somewhere while it was no child.
    var isElsewhere: Bool {
        !isTaken && (navigationController.unmanagedHolder != nil || navigationController.isInWindow)
    }

    /// Makes the navigation controller a child while there is a More tab, and ends that out of view.
    ///
    /// Source: estab-more-has-a-parent-if-shown-ios10.
    func follow(isNeeded: Bool) throws(Interruption) {
        guard isNeeded != isTaken else { return }
        if isNeeded {
            try tabBarController.checkDepth(with: navigationController)
            tabBarController.regainUnheard(navigationController, at: tabBarController.children.count)
        } else {
            // The app may have made it a tab.
            let isTab = tabBarController.members.contains { $0 === navigationController }
            guard !isTab, tabBarController.displayed !== navigationController,
                !navigationController.isInWindow
            else { return }
            try tabBarController.releaseUnheard(navigationController)
        }
        isTaken = isNeeded
    }

    /// Whether that is the name of the More tab.
    func isNamed(_ name: String) -> Bool {
        name == "More" || name == navigationController.identity.label
            || name == navigationController.identity.id
    }

    /// Whether the list is what the user sees.
    var isShown: Bool {
        let navigation = navigationController
        return navigation.isOnScreen && navigation.displayed === list && navigation.topViewController === list
            && !navigation.isBusy
    }

    /// Whether the controller has left its container for the stack.
    func holds(_ controller: ViewController) -> Bool { lent.contains { $0 === controller } }

    /// The stack that a navigation controller has lent; nil if it has not.
    func stack(of controller: NavigationController) -> [ViewController]? {
        controller === member ? lent : nil
    }

    /// Puts a tab on the stack, in place of what stands there.
    ///
    /// - Throws: the exception of a push, for what no navigation controller takes.
    func show(_ controller: ViewController, animated: Bool) throws(Interruption) {
        guard controller !== member else { return }
        let navigation = controller as? NavigationController
        for new in navigation?.viewControllers ?? [controller] { try navigationController.checkKind(new) }
        try returnMember()
        // On the bar it may have been in front until now.
        try controller.disappearAtOnce()
        try navigation?.settleStack()
        member = controller
        lent = navigation?.viewControllers ?? [controller]
        for new in lent { try (navigation ?? tabBarController).releaseUnheard(new) }
        navigation?.viewControllers = []
        navigation?.displayed = nil
        if let only = lent.first, lent.count == 1, navigationController.topViewController === list {
            try navigationController.pushViewController(only, animated: animated)
        } else {
            try navigationController.setViewControllers([list] + lent, animated: animated)
        }
    }

    /// Takes the member off the stack at once, and gives it back with what has come to stand above it.
    func returnMember() throws(Interruption) {
        guard member != nil else { return }
        if member is NavigationController {
            let stack = navigationController.viewControllers.filter { $0 !== list }
            for pushed in stack where !holds(pushed) { pushed.addOwner() }
            for absent in lent where !stack.contains(where: { $0 === absent }) { absent.removeOwner() }
            lent = stack
        }
        keepsStack = true
        defer { keepsStack = false }
        try navigationController.replaceAtOnce(with: [list])
        try stackDidChange()
    }

    /// Gives the member back once nothing of it is on the stack, and lets go of what the user has popped.
    func stackDidChange() throws(Interruption) {
        guard let member else { return }
        let popped = lent.dropFirst().filter { $0.parent == nil }
        if !keepsStack {
            lent.removeAll { controller in popped.contains { $0 === controller } }
            for controller in popped { controller.removeOwner() }
        }
        guard !lent.contains(where: { $0.parent === navigationController }) else { return }
        let returning = lent
        forgetMember()
        if let navigation = member as? NavigationController {
            navigation.viewControllers = returning + navigation.viewControllers
            for (index, controller) in returning.enumerated() {
                navigation.regainUnheard(controller, at: index)
            }
        } else {
            for controller in returning { tabBarController.takeBack(controller) }
        }
        tabBarController.memberDidLeave(member)
    }

    /// Lets go of what the app has taken off the stack for a place of its own.
    func didLose(_ controller: ViewController) throws(Interruption) {
        guard holds(controller), let member else { return }
        lent.removeAll { $0 === controller }
        controller.removeOwner()
        guard controller === member || lent.isEmpty else { return }
        forgetMember()
        tabBarController.memberDidLeave(member)
        if controller === member { try tabBarController.didLose(controller) }
    }

    private func forgetMember() {
        member = nil
        lent = []
    }

    /// Lets go of everything, when the tab bar controller ends.
    func release() {
        for controller in lent { controller.removeOwner() }
        forgetMember()
        list.removeOwner()
        navigationController.moreList = nil
        if !isTaken { navigationController.removeOwner() }
    }
}

extension ViewController {
    /// The More list on whose stack the controller stands.
    var surroundingMoreList: MoreList? { (parent as? NavigationController)?.moreList }

    /// Makes a controller a child without a word, as UIKit does with what is its own.
    fileprivate func takeUnheard(_ child: ViewController, at index: Int) throws(Interruption) {
        try checkDepth(with: child)
        child.addOwner()
        regainUnheard(child, at: index)
    }

    /// Renews the relation to a child that has been held all along.
    func regainUnheard(_ child: ViewController, at index: Int) {
        children.insert(child, at: min(index, children.count))
        child.parent = self
        child.movement.subtract([.isMovingToParent, .isMovingFromParent])
    }

    /// Ends the relation to a child without a word; the child is still held.
    fileprivate func releaseUnheard(_ child: ViewController) throws(Interruption) {
        try child.removeView(from: self)
        children.removeAll { $0 === child }
        child.parent = nil
    }
}

extension NavigationController {
    /// The More list that shows the stack instead of this controller.
    var borrowingMoreList: MoreList? {
        guard let more = (parent as? TabBarController)?.moreList, more.member === self else { return nil }
        return more
    }

    /// The stack, also while a More list shows it.
    var ownStack: [ViewController] { borrowingMoreList?.stack(of: self) ?? viewControllers }

    /// Puts another stack in place, also while a More list shows the present one.
    func replaceOwnStack(with controllers: [ViewController]) throws(Interruption) {
        guard let more = borrowingMoreList else {
            return try setViewControllers(controllers, animated: false)
        }
        let selected = more.tabBarController.selectedViewController
        try more.returnMember()
        try setViewControllers(controllers, animated: false)
        try more.show(self, animated: false)
        more.tabBarController.selectedViewController = selected
    }
}
