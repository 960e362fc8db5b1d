/// Creating controllers from descriptions.
extension Application {
    /// The controller that a reference names or describes; nil for JSON null.
    func resolve(_ reference: ControllerReference) throws(Interruption) -> ViewController? {
        switch reference {
        case .none: nil
        case .existing(let name): try find(name)
        case .new(let description):
            description.content.isArchived
                ? try instantiateFromStoryboard(description.content) : try instantiate(description.content)
        }
    }

    /// As `resolve`, where a refusal names the field that the reference stands in.
    func resolve(
        _ reference: ControllerReference, field: @autoclosure () -> String
    ) throws(Interruption) -> ViewController? {
        do throws(Interruption) {
            return try resolve(reference)
        } catch {
            throw error.inside(field())
        }
    }

    /// As `resolve`, where null is not allowed.
    func require(
        _ reference: ControllerReference?, field: @autoclosure () -> String
    ) throws(Interruption) -> ViewController {
        guard let reference, let controller = try resolve(reference, field: field()) else {
            throw .error(.invalidArgument(field: field(), reason: "a controller is required"))
        }
        return controller
    }

    /// The live controller of that label or id, or one of the words `self` and `presenter`.
    ///
    /// In app code that a segue runs, `source` and `destination` are such words too.
    func find(_ name: String) throws(Interruption) -> ViewController {
        if name == "self", let receiver = calls.receiver { return receiver }
        if let found = controllers.find(name) { return found }
        if name == "presenter", let presenter = calls.receiver?.presentingViewController { return presenter }
        if let segue = calls.segue {
            if name == "source" { return segue.source }
            if name == "destination" { return segue.destination }
        }
        throw .error(.unknownController(name))
    }

    /// Creates a controller and everything that its description contains, the container before its children.
    func instantiate(_ description: ControllerDescription) throws(Interruption) -> ViewController {
        let known = launchParts?.appClass(ofController: controllers.lastNumber + 1)
        // Most are labeled by their class, whose mark is taken once.
        let mark = known == nil ? NameMark(description.className) : nil
        let appClass =
            known ?? findClass { $0.named(description.className, mark, below: description.rare?.superclass) }
        let controller = try create(
            appClass, label: description.label ?? description.className,
            mark: description.label == nil ? mark : nil, isKnown: known != nil)
        if description.isHeldByApp {
            controller.isHeldByApp = true
            controller.addOwner()
        }
        if let rare = description.rare, rare.nib != nil || rare.nibBundle != nil {
            controller.origin = ArchiveOrigin(nibName: rare.nib, nibBundle: rare.nibBundle)
        }
        try takeDelegates(description, controller)
        try takeProperties(description, controller)
        if takesNibName(controller, description) {
            let payload =
                controller.origin == nil
                ? Event.Payload.none
                : .values([description.nib, description.nibBundle].map { $0.map(Value.string) ?? .null })
            try record(.initWithNibName, target: controller.identity, payload: payload) {
                () throws(Interruption) in try controller.initialize()
            }
        } else {
            try controller.initialize()
        }
        try fill(controller, description)
        return controller
    }

    /// Whether `init(nibName:bundle:)` of the app's class is called as code makes a controller of it.
    ///
    /// Those of UIKit's own containers are no app code. Stacks with a root and tables have an initializer of
    /// their own, which called that one in the beginning.
    /// Source: tab-loads-in-its-init-ios12, stack-made-with-root-ios12, table-made-with-style-ios8.
    private func takesNibName(_ controller: ViewController, _ description: ControllerDescription) -> Bool {
        let isAppsOwn = controller.appClass.isAppsOwn
        if isAppsOwn, description.rare?.nib != nil { return true }
        switch controller.appClass.builtIn {
        case .viewController: return true
        case .tabBarController: return isAppsOwn
        case .splitViewController: return isAppsOwn && controller.setting(.style) == nil
        case .navigationController:
            guard isAppsOwn else { return false }
            return description.viewControllers?.isEmpty ?? true || behavior.holds(.stacksTakeNibNames)
        case .tableViewController: return isAppsOwn && behavior.holds(.tablesTakeNibNames)
        case .pageViewController, .collectionViewController, .alertController, .searchController,
            .activityViewController, .imagePickerController, .hostingController, .moviePlayerViewController,
            .presentationController, .storyboardSegue:
            return false
        }
    }

    /// Takes over what a description says of a controller that a storyboard has made.
    func apply(_ description: ControllerDescription, to controller: ViewController) throws(Interruption) {
        try takeDelegates(description, controller)
        try takeProperties(description, controller)
        try fill(controller, description)
    }

    /// Creates a controller that nobody holds yet.
    ///
    /// - Parameter isKnown: Whether another launch of the same definition has made it, and has asked whether
    ///   the version has its class.
    func create(
        _ appClass: AppClass, label: String, mark: NameMark? = nil, isKnown: Bool = false
    ) throws(Interruption) -> ViewController {
        guard controllers.count < limits.controllersMax else {
            throw .error(.limitExceeded("more than \(limits.controllersMax) controllers"))
        }
        if !isKnown {
            try appClass.builtIn.availability.require(appClass.builtIn.rawValue, field: "class", in: behavior)
        }
        let identity = newIdentity(appClass, label: label, mark)
        assert(identity.className == appClass.name)
        let controller = try make(appClass, identity: identity)
        controllers.insert(controller)
        controller.ownerCount = 0
        controllers.noteUnheld(controller)
        if appClass.overridesAnything { try controller.complainOfTraitGetter() }
        return controller
    }

