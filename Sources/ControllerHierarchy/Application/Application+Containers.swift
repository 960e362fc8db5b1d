/// Calls on containers: the custom container's methods and the navigation controller's.
extension Application {
    func callOnContainer(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        switch operation.kind {
        case .addChild:
            let child = try require(operation.controller, field: "controller")
            note("controller", child)
            try target.addChild(child)
        case .removeFromParent:
            guard target.parent != nil else { return noteIgnored() }
            try target.removeFromParent()
        case .willMove, .didMove:
            var parent: ViewController?
            if let reference = operation.reference(.to) { parent = try resolve(reference) }
            if operation.kind == .willMove {
                try target.send(.willMoveToParent, .controller(parent?.identity))
            } else {
                try target.sendDidMove(to: parent)
            }
        case .addSubview:
            let child = try require(operation.controller, field: "controller")
            note("controller", child)
            if case .existing("window")? = operation.reference(.into) { return try child.addViewToWindow() }
            var host: ViewController?
            if let reference = operation.reference(.into) { host = try resolve(reference) }
            try (host ?? target).addSubview(of: child)
        case .transition:
            try target.transition(
                from: require(operation.reference(.from), field: "from"),
                to: require(operation.reference(.to), field: "to"),
                duration: operation.value(.duration)?.number ?? 0.3, animated: operation.animated,
                completion: completionHandler(of: operation))
        case .removeFromSuperview: try target.removeViewFromSuperview()
        case .setOverrideTraits:
            try target.setOverrideTraits(
                operation.value(.traits) ?? .null, for: require(operation.reference(.child), field: "child"))
        case .overrideTraitCollection:
            let child = try require(operation.reference(.child), field: "child")
            let traits = child.parent === target ? child.overrideTraits : nil
            noteResult("traits", traits ?? .null)
        case .beginAppearanceTransition:
            try target.beginAppearanceTransition(
                operation.value(.isAppearing)?.bool ?? true, animated: operation.animated)
        default: try target.endAppearanceTransition()
        }
    }

    /// The controllers that an operation lists, created where it describes them.
    func controllers(_ operation: Operation) throws(Interruption) -> [ViewController] {
        var found: [ViewController] = []
        for reference in operation.references(.viewControllers) ?? [] {
            found.append(try require(reference, field: "viewControllers"))
        }
        return found
    }

    /// Selection in code, by index or by controller.
    func select(_ operation: Operation, _ tab: TabBarController?) throws(Interruption) {
        guard let tab else { throw .error(.notApplicable("select needs a tab bar controller")) }
        if let index = operation.value(.index)?.number {
            try tab.selectIndex(index)
        } else {
            try tab.selectListed(require(operation.controller, field: "controller"))
        }
    }

    /// Calls that replace what a container holds.
    func setViewControllers(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        switch target {
        case let navigation as NavigationController:
            let controllers = try controllers(operation)
            guard try !navigation.isRefused("setViewControllers:animated:") else { return }
            try navigation.setViewControllers(controllers, animated: operation.animated)
        case let tab as TabBarController:
            try tab.setViewControllers(controllers(operation), animated: operation.animated)
        case let split as SplitViewController: try split.setViewControllers(controllers(operation))
        case let page as PageViewController:
            try page.setViewControllers(
                controllers(operation), direction: direction(of: operation), animated: operation.animated,
                completion: completionHandler(of: operation))
        default: throw unsuitable(operation, target, needs: "a container of UIKit's")
        }
    }

    private func direction(of operation: Operation) -> PageViewController.Direction {
        operation.value(.direction)?.string.flatMap(PageViewController.Direction.init) ?? .forward
    }

    /// Why an operation does not exist for a controller.
    private func unsuitable(
        _ operation: Operation, _ target: ViewController, needs container: String
    ) -> Interruption {
        .error(
            .notApplicable(
                "\(operation.kind.rawValue) needs \(container), and \(target.identity.label) is a "
                    + "\(target.appClass.name)"))
    }

    /// A swipe, or one phase of it.
    func turnPage(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        guard let page = target as? PageViewController else {
            throw unsuitable(operation, target, needs: "a page view controller")
        }
        let phase = operation.value(.phase)?.string.flatMap(NavigationController.GesturePhase.init)
        try page.turnPage(direction(of: operation), phase: phase)
    }

    func callOnSplit(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        guard let split = target as? SplitViewController else {
            throw unsuitable(operation, target, needs: "a split view controller")
        }
        switch operation.kind {
        case .setDisplayMode:
            try split.set(.preferredDisplayMode, operation.value(.displayMode) ?? .null)
        default:
            try split.setColumn(
                operation.value(.column)?.string ?? "", isShown: operation.kind == .showColumn)
        }
    }

    /// Showing in the context that fits: the nearest container that has a way of its own.
    func callShow(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        try checkShowing()
        let controller = try require(operation.controller, field: "controller")
        note("controller", controller)
        try checkPresentation(of: controller, on: target)
        try target.sendShow(operation.kind == .show ? .show : .showDetail, controller, operation)
    }

    /// Source: class reference iOS 10, `show(_:sender:)`, `targetViewController(forAction:sender:)`.
    func checkShowing() throws(Interruption) {
        guard !behavior.holds(.controllersShowOthers) else { return }
        throw .error(
            .notApplicable(
                "show(_:sender:), showDetailViewController(_:sender:) and "
                    + "targetViewController(forAction:sender:) exist from iOS 8 on"))
    }

    /// One phase of a gesture of the user.
    func callGesture(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        if operation.kind == .tapOutside { return try target.tapOutside() }
        guard let phase = operation.value(.phase)?.string.flatMap(NavigationController.GesturePhase.init)
        else {
            throw .error(.invalidArgument(field: "phase", reason: "it is begin, update, finish or cancel"))
        }
        if operation.kind == .interactiveDismiss { return try target.interactiveDismiss(phase) }
        guard let navigation = target as? NavigationController ?? target.navigationController else {
            throw .error(.notApplicable("interactivePop needs a navigation controller"))
        }
        try navigation.interactivePop(phase)
    }

    func callOnNavigation(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        guard let navigation = target as? NavigationController else {
            throw unsuitable(operation, target, needs: "a navigation controller")
        }
        switch operation.kind {
        case .push:
            let controller = try require(operation.controller, field: "controller")
            note("controller", controller)
            try navigation.pushFromOutside(controller, animated: operation.animated)
        case .pop:
            guard try !navigation.isRefused("popViewControllerAnimated:") else { return }
            let count = navigation.viewControllers.count
            let popped = try navigation.popViewController(animated: operation.animated)
            if popped == nil, count < 2 { noteIgnored() }
            note("controller", popped)
        case .popTo:
            let controller = try require(operation.controller, field: "controller")
            guard try !navigation.isRefused("popToViewController:transition:") else { return }
            let popped = try navigation.popToViewController(controller, animated: operation.animated)
            if popped.isEmpty, !navigation.isBusy { noteIgnored() }
        case .popToRoot:
            guard try !navigation.isRefused("popToViewController:transition:") else { return }
            let popped = try navigation.popToRootViewController(animated: operation.animated)
            if popped.isEmpty, !navigation.isBusy { noteIgnored() }
        case .setNavigationBarHidden:
            navigation.setNavigationBarHidden(operation.value(.hidden)?.bool ?? false)
        default:
            navigation.setToolbarHidden(operation.value(.hidden)?.bool ?? true)
        }
    }
}
