import ControllerHierarchy
import JSONBytes

/// What is said of state preservation and restoration.
extension ContentDecoder {
    /// `app.restoration`: what the application's delegate does about saved state.
    mutating func restoration(_ value: JSONValue) -> RestorationDescription? {
        guard let members = members(value, of: "restoration", as: RestorationField.self) else { return nil }
        var restoration = RestorationDescription()
        for (field, key, value) in members {
            switch field {
            case .shouldSave: restoration.shouldSave = bool(value) ?? true
            case .shouldRestore: restoration.shouldRestore = bool(value) ?? true
            case .restoresOtherVersions: restoration.restoresOtherVersions = bool(value) ?? false
            case .usesSecureMethods:
                restoration.usesSecureMethods = bool(value)
                guard restoration.usesSecureMethods ?? false else { continue }
                checkAvailability(
                    key, [Callback.shouldSaveSecureApplicationState.absence(in: systemVersion)])
            case .viewControllers:
                var answers = RestorationAnswers()
                answers.byPath = restorationAnswers(value)
                restoration.answers = answers
            case .encode: if self.members(value) != nil { restoration.encode = objectMembers(value) }
            case .objects: restoration.objects = restorableObjects(value)
            case .ignoresSnapshot: restoration.ignoresSnapshot = bool(value) ?? false
            case .isDeveloperMode: restoration.isDeveloperMode = bool(value) ?? false
            }
        }
        return restoration
    }

    /// Objects by the identifiers under which the app registers them.
    private mutating func restorableObjects(_ value: JSONValue) -> [RestorableObject] {
        guard let members = members(value) else { return [] }
        return members.compactMap { key, value in
            guard let identifier = name(key),
                let fields = self.members(value, of: "an object", allowed: ["class", "encode"])
            else { return nil }
            var object = RestorableObject(identifier: identifier)
            for (key, value) in fields {
                if key.utf8Equals("class") {
                    object.className = name(value) ?? object.className
                } else if self.members(value) != nil {
                    object.values = objectMembers(value)
                }
            }
            return object
        }
    }

    /// Controllers by path, by identifiers joined by slashes, or by the last identifier.
    mutating func restorationAnswers(_ value: JSONValue) -> [RestorationAnswers.Answer] {
        guard let members = members(value) else { return [] }
        return members.compactMap { key, value in
            guard let path = nonEmptyString(key), let controller = restoredController(value) else {
                return nil
            }
            return RestorationAnswers.Answer(path: path, controller: controller)
        }
    }

    /// A controller that an app's method returns; null stands for nil.
    mutating func restoredController(_ value: JSONValue) -> ControllerReference? {
        value.isNull ? ControllerReference.none : controller(value)
    }

    /// `scene.restoration`: the activity with which the scene's delegate answers.
    mutating func sceneActivity(_ value: JSONValue) -> SceneActivityDescription? {
        guard let members = members(value, of: "restoration", allowed: ["activityType", "userInfo"]) else {
            return nil
        }
        var description = SceneActivityDescription(activityType: "")
        for (key, value) in members {
            if key.utf8Equals("activityType") {
                description.activityType = name(value) ?? ""
            } else if self.members(value) != nil {
                description.userInfo = objectMembers(value)
            }
        }
        if value["activityType"] == nil { failMissing("activityType", in: value) }
        return description
    }

    /// `app.extension`: the context that the extension's controllers answer with.
    mutating func extensionContext(_ value: JSONValue) -> Value? {
        guard let members = members(value, of: "extension", allowed: ["point", "inputItems"]) else {
            return nil
        }
        for (key, value) in members {
            if key.utf8Equals("point") { _ = name(value) } else { _ = elements(value) }
        }
        return self.value(value)
    }

    /// The views with restoration identifiers in a view, from the outside in.
    ///
    /// - Parameter names: The identifiers of the views above that have one.
    mutating func views(_ value: JSONValue, below names: [String], into views: inout [RestorableView]) {
        let allowed = ["class", "restorationIdentifier", "state", "subviews"]
        guard let members = members(value, of: "view", allowed: allowed) else { return }
        var names = names
        var view = RestorableView(path: "", className: "UIView")
        for (key, value) in members {
            switch key.string {
            case "class": if let name = name(value) { view.className = name }
            case "restorationIdentifier": if let name = name(value) { names.append(name) }
            case "state": if self.members(value) != nil { view.state = objectMembers(value) }
            default: break
            }
        }
        if value["restorationIdentifier"] != nil {
            view.path = names.joined(separator: "/")
            if views.contains(where: { $0.path == view.path }) {
                fail(value, "another view of the controller has the same identifier")
            }
            views.append(view)
        } else if let state = value["state"] {
            fail(state, "a view without a restorationIdentifier saves nothing")
        }
        guard let subviews = value["subviews"], let elements = elements(subviews) else { return }
        for subview in elements { self.views(subview, below: names, into: &views) }
    }
}

private enum RestorationField: String, CaseIterable {
    case shouldSave, shouldRestore, restoresOtherVersions, usesSecureMethods, viewControllers, encode, objects
    case ignoresSnapshot, isDeveloperMode
}
