import ControllerHierarchy
import JSONBytes

/// Saved state as `encodeState` answers it, or as somebody has changed it; null counts as left out.
extension ContentDecoder {
    /// Reads an archive; a path that no controller of it has is an issue.
    mutating func archive(_ value: JSONValue) -> RestorationArchive? {
        guard let members = given(value, of: "an archive", as: ArchiveField.self) else { return nil }
        var archive = RestorationArchive()
        for (field, _, value) in members {
            switch field {
            case .version:
                if value.double != RestorationArchive.documentVersion {
                    fail(value, "must be 1, the only version of archives")
                }
            case .bundleVersion: archive.bundleVersion = string(value)
            case .systemVersion: archive.systemVersion = version(value)
            case .userInterfaceIdiom: archive.idiom = word(value, UserInterfaceIdiom.self)
            case .time: archive.time = number(value)
            case .usesSnapshot: archive.usesSnapshot = bool(value) ?? false
            case .application: archive.application = values(value)
            case .controllers:
                archive.controllers = elements(value)?.compactMap { archivedController($0) } ?? []
                checkPaths(archive, in: value)
            case .objects: archive.objects = elements(value)?.compactMap { archivedObject($0) } ?? []
            case .activity: archive.activity = archivedActivity(value)
            }
        }
        require(["version", "controllers"], in: value)
        return archive
    }

    /// As `archive`; an object without members stands for none.
    mutating func emptyOrArchive(_ value: JSONValue) -> RestorationArchive? {
        value.kind == .object && value.count == 0 ? nil : archive(value)
    }

    private mutating func archivedController(_ value: JSONValue) -> RestorationArchive.Controller? {
        guard let members = given(value, of: "a controller", as: ArchivedControllerField.self) else {
            return nil
        }
        var controller = RestorationArchive.Controller(path: "", className: "")
        for (field, _, value) in members {
            switch field {
            case .path: controller.path = filledString(value) ?? ""
            case .class: controller.className = filledString(value) ?? ""
            case .restorationClass: controller.restorationClass = string(value)
            case .storyboard: controller.storyboard = string(value)
            case .storyboardIdentifier: controller.storyboardIdentifier = string(value)
            case .isViewLoaded: controller.isViewLoaded = bool(value) ?? false
            case .children: controller.children = elements(value)?.compactMap { string($0) }
            case .selected: controller.selected = string(value)
            case .columns: controller.columns = archivedColumns(value)
            case .presented: controller.presented = string(value)
            case .values: controller.values = values(value)
            case .views: controller.views = elements(value)?.compactMap { archivedView($0) } ?? []
            }
        }
        require(["path", "class"], in: value)
        return controller
    }

    private mutating func archivedColumns(_ value: JSONValue) -> [RestorationArchive.Column] {
        let allowed = SplitColumn.allCases.map(\.rawValue)
        return members(value, of: "columns", allowed: allowed)?.compactMap { key, value in
            guard let column = word(key, SplitColumn.self), let path = string(value) else { return nil }
            return RestorationArchive.Column(column: column, path: path)
        } ?? []
    }

    private mutating func archivedView(_ value: JSONValue) -> RestorableView? {
        guard let members = given(value, of: "a view", as: ArchivedViewField.self) else { return nil }
        var view = RestorableView(path: "", className: "UIView")
        for (field, _, value) in members {
            switch field {
            case .path: view.path = filledString(value) ?? ""
            case .class: view.className = string(value) ?? ""
            case .state: view.state = values(value)
            }
        }
        require(["path"], in: value)
        return view
    }

    private mutating func archivedObject(_ value: JSONValue) -> RestorationArchive.Object? {
        guard let members = given(value, of: "an object", as: ArchivedObjectField.self) else { return nil }
        var object = RestorationArchive.Object(identifier: "", className: "NSObject", values: [])
        for (field, _, value) in members {
            switch field {
            case .identifier: object.identifier = filledString(value) ?? ""
            case .class: object.className = string(value) ?? ""
            case .values: object.values = values(value)
            }
        }
        require(["identifier"], in: value)
        return object
    }

    private mutating func archivedActivity(_ value: JSONValue) -> RestorationArchive.Activity? {
        guard let members = given(value, of: "an activity", as: ArchivedActivityField.self) else {
            return nil
        }
        var activity = RestorationArchive.Activity(activityType: "")
        for (field, _, value) in members {
            switch field {
            case .activityType: activity.activityType = string(value) ?? ""
            case .userInfo: activity.userInfo = values(value)
            }
        }
        require(["activityType"], in: value)
        return activity
    }

    /// Every path stands for one controller, and every reference leads to one.
    private mutating func checkPaths(_ archive: RestorationArchive, in controllers: JSONValue) {
        // What could not be read has been reported; the others' places are not theirs any more.
        guard archive.controllers.count == controllers.count else { return }
        var paths: Set<String> = []
        for (index, controller) in archive.controllers.enumerated()
        where !controller.path.isEmpty && !paths.insert(controller.path).inserted {
            fail(
                pointer: controllers.pointer + "/\(index)/path",
                "another controller of the archive has the same path")
        }
        for (index, controller) in archive.controllers.enumerated() {
            for reference in controller.references where !paths.contains(reference.path) {
                let place = reference.place.map { "/" + JSONValue.escapedReferenceToken($0) }.joined()
                fail(
                    pointer: controllers.pointer + "/\(index)" + place,
                    "no controller of the archive has this path")
            }
        }
    }

    // MARK: Parts

    /// The members that are not null, of which every one with another name is an issue.
    private mutating func given<Name: RawRepresentable & CaseIterable>(
        _ value: JSONValue, of what: String, as fields: Name.Type
    ) -> [(field: Name, key: JSONValue, value: JSONValue)]? where Name.RawValue == String {
        members(value, of: what, as: fields)?.filter { !$0.value.isNull }
    }

    private mutating func require(_ names: [String], in object: JSONValue) {
        for name in names where object[name]?.isNull ?? true { failMissing(name, in: object) }
    }

    private mutating func values(_ value: JSONValue) -> [Value.Member] {
        members(value) == nil ? [] : objectMembers(value)
    }

    /// A string that is not empty.
    private mutating func filledString(_ value: JSONValue) -> String? {
        guard let text = string(value) else { return nil }
        if text.isEmpty { fail(value, "must not be empty") }
        return text
    }

    private mutating func version(_ value: JSONValue) -> String? {
        guard let text = string(value) else { return nil }
        if SystemVersion(text) == nil { fail(value, "must be a version such as 17.0") }
        return text
    }
}

private enum ArchiveField: String, CaseIterable {
    case version, bundleVersion, systemVersion, userInterfaceIdiom, time, usesSnapshot, application
    case controllers, objects, activity
}

private enum ArchivedControllerField: String, CaseIterable {
    case path, `class`, restorationClass, storyboard, storyboardIdentifier, isViewLoaded, children, selected
    case columns, presented, values, views
}

private enum ArchivedViewField: String, CaseIterable { case path, `class`, state }

private enum ArchivedObjectField: String, CaseIterable { case identifier, `class`, values }

private enum ArchivedActivityField: String, CaseIterable { case activityType, userInfo }
