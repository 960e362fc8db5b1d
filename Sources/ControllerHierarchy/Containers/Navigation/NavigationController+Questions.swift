/// What a navigation controller asks the controller that comes to the top.
extension NavigationController {
    /// What is on screen: the controller presented above the top one, else the top one.
    var visibleViewController: ViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Asks how far its view may reach below the bars, once it is loaded and again when it is to appear.
    ///
    /// Source: nav-push-parent-callbacks-ios7, load-order-push-segue-classic, load-return-classic.
    func askAboutEdges(_ controller: ViewController?) throws(Interruption) {
        guard let controller, application.behavior.holds(.asksAboutExtendedLayout) else { return }
        try controller.ask(
            .extendedLayoutIncludesOpaqueBars,
            unheardAnswer: controller.value(of: .extendedLayoutIncludesOpaqueBars))
        try controller.ask(
            .edgesForExtendedLayout, unheardAnswer: controller.value(of: .edgesForExtendedLayout))
    }

    /// Asks about the status bar for the controller that comes to the top, before its view is loaded.
    ///
    /// Source: nav-push-parent-callbacks-ios7, load-return-classic.
    func askAboutStatusBar(forTop controller: ViewController?) throws(Interruption) {
        guard controller != nil, isOnScreen, application.behavior.holds(.controllersDecideOnStatusBar) else {
            return
        }
        try application.askForStatusBarStyle()
        try askAboutStatusBar(controller)
    }

    /// Asks a controller on the screen whether the status bar is hidden.
    func askAboutStatusBar(_ controller: ViewController?) throws(Interruption) {
        guard let controller, isOnScreen, application.behavior.holds(.controllersDecideOnStatusBar) else {
            return
        }
        try controller.controllerAsked(.isHidden).askWhetherStatusBarIsHidden()
    }

    /// Asks for the status bar's style as the navigation bar, which has one, comes or goes.
    ///
    /// Source: simplenote-hidden-bar-asks-top-for-style-ios12.
    func askAboutStatusBarStyle() throws(Interruption) {
        if isOnScreen { try application.askForStatusBarStyle() }
    }
}
