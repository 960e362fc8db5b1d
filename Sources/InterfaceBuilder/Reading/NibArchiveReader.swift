import ControllerHierarchy

/// Reads `.xib` documents of versions 7.10 (Xcode 3) and 8.00 (Xcode 4): keyed archives written as XML.
///
/// Source: storyboard-format.md section 6.
struct NibArchiveReader {
    private let document: MarkupDocument
    private let archive: KeyedArchive

    init(_ document: MarkupDocument, _ limits: XMLLimits) throws(DocumentError) {
        self.document = document
        archive = try KeyedArchive(document.root, limits)
    }

    func read(name: String) -> NibDocument {
        var nib = NibDescription(name: name)
        let roots = archive.elements(keyed: "IBDocument.RootObjects")
        for object in roots { read(object, into: &nib) }
        let contained = Set(nib.controllers.flatMap(\.children).flatMap(Self.identifiers))
        nib.controllers.removeAll { contained.contains($0.controller.objectID) }
        let window = roots.first { KeyedArchive.className($0) == "IBUIWindow" }
        nib.findWindowRoot(window: window.map(archive.objectID), outlets: archive.outlets)
        for element in document.root.descendants where element.isNamed("object") {
            if let control = control(element) { nib.controls.append(control) }
        }
        var result = NibDocument(description: nib)
        result.statistics = DocumentStatistics(of: document, isKnown: KeyedArchive.isKnown)
        return result
    }

    private func read(_ object: MarkupElement, into nib: inout NibDescription) {
        let name = KeyedArchive.className(object)
        if name == "IBProxyObject" {
            guard object.child(key: "IBProxiedObjectIdentifier")?.characters == "IBFilesOwner" else { return }
            nib.ownerClass = archive.customClass(of: object)
            nib.outlets = archive.outlets(of: object)
        } else if let controller = nibController(object) {
            nib.controllers.append(controller)
        } else if KeyedArchive.isView(name) {
            nib.views.append(
                .init(
                    objectID: archive.objectID(of: object),
                    className: archive.customClass(of: object) ?? KeyedArchive.viewClass(name)))
            for child in object.children {
                if let controller = nibController(archive.target(of: child)) {
                    nib.controllers.append(controller)
                }
            }
        }
    }

    // MARK: Controllers

    /// The identifiers of a controller and of all that it contains.
    private static func identifiers(_ nib: NibDescription.NibController) -> [StoryboardDescription.ObjectID] {
        [nib.controller.objectID] + nib.children.flatMap(identifiers)
    }

    private func nibController(_ object: MarkupElement, depth: Int = 0) -> NibDescription.NibController? {
        let name = KeyedArchive.className(object)
        guard object.isNamed("object"), name.hasSuffix("Controller"), !name.hasSuffix("DisplayController"),
            depth < KeyedArchive.containmentMax
        else { return nil }
        var controller = ArchivedController(
            objectID: archive.objectID(of: object), baseClass: KeyedArchive.withoutPrefix(name))
        controller.customClass = archive.customClass(of: object)
        controller.nibName = object.child(key: "IBUINibName").map(\.characters).flatMap(
            StoryboardReader.identifier)
        controller.hasView = object.child(key: "IBUIView") != nil
        controller.outlets = archive.outlets(of: object)
        controller.properties = properties(object)
        var result = NibDescription.NibController(controller: controller)
        result.children = contained(object, depth: depth)
        return result
    }

    private func contained(_ object: MarkupElement, depth: Int) -> [NibDescription.NibController] {
        var members = archive.elements(of: object.child(key: "IBUIViewControllers"))
        if members.isEmpty, let root = object.child(key: "IBUIRootViewController") {
            members = [archive.target(of: root)]
        }
        for key in ["IBUIMasterViewController", "IBUIDetailViewController"] {
            if let member = object.child(key: key) { members.append(archive.target(of: member)) }
        }
        return members.compactMap { nibController($0, depth: depth + 1) }
    }

    private func properties(_ object: MarkupElement) -> [ControllerDescription.PropertySetting] {
        var settings: [ControllerDescription.PropertySetting] = []
        if let title = object.child(key: "IBUITitle") {
            settings.append(.init(.title, .string(title.characters)))
        }
        let items: [(String, Property)] = [
            ("IBUINavigationItem", .navigationItem), ("IBUITabBarItem", .tabBarItem),
        ]
        for (key, property) in items {
            guard let reference = object.child(key: key) else { continue }
            let title = archive.target(of: reference).child(key: "IBUITitle")
            settings.append(
                .init(property, .object(title.map { [.init("title", .string($0.characters))] } ?? [])))
        }
        for (key, property) in KeyedArchive.flags {
            guard let flag = object.child(key: key) else { continue }
            settings.append(.init(property, .bool(flag.characters == "YES")))
        }
        return settings
    }

    // MARK: Controls

    private func control(_ element: MarkupElement) -> ControlDescription? {
        guard element.attribute("id") != nil else { return nil }
        let name = KeyedArchive.className(element)
        let actions = archive.actions(of: element)
        guard !actions.isEmpty || KeyedArchive.controls.contains(name) else { return nil }
        let words = KeyedArchive.withoutPrefix(name).dropFirst(2)
        var control = ControlDescription(
            objectID: archive.objectID(of: element),
            element: words.prefix(1).lowercased() + words.dropFirst())
        control.label = ["IBUINormalTitle", "IBUITitle", "IBUIReuseIdentifier"].lazy
            .compactMap { element.child(key: $0)?.characters }.first { !$0.isEmpty }
        control.actions = actions
        control.isEnabled = element.child(key: "IBUIEnabled")?.characters != "NO"
        return control
    }
}
