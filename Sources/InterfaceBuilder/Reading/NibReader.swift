import ControllerHierarchy

/// Reads `.xib` documents of version 3.0 (Xcode 5 and later).
///
/// Source: storyboard-format.md section 6.
struct NibReader {
    let document: MarkupDocument

    init(_ document: MarkupDocument) {
        self.document = document
    }

    func read(name: String) -> NibDocument {
        var nib = NibDescription(name: name)
        nib.usesAutoLayout = document.root.attribute("useAutolayout") == "YES"
        for objects in document.root.children where objects.isNamed("objects") {
            for object in objects.children { read(object, into: &nib) }
            for element in objects.descendants {
                if let control = ControlReader.control(element, in: objects) { nib.controls.append(control) }
            }
        }
        let objects = document.root.children.filter { $0.isNamed("objects") }.flatMap(\.children)
        nib.findWindowRoot(window: objects.first { $0.isNamed("window") }?.attribute("id")) { identifier in
            objects.first { $0.attribute("id") == identifier }.map(ControllerReader.outlets) ?? []
        }
        var result = NibDocument(description: nib)
        result.statistics = DocumentStatistics(of: document, isKnown: Vocabulary.isKnown)
        result.isLaunchScreen = document.root.attribute("launchScreen") == "YES"
        for objects in document.root.children where objects.isNamed("objects") {
            for object in objects.children {
                if let identifier = object.attribute("id") { result.lines[identifier] = object.line }
            }
        }
        return result
    }

    private func read(_ object: MarkupElement, into nib: inout NibDescription) {
        if object.isNamed("placeholder") {
            guard object.attribute("placeholderIdentifier") == "IBFilesOwner" else { return }
            nib.ownerClass = object.attribute("customClass")
            nib.outlets = ControllerReader.outlets(object)
            nib.searchDisplayHasDelegate = ControllerReader.searchDisplayHasDelegate(
                nib.outlets, in: object.parent)
        } else if let controller = nibController(object) {
            nib.controllers.append(controller)
        } else if isView(object), let identifier = object.attribute("id") {
            nib.views.append(
                .init(
                    objectID: identifier,
                    className: object.attribute("customClass") ?? Vocabulary.viewClass(object.name),
                    size: ControllerReader.size(of: object)))
            // The root of a window is a controller that stands inside it.
            nib.controllers += object.isNamed("window") ? object.children.compactMap(nibController) : []
        }
    }

    private func nibController(_ element: MarkupElement) -> NibDescription.NibController? {
        guard Vocabulary.controllers[element.name] != nil,
            let controller = ControllerReader.controller(element)
        else { return nil }
        var children: [NibDescription.NibController] = []
        for child in element.children {
            if child.isNamed("viewControllers") {
                children += child.children.compactMap(nibController)
            } else if let contained = nibController(child) {
                children.append(contained)
            }
        }
        return .init(controller: controller, children: children)
    }

    private func isView(_ element: MarkupElement) -> Bool {
        let name = element.name
        if ["customObject", "externalObject", "searchDisplayController", "barButtonItem"].contains(name) {
            return false
        }
        return !name.hasSuffix("Recognizer") && !name.hasSuffix("Item")
    }
}
