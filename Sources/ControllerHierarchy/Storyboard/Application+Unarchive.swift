/// Creating controllers from the archives that storyboards and nibs are.
///
/// A controller is decoded with the children that relationships give it; once the archive is read, all of
/// them awake in its order, the container first.
/// Source: relationship-instantiation-order, segue-push-destination-order-so,
/// relationship-children-awake-not-loaded, uso-stack-awakes-ahead-of-its-root-ios10.
extension Application {
    /// Creates the controller of a scene, its children by relationship included; no view is loaded.
    ///
    /// - Parameter class: A class of the app's that is created in the place of the archived one.
    func unarchive(
        _ place: ScenePlace, label: String? = nil, class appClass: AppClass? = nil
    ) throws(Interruption) -> ViewController {
        try awake { (archive) throws(Interruption) in
            try self.decode(place, label: label, class: appClass, into: &archive)
        }
    }

    /// Creates the controllers of a nib with those in them; they awake when its outlets are connected.
    func unarchiveControllers(
        of nib: NibDescription, isMain: Bool = false,
        connect: (ViewController, NibDescription.NibController) throws(Interruption) -> Void
    ) throws(Interruption) {
        try awake { (archive) throws(Interruption) in
            var decoded: [ViewController] = []
            for nibController in nib.controllers {
                decoded.append(
                    try self.decode(nibController, ofMainNib: isMain ? nib.name : nil, into: &archive))
            }
            for (controller, nibController) in zip(decoded, nib.controllers) {
                try connect(controller, nibController)
            }
        }
    }

    /// Awakes what is decoded from one archive, when all of it is there.
    private func awake<Result>(
        _ decode: (inout [ViewController]) throws(Interruption) -> Result
    ) throws(Interruption) -> Result {
        var archive: [ViewController] = []
        let result = try decode(&archive)
        for decoded in archive { try decoded.send(.awakeFromNib) }
        return result
    }

    private func decode(
        _ place: ScenePlace, label: String? = nil, class appClass: AppClass? = nil,
        into archive: inout [ViewController]
    ) throws(Interruption) -> ViewController {
        let archived = place.scene.controller
        return try decode(
            archived, origin: ArchiveOrigin(place: place, nibName: archived.nibName), label: label,
            class: appClass, into: &archive
        ) { (controller, archive) throws(Interruption) in
            try self.refuseMissingTemplates(of: place.scene, inView: false)
            try self.fillRelationships(of: controller, place, into: &archive)
        }
    }

    private func decode(
        _ nibController: NibDescription.NibController, ofMainNib nib: String?,
        into archive: inout [ViewController]
    ) throws(Interruption) -> ViewController {
        let archived = nibController.controller
        let object = nib.map { ArchiveOrigin.MainNibObject(nib: $0, object: archived.objectID) }
        return try decode(
            archived, origin: ArchiveOrigin(nibName: archived.nibName, mainNibObject: object), label: nil,
            class: nil, into: &archive
        ) { (controller, archive) throws(Interruption) in
            var children: [RelatedController] = []
            for child in nibController.children {
                children.append(
                    .init(
                        relationship: nil,
                        controller: try self.decode(child, ofMainNib: nib, into: &archive)))
            }
            try controller.fillRelationships(children)
        }
    }

    private func decode(
        _ archived: ArchivedController, origin: ArchiveOrigin, label: String?, class appClass: AppClass?,
        into archive: inout [ViewController],
        fill: (ViewController, inout [ViewController]) throws(Interruption) -> Void
    ) throws(Interruption) -> ViewController {
        guard calls.beginScene(atMost: limits.depthMax) else {
            throw .error(.limitExceeded("scenes that contain each other deeper than \(limits.depthMax)"))
        }
        defer { calls.endScene() }
        let named = findClass {
            $0.archived(archived.customClass, module: archived.customModule, over: archived.baseClass)
        }
        let controller = try create(
            appClass ?? named, label: label ?? archived.storyboardIdentifier ?? archived.className)
        controller.origin = origin
        origin.isDecoding = true
        archive.append(controller)
        if !archived.restorableViews.isEmpty {
            controller.restorableState.views = archived.restorableViews.map {
                RestorableView(path: $0.restorationIdentifier, className: $0.className)
            }
        }
        try record(.initWithCoder, target: controller.identity) { () throws(Interruption) in
            if appClass != nil { try self.refuse(controller, unlessKindOf: named) }
            for setting in archived.properties { try controller.decode(setting) }
            try fill(controller, &archive)
        }
        try runScripts(of: controller, for: .callback(.initWithCoder))
        origin.isDecoding = false
        try controller.takeRuntimeAttributes(of: archived)
        return controller
    }

