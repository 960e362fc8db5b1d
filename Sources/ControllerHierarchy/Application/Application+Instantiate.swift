/// Creating controllers from descriptions.
extension Application {
    /// The controller that a reference names or describes; nil for JSON null.
    func resolve(_ reference: ControllerReference) throws(Interruption) -> ViewController? {
        switch reference {
        case .none: nil
        case .existing(let name): try find(name)
        case .new(let description): try instantiate(description)
        }
    }

    /// As `resolve`, where null is not allowed.
    func require(_ reference: ControllerReference?, field: String) throws(Interruption) -> ViewController {
        guard let reference, let controller = try resolve(reference) else {
            throw .error(.invalidArgument(field: field, reason: "a controller is required"))
        }
        return controller
    }

    /// The live controller of that label or id, or one of the words `self` and `presenter`.
    func find(_ name: String) throws(Interruption) -> ViewController {
        if name == "self", let receiver = receivers.last { return receiver }
        if let found = controllers.find(name) { return found }
        if name == "presenter", let presenter = receivers.last?.presentingViewController { return presenter }
        throw .error(.unknownController(name))
    }

    /// Creates a controller and everything that its description contains, the container before its children.
    func instantiate(_ description: ControllerDescription) throws(Interruption) -> ViewController {
        guard controllers.count < limits.controllersMax else {
            throw .error(.limitExceeded("more than \(limits.controllersMax) controllers"))
        }
        if description.storyboard != nil || description.identifier != nil || description.nib != nil {
            throw .error(.notModelled("storyboards and nibs"))
        }
        hasChanged = true
        let appClass = classes.named(description.className)
        let wanted = description.label ?? description.identifier ?? description.className
        let identity = Identity(
            number: controllers.takeNumber(), label: controllers.freeLabel(wanted), className: appClass.name,
            prepare: prepare)
        let controller = try make(appClass, identity: identity)
        controllers.insert(controller)
        controller.ownerCount = 0
        releasePool.append(controller)
        if description.label != nil {
            controller.isHeldByApp = true
            controller.addOwner()
        }
        try configure(controller, description)
        return controller
    }

    private func make(_ appClass: AppClass, identity: Identity) throws(Interruption) -> ViewController {
        switch appClass.builtIn {
        case .navigationController:
            NavigationController(application: self, identity: identity, appClass: appClass)
        case .tabBarController: TabBarController(application: self, identity: identity, appClass: appClass)
        case .splitViewController:
            SplitViewController(application: self, identity: identity, appClass: appClass)
        case .pageViewController:
            PageViewController(application: self, identity: identity, appClass: appClass)
        case .storyboardSegue, .presentationController:
            throw .error(
                .invalidArgument(
                    field: "class", reason: "\(appClass.name) is no subclass of UIViewController"))
        default: ViewController(application: self, identity: identity, appClass: appClass)
        }
    }

    private func configure(
        _ controller: ViewController, _ description: ControllerDescription
    ) throws(Interruption) {
        controller.delegate = description.delegate
        controller.presentationDelegate = description.presentationDelegate
        controller.transitioningDelegate = description.transitioningDelegate
        controller.previewingDelegate = description.previewingDelegate
        controller.popoverAnchor = description.popoverAnchor
        if !description.views.isEmpty { controller.restorableState.views = description.views }
        for setting in description.properties {
            try controller.set(setting.property, setting.value)
        }
        if controller.appClass.builtIn == .viewController {
            try record(.initWithNibName, target: controller.identity)
        }
        // A tab bar controller loads its view while it is created. Source: tab-viewdidload-in-init.
        if controller is TabBarController { try controller.loadViewIfNeeded() }
        try fill(controller, description)
        for reference in description.children {
            let child = try require(reference, field: "children")
            try controller.addChild(child)
            try child.sendDidMove(to: controller)
        }
    }

    /// Gives a container of UIKit's what the description puts into it.
    private func fill(
        _ controller: ViewController, _ description: ControllerDescription
    ) throws(Interruption) {
        try fillColumns(controller, description)
        if let pages = description.dataSourcePages {
            guard let page = controller as? PageViewController else {
                throw unfit(controller, "dataSource")
            }
            let pages = try required(pages, field: "dataSource")
            for page in pages { page.addOwner() }
            page.dataSource = PageDataSource(pages: pages)
        }
        guard let references = description.viewControllers else { return }
        let contents = try required(references, field: "viewControllers")
        switch controller {
        case let navigation as NavigationController: try navigation.initialize(contents)
        case let tab as TabBarController: try tab.setViewControllers(contents, animated: false)
        case let split as SplitViewController: try split.setViewControllers(contents)
        case let page as PageViewController:
            try page.setViewControllers(
                contents, direction: .forward, animated: false, completion: .none)
        default: throw unfit(controller, "viewControllers")
        }
    }

    /// Gives a split view controller its style and its columns.
    private func fillColumns(
        _ controller: ViewController, _ description: ControllerDescription
    ) throws(Interruption) {
        guard let split = controller as? SplitViewController else {
            if description.columns != nil { throw unfit(controller, "columns") }
            return
        }
        let style = split.setting(.style)?.string.flatMap(SplitViewController.Style.init(rawValue:))
        try split.initialize(style: style ?? .unspecified)
        for setting in description.columns ?? [] {
            try split.setViewController(
                require(setting.controller, field: "columns"), for: setting.column)
        }
    }

    private func required(
        _ references: [ControllerReference], field: String
    ) throws(Interruption) -> [ViewController] {
        var found: [ViewController] = []
        for reference in references { found.append(try require(reference, field: field)) }
        return found
    }

    private func unfit(_ controller: ViewController, _ field: String) -> Interruption {
        .error(.invalidArgument(field: field, reason: "\(controller.appClass.name) has no \(field)"))
    }
}
