import ControllerHierarchy

/// What of scenes is compared, as a person would name it.
enum SceneFields {
    /// Names with their values, in the order in which differences are told.
    typealias Fields = [(name: String, value: String)]

    static func of(_ controller: ArchivedController) -> Fields {
        var fields = [
            ("class", controller.className), ("module", controller.customModule),
            ("storyboard identifier", controller.storyboardIdentifier), ("label", controller.userLabel),
            ("nib", controller.viewNibName), ("kind", controller.baseClass),
            ("storyboard", controller.reference?.storyboard),
            ("referenced identifier", controller.reference?.identifier),
            ("back button", controller.showsBackButton ? nil : "hidden"),
        ].compactMap { name, value in value.map { (name, $0) } }
        for setting in controller.properties {
            fields.append((setting.property.rawValue, setting.value.string ?? "\(setting.value)"))
        }
        return fields
    }

    /// What one would want to know of a scene that is new or gone.
    static func summary(_ controller: ArchivedController) -> [String] {
        let identifier = controller.storyboardIdentifier.map { "storyboard identifier \"\($0)\"" }
        return [controller.className, identifier].compactMap(\.self)
    }

    /// Values that differ, the long ones by their names alone.
    static func changes(_ old: Fields, _ new: Fields) -> [String] {
        let before = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
        let after = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
        var names = new.map(\.name)
        names += old.map(\.name).filter { after[$0] == nil }
        return names.compactMap { name in
            guard before[name] != after[name] else { return nil }
            let texts = [after[name], before[name]].map { value in
                value.map { $0.utf8.count > 60 ? "…" : "\"\($0)\"" } ?? "none"
            }
            return texts[0] == texts[1] ? "\(name) differs" : "\(name) \(texts[0]), was \(texts[1])"
        }
    }
}

/// What a person would call the scenes of two versions, and the segues between them.
struct SceneNames {
    private var names: [StoryboardDescription.ObjectID: String] = [:]
    private var controls: [StoryboardDescription.ObjectID: String] = [:]

    init(_ documents: StoryboardDocument...) {
        for scene in documents.flatMap(\.description.scenes) {
            names[scene.controller.objectID] = SceneLabel.text(of: scene.controller)
            for control in scene.controls { controls[control.objectID] = control.label ?? control.element }
        }
    }

    subscript(object: StoryboardDescription.ObjectID?) -> String {
        object.map { names[$0] ?? $0 } ?? "nothing"
    }

    /// `show "details" to Plant Detail`.
    func name(of segue: SegueDescription) -> String {
        let identifier = segue.identifier.map { " \"\($0)\"" } ?? ""
        if segue.kind == .unwind { return "unwind\(identifier) by \(segue.unwindAction ?? "no action")" }
        let kind = segue.relationship?.rawValue ?? segue.kind.rawValue
        return "\(kind)\(identifier) to \(self[segue.destination])"
    }

    func fields(of segue: SegueDescription) -> SceneFields.Fields {
        let anchor: String?
        switch segue.popoverAnchor {
        case .view(let object), .barButtonItem(let object): anchor = controls[object] ?? object
        case nil: anchor = nil
        }
        return [
            ("kind", segue.kind.rawValue), ("identifier", segue.identifier),
            ("destination", segue.kind == .unwind ? nil : self[segue.destination]),
            ("relationship", segue.relationship?.rawValue), ("action", segue.unwindAction),
            ("class", segue.customClass), ("module", segue.customModule),
            ("segue action", segue.creationSelector), ("animates", segue.animates ? nil : "no"),
            ("presentation", segue.modalPresentationStyle?.rawValue),
            ("transition", segue.modalTransitionStyle?.rawValue), ("anchor", anchor),
            ("trigger", segue.trigger), ("from", controls[segue.owner]),
        ].compactMap { name, value in value.map { (name, $0) } }
    }
}