    /// Raises for what app code has created of another kind than the document says.
    ///
    /// A class of which the app has said nothing may be of any kind.
    /// Source: creator-makes-another-kind-ios17.
    private func refuse(
        _ controller: ViewController, unlessKindOf named: AppClass
    ) throws(Interruption) {
        let own = controller.appClass
        guard own.name == own.builtIn.rawValue || bundle.classes.declares(own.name),
            !own.descends(from: named.name)
        else { return }
        throw .exception(
            .internalInconsistency,
            "Custom instantiated \(controller.identity.printed) must be kind of class \(named.name)")
    }

    /// Fills a container; a child that a segue action makes has an archive of its own.
    private func fillRelationships(
        of controller: ViewController, _ place: ScenePlace, into archive: inout [ViewController]
    ) throws(Interruption) {
        var children: [RelatedController] = []
        for segue in place.scene.segues where segue.kind == .relationship {
            let destination = try self.place(of: segue.destination, in: place.storyboard)
            let child =
                segue.creationSelector == nil
                ? try decode(destination, into: &archive)
                : try controller.createDestination(of: segue, at: destination, sender: .null)
            children.append(.init(relationship: segue.relationship, controller: child))
        }
        try controller.fillRelationships(children)
    }

    /// Raises what an iOS raises that does not know the segue templates of a document's nib.
    ///
    /// Source: embed-needs-ios6.
    func refuseMissingTemplates(
        of scene: StoryboardDescription.Scene, inView: Bool
    ) throws(Interruption) {
        for segue in scene.segues where scene.isInView(segue) == inView {
            let template: String
            switch segue.kind {
            case .embed where !behavior.holds(.hasEmbedSegues): template = "UIStoryboardEmbedSegueTemplate"
            case .unwind where !behavior.holds(.hasUnwindSegues): template = "UIStoryboardUnwindSegueTemplate"
            default: continue
            }
            throw .exception(.invalidUnarchiveOperation, "Could not instantiate class named \(template)")
        }
    }
}

/// A controller that a document puts into a container, by a relationship; in a nib it has none.
struct RelatedController {
    let relationship: SegueDescription.Relationship?
    let controller: ViewController
}

extension StoryboardDescription.Scene {
    /// Whether the segue stands in the nib of the view, and so exists only once the view is loaded.
    ///
    /// Source: storyboard-format.md section 7.
    func isInView(_ segue: SegueDescription) -> Bool {
        guard segue.owner != controller.objectID else { return false }
        return controls.first { $0.objectID == segue.owner }?.isInView ?? true
    }
}

extension ViewController {
    /// Takes over a property from an archive, before anybody can have overridden it.
    ///
    /// A version passes over what it does not know, and takes the old name of the preferred size for the new.
    /// Source: storyboard-format.md section 3; attributes-of-stacks-ios7, content-size-ios12.
    fileprivate func decode(_ setting: ControllerDescription.PropertySetting) throws(Interruption) {
        let behavior = application.behavior
        guard setting.property.availability.holds(in: behavior) else { return }
        if setting.property.isSettable, setting.property != .isEditing {
            try set(setting.property, setting.value)
        } else {
            store(setting.property, setting.value)
        }
        if setting.property == .contentSizeForViewInPopover,
            Property.preferredContentSize.availability.holds(in: behavior)
        {
            try set(.preferredContentSize, setting.value)
        }
    }

    /// Sets the runtime attributes; a class of UIKit's has no key that it does not document.
    ///
    /// Source: warn-nib-unknown-class.
    fileprivate func takeRuntimeAttributes(of archived: ArchivedController) throws(Interruption) {
        for attribute in archived.runtimeAttributes {
            if let property = Property(rawValue: attribute.name), property.isSettable {
                try set(property, property.named(attribute.value))
            } else if archived.customClass == nil, !attribute.name.contains(".") {
                try application.print(
                    "Failed to set (\(attribute.name)) user defined inspected property on "
                        + "(\(archived.baseClass)): [\(identity.printed) setValue:forUndefinedKey:]: this class "
                        + "is not key value coding-compliant for the key \(attribute.name).")
            }
        }
    }
}

extension Property {
    /// The word for a style that is given by its number, as runtime attributes give them.
    ///
    /// Source: UIModalPresentationStyle and UIModalTransitionStyle references.
    fileprivate func named(_ value: Value) -> Value {
        guard case .number(let number) = value, let index = Int(exactly: number) else { return value }
        let words: [Int: String]
        switch self {
        case .modalPresentationStyle:
            words = [
                -2: "automatic", -1: "none", 0: "fullScreen", 1: "pageSheet", 2: "formSheet",
                3: "currentContext", 4: "custom", 5: "overFullScreen", 6: "overCurrentContext", 7: "popover",
                8: "blurOverFullScreen",
            ]
        case .modalTransitionStyle:
            words = [0: "coverVertical", 1: "flipHorizontal", 2: "crossDissolve", 3: "partialCurl"]
        default: return value
        }
        return words[index].map(Value.string) ?? value
    }
}
