/// One call of app code: what an operation does inside its own call.
extension Application {
    func call(_ operation: Operation) throws(Interruption) {
        operationsInRequest += 1
        guard operationsInRequest <= limits.operationsPerRequestMax else {
            throw .error(
                .limitExceeded("more than \(limits.operationsPerRequestMax) operations in one request"))
        }
        // An earlier call of the same request may have changed what leaves no event.
        if operationsInRequest > 1 { hasChanged = true }
        if nestingDepth == 0, operation.kind != .together { outerCalls += 1 }
        if operation.kind.scope == .session { return try callOnSession(operation) }
        guard let name = operation.target ?? receivers.last?.identity.label else {
            throw .error(.invalidArgument(field: "target", reason: "the operation needs a controller"))
        }
        let target = try find(name)
        switch operation.kind {
        case .present:
            var controller: ViewController?
            if let reference = operation.controller { controller = try resolve(reference) }
            note("controller", controller)
            if let controller { try checkPresentation(of: controller, on: target) }
            try target.present(
                controller, animated: operation.animated, completion: completionHandler(of: operation))
        case .dismiss:
            try target.dismiss(animated: operation.animated, completion: completionHandler(of: operation))
        case .interactiveDismiss, .tapOutside, .interactivePop: try callGesture(operation, target)
        case .push, .pop, .popTo, .popToRoot, .setNavigationBarHidden, .setToolbarHidden:
            try callOnNavigation(operation, target)
        case .addChild, .removeFromParent, .willMove, .didMove, .addSubview, .removeFromSuperview,
            .beginAppearanceTransition, .endAppearanceTransition, .transition, .setOverrideTraits,
            .overrideTraitCollection:
            try callOnContainer(operation, target)
        case .select: try select(operation, target as? TabBarController)
        case .trigger where operation.value(.control)?.string == "back" && target is NavigationController:
            try (target as? NavigationController)?.tapBackButton()
        case .performSegue, .trigger, .unwind: try callSegue(operation, target)
        case .setViewControllers: try setViewControllers(operation, target)
        case .turnPage: try turnPage(operation, target)
        case .setDisplayMode, .showColumn, .hideColumn: try callOnSplit(operation, target)
        case .show, .showDetail: try callShow(operation, target)
        default: try callOnController(operation, target)
        }
    }

    /// Refuses a controller above itself, which an old root that still presents could come to be.
    func checkPresentation(of controller: ViewController, on target: ViewController) throws(Interruption) {
        guard controller !== target, !isRoot(controller), controller.parent == nil,
            controller.presentedBy == nil, target.stands(above: controller)
        else { return }
        throw .error(
            .invalidArgument(
                field: "controller",
                reason: "\(controller.identity.label) contains or presents \(target.identity.label)"))
    }

    /// Adds the controller that an operation created or moved to its result.
    func note(_ name: String, _ controller: ViewController?) {
        guard receivers.isEmpty, nestingDepth == 0, let controller else { return }
        result.append(.init(name, .string(controller.identity.id ?? controller.identity.label)))
    }

    /// Adds a value to the result of the operation from outside.
    func noteResult(_ name: String, _ value: Value) {
        guard receivers.isEmpty, nestingDepth == 0 else { return }
        result.append(.init(name, value))
    }

    private func callOnController(_ operation: Operation, _ target: ViewController) throws(Interruption) {
        switch operation.kind {
        case .loadView: try target.loadViewAnew()
        case .loadViewIfNeeded: try target.loadViewIfNeeded()
        case .set:
            if operation.references(.viewControllers) != nil {
                // The assignment is the call without animation. Source: doc-viewcontrollers-setter.
                var call = operation
                call.animated = false
                try setViewControllers(call, target)
            }
            guard case .settings(let settings)? = operation.argument(.values) else { return }
            for setting in settings { try target.set(setting.property, setting.value) }
        case .setEditing:
            try target.setEditing(operation.value(.editing)?.bool ?? false, animated: operation.animated)
        case .tapEditButton:
            if let more = target.surroundingMoreList, target === more.list {
                return try more.tabBarController.tapCustomize(more)
            }
            let editing = target.setting(.isEditing)?.bool ?? false
            try target.setEditing(!editing, animated: true)
        case .sendAction: try sendAction(operation.value(.selector)?.string ?? "", to: target)
        case .setNeedsLayout: target.setNeedsLayout()
        case .layoutIfNeeded: try target.layoutIfNeeded()
        case .setNeedsUpdateConstraints:
            target.takesPartInAutoLayout = true
            target.awaitsUpdateConstraints = true
            target.setNeedsLayout()
        case .setToolbarItems: try target.set(.toolbarItems, operation.value(.items) ?? .null)
        case .presentMoviePlayer: try target.presentMoviePlayer(operation)
        case .dismissMoviePlayer: try target.dismissMoviePlayer()
        case .release: try release(target)
        case .read: try target.read(operation.value(.property)?.string ?? "")
        case .callAppearanceMethod:
            try target.callAppearanceMethod(
                operation.value(.method)?.string ?? "", animated: operation.animated)
        case .targetViewController:
            try checkShowing()
            try target.findTarget(forAction: operation.value(.action)?.string ?? "")
        case .animateAlongsideTransition: try target.animateAlongside(operation)
        case .notifyWhenInteractionChanges: try target.notifyWhenInteractionChanges(operation)
        default:
            guard try callOnDevice(operation, target) else {
                throw .error(.notModelled("the operation \(operation.kind.rawValue)"))
            }
        }
    }

    /// Sends an action up the responder chain to the first controller whose class has that method.
    ///
    /// Source: lifecycle-rotation.md 1.11; resp-doc.
    func sendAction(_ selector: String, to first: ViewController) throws(Interruption) {
        let target = first.responderChain.first { $0.appClass.implements(selector) }
        guard let target else { return noteIgnored() }
        try record(.action, target: target.identity, payload: .action(selector), flags: target.flags)
        try runScripts(of: target, for: .action(selector))
    }

    /// Drops the app's own reference; a controller that nothing else holds ends.
    private func release(_ target: ViewController) throws(Interruption) {
        guard target.isHeldByApp else { return noteIgnored() }
        target.isHeldByApp = false
        target.removeOwner()
    }

    private func callOnSession(_ operation: Operation) throws(Interruption) {
        switch operation.kind {
        case .instantiate:
            let controller = try require(operation.controller, field: "controller")
            if !controller.isHeldByApp {
                controller.isHeldByApp = true
                controller.addOwner()
            }
            note("controller", controller)
        case .together:
            guard case .operations(let operations)? = operation.argument(.operations) else { return }
            for operation in operations { try call(operation) }
        case .setRoot: try setRoot(operation)
        case .memoryWarning: try receiveMemoryWarning()
        case .encodeState: try encodeState()
        case .decodeState:
            guard case .archive(let archive)? = operation.argument(.archive) else { return }
            try decodeState(archive)
        case .terminate, .relaunch:
            throw .error(
                .notApplicable("\(operation.kind.rawValue) ends the app and cannot stand in app code"))
        case .settle, .advance:
            throw .error(
                .notApplicable("\(operation.kind.rawValue) turns the clock and cannot stand in app code"))
        default:
            guard try callOnDevice(operation) else {
                throw .error(.notModelled("the operation \(operation.kind.rawValue)"))
            }
        }
    }
}
