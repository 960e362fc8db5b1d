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
            guard let index = Int(exactly: index), tab.viewControllers.indices.contains(index) else {
                throw .error(.invalidArgument(field: "index", reason: "there is no such tab"))
            }
            try tab.select(tab.viewControllers[index])
        } else {
            let controller = try require(operation.controller, field: "controller")
            guard tab.viewControllers.contains(where: { $0 === controller }) else {
                throw .exception(
                    .invalidArgument,
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                        + "controller's list of view controllers can be selected.")
            }
            try tab.select(controller)
        }
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
            throw .error(
                .notApplicable(
                    "\(operation.kind.rawValue) needs a navigation controller, and "
                        + "\(target.identity.label) is a \(target.appClass.name)"))
        }
        switch operation.kind {
        case .push:
            let controller = try require(operation.controller, field: "controller")
            note("controller", controller)
            try navigation.pushViewController(controller, animated: operation.animated)
        case .pop:
            let count = navigation.viewControllers.count
            let popped = try navigation.popViewController(animated: operation.animated)
            if popped == nil, count < 2 { noteIgnored() }
            note("controller", popped)
        case .popTo:
            let controller = try require(operation.controller, field: "controller")
            let popped = try navigation.popToViewController(controller, animated: operation.animated)
            if popped.isEmpty, !navigation.isBusy { noteIgnored() }
        case .popToRoot:
            let popped = try navigation.popToRootViewController(animated: operation.animated)
            if popped.isEmpty, !navigation.isBusy { noteIgnored() }
        case .setViewControllers:
            try navigation.setViewControllers(controllers(operation), animated: operation.animated)
        case .setNavigationBarHidden:
            navigation.isNavigationBarHidden = operation.value(.hidden)?.bool ?? false
        default:
            navigation.isToolbarHidden = operation.value(.hidden)?.bool ?? true
        }
    }
}