    /// Who the next controller is: as in an earlier launch of the same definition, or somebody new.
    private func newIdentity(_ appClass: AppClass, label: String, _ mark: NameMark?) -> Identity {
        let number = controllers.takeNumber()
        if let known = launchParts?.identity(ofController: number) { return known }
        let (label, mark) = controllers.freeLabel(label, mark ?? NameMark(label))
        return Identity(
            number: number, label: label, mark: mark, className: appClass.boxedName, prepare: parties.prepare)
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
        case .searchController: SearchController(application: self, identity: identity, appClass: appClass)
        case .storyboardSegue, .presentationController:
            throw .error(
                .invalidArgument(
                    field: "class", reason: "\(appClass.name) is no subclass of UIViewController"))
        case .alertController: AlertController(application: self, identity: identity, appClass: appClass)
        case .viewController, .tableViewController, .collectionViewController, .activityViewController,
            .imagePickerController, .hostingController, .moviePlayerViewController:
            ViewController(application: self, identity: identity, appClass: appClass)
        }
    }

    private func takeDelegates(
        _ description: ControllerDescription, _ controller: ViewController
    ) throws(Interruption) {
        guard let rare = description.rare else { return }
        if let delegate = rare.delegate {
            try controller.check(delegate)
            noteDelegate(delegate.written, delegate.scripts)
            controller.delegate = delegate
        }
        if let delegate = rare.presentationDelegate {
            try controller.check(delegate)
            noteDelegate(delegate.written, delegate.scripts)
            controller.presentationDelegate = delegate
        }
        if let delegate = rare.transitioningDelegate {
            try controller.check(delegate)
            noteDelegate(nil, delegate.scripts)
            controller.transitioningDelegate = delegate
        }
        if let delegate = rare.previewingDelegate {
            try Callback.previewingForLocation.availability.require(
                "previewingDelegate", field: "previewingDelegate", in: behavior)
            noteDelegate(delegate.written, delegate.scripts)
            controller.previewingDelegate = delegate
        }
        if let delegate = rare.contextMenuDelegate {
            try Callback.contextMenuConfiguration.availability.require(
                "contextMenuDelegate", field: "contextMenuDelegate", in: behavior)
            noteDelegate(delegate.written, delegate.scripts)
            controller.contextMenuDelegate = delegate
        }
        if let anchor = rare.popoverAnchor {
            try controller.check(.popoverPresentationController, anchor)
            controller.popoverAnchor = anchor
        }
        if !rare.views.isEmpty { controller.restorableState.views = rare.views }
    }

    private func takeProperties(
        _ description: ControllerDescription, _ controller: ViewController
    ) throws(Interruption) {
        if description.properties.count > 1 {
            controller.settings.reserveCapacity(description.properties.count)
        }
        try description.properties.withUnsafeBufferPointer { settings throws(Interruption) in
            // A structure of one member is laid out as that is.
            try settings.withMemoryRebound(to: HeldSetting.self) { held throws(Interruption) in
                for place in held.indices { try controller.take(held[place]) }
            }
        }
    }

    /// Gives a container what the description puts into it.
    private func fill(
        _ controller: ViewController, _ description: ControllerDescription
    ) throws(Interruption) {
        if let rare = description.rare {
            if let columns = rare.columns { try controller.fillColumns(columns) }
            if rare.sidebarActions != nil {
                try Property.tabs.availability.require(
                    "sidebarActions", field: "sidebarActions", in: behavior)
            }
            if let tabs = rare.tabs {
                try Property.tabs.availability.require("tabs", field: "tabs", in: behavior)
                try controller.fillTabs(tabs)
            }
            if let controls = rare.controls { controller.madeControls = controls.content }
            if let alert = rare.alert { try controller.fillAlert(alert.content) }
            if let dataSource = rare.dataSource { try controller.fillDataSource(dataSource) }
            if let results = rare.searchResultsController {
                try controller.takeResults(require(results, field: "searchResultsController"))
            }
            if let search = rare.searchController {
                try Property.searchController.availability.require(
                    "searchController", field: "searchController", in: behavior)
                try controller.takeSearch(require(search, field: "searchController"))
            }
        }
        if let references = description.viewControllers {
            try controller.fillContents(require(references, field: "viewControllers"), description)
        }
        guard !description.children.isEmpty else { return }
        let children = try require(description.children, field: "children")
        controller.children.reserveCapacity(controller.children.count + children.count)
        for child in children {
            try controller.addChild(child)
            try child.sendDidMove(to: controller)
        }
    }

    /// As `require`, for each of several.
    func require(
        _ references: [ControllerReference], field: String
    ) throws(Interruption) -> [ViewController] {
        var found: [ViewController] = []
        found.reserveCapacity(references.count)
        for index in references.indices {
            do throws(Interruption) {
                found.append(try require(references[index], field: "\(index)"))
            } catch {
                throw error.inside(field)
            }
        }
        return found
    }
}

extension ViewController {
    /// Why the controller does not take what a description puts into it.
    func unfit(_ field: String) -> Interruption {
        .error(.invalidArgument(field: field, reason: "\(appClass.name) has no \(field)"))
    }
}

/// A setting where it lies, which cannot be copied; see ``HeldValue``.
private struct HeldSetting: ~Copyable {
    let setting: ControllerDescription.PropertySetting
}

extension ViewController {
    fileprivate func take(_ held: borrowing HeldSetting) throws(Interruption) {
        try check(held.setting.property, held.setting.value)
        try set(held.setting.property, held.setting.value)
    }
}
