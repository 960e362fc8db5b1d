/// Finding storyboards, their scenes, and the scenes that references stand for.
extension Application {
    /// `UIStoryboard(name:bundle:)`.
    ///
    /// Source: UIStoryboard reference, "Getting a storyboard object".
    func storyboard(named name: String) throws(Interruption) -> Storyboard {
        if let found = bundle.storyboard(named: name, idiom: device.idiom) { return found }
        throw .exception(
            .invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(Bundle.printed)")
    }

    /// The controller that a description with a storyboard stands for.
    ///
    /// - Returns: nil for the initial controller of a storyboard that has none, as UIKit answers.
    func instantiateFromStoryboard(
        _ description: ControllerDescription
    ) throws(Interruption) -> ViewController? {
        let storyboard = try storyboard(of: description)
        let found: ScenePlace?
        if let identifier = description.identifier {
            found = try place(identifier: identifier, in: storyboard)
        } else {
            found = try initialPlace(of: storyboard)
        }
        guard let place = found else { return nil }
        let appClass = try creatorClass(description, place)
        let controller = try unarchive(place, label: description.label, class: appClass)
        if description.isHeldByApp {
            controller.isHeldByApp = true
            controller.addOwner()
        }
        try apply(description, to: controller)
        return controller
    }

    /// The storyboard that is named, else that of the app code which runs, else the main one or the only one.
    private func storyboard(of description: ControllerDescription) throws(Interruption) -> Storyboard {
        if let name = description.storyboard { return try storyboard(named: name) }
        if let own = calls.receiver?.storyboard { return own }
        if let main = definition.mainStoryboard { return try storyboard(named: main) }
        guard bundle.storyboards.count == 1, let only = bundle.storyboards.first else {
            throw .error(.invalidArgument(field: "storyboard", reason: "an identifier needs a storyboard"))
        }
        return only
    }

    /// The class that the app's own code creates in the place of the archived one.
    private func creatorClass(
        _ description: ControllerDescription, _ place: ScenePlace
    ) throws(Interruption) -> AppClass? {
        let archived = place.scene.controller
        guard description.className != "UIViewController", description.className != archived.className else {
            return nil
        }
        guard behavior.holds(.appsCreateArchivedControllers) else {
            throw .error(
                .invalidArgument(
                    field: "class", reason: "the storyboard says \(archived.className); leave it out"))
        }
        return classCreated(by: description, for: archived)
    }

    /// The class of a controller that app code creates in the place of an archived one.
    ///
    /// One of which the app has said nothing is taken for one of the document's kind.
    func classCreated(
        by description: ControllerDescription, for archived: ArchivedController
    ) -> AppClass {
        let name = description.className
        let superclass = description.rare?.superclass
        return findClass {
            guard superclass != nil || $0.declares(name) else {
                return $0.archived(name, module: nil, over: archived.baseClass)
            }
            return $0.named(name, below: superclass)
        }
    }

    /// `instantiateViewController(withIdentifier:)`, as far as the scene.
    ///
    /// Source: exc-storyboard-no-such-identifier.
    func place(identifier: String, in storyboard: Storyboard) throws(Interruption) -> ScenePlace {
        if let place = storyboard.place(identifier: identifier) { return place }
        throw .exception(
            .invalidArgument,
            "Storyboard (\(storyboard.printed)) doesn't contain a view controller with identifier "
                + "'\(identifier)'")
    }

    /// The scene of `instantiateInitialViewController`; nil where the document names none.
    func initialPlace(of storyboard: Storyboard) throws(Interruption) -> ScenePlace? {
        guard let object = storyboard.description.initialController else { return nil }
        return try place(of: object, in: storyboard)
    }

    /// The scene of an object of a storyboard, behind all references.
    ///
    /// Source: storyboard-reference-resolution; exc-segue-destination-missing.
    func place(
        of object: StoryboardDescription.ObjectID, in storyboard: Storyboard
    ) throws(Interruption) -> ScenePlace {
        var object = object
        var storyboard = storyboard
        for _ in 0..<limits.depthMax {
            guard let place = storyboard.place(of: object) else {
                return try self.place(identifier: "UIViewController-\(object)", in: storyboard)
            }
            guard let reference = place.scene.controller.reference else { return place }
            if let name = reference.storyboard { storyboard = try self.storyboard(named: name) }
            if let identifier = reference.identifier {
                return try self.place(identifier: identifier, in: storyboard)
            }
            guard let initial = storyboard.description.initialController else {
                return try self.place(identifier: "(null)", in: storyboard)
            }
            object = initial
        }
        throw .error(.limitExceeded("storyboard references that lead to more than \(limits.depthMax) others"))
    }
}
