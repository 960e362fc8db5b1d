/// How far a controller's view may reach below the bars.
extension NavigationController {
    /// Asks the controller that comes to the top, once it is loaded and again once it is about to appear.
    ///
    /// Source: nav-push-parent-callbacks-ios7, load-order-push-segue-classic, load-return-classic.
    func askAboutEdges(_ controller: ViewController?) throws(Interruption) {
        guard let controller, application.behavior.holds(.asksAboutExtendedLayout) else { return }
        try controller.ask(
            .extendedLayoutIncludesOpaqueBars, answer: controller.value(of: .extendedLayoutIncludesOpaqueBars)
        )
        try controller.ask(.edgesForExtendedLayout, answer: controller.value(of: .edgesForExtendedLayout))
    }
}
