extension RestorationArchive {
    /// The only version of the document that there is.
    private static let documentVersion = 1.0

    /// The archive as a document.
    package var value: Value {
        var members: [Value.Member] = [.init("version", .number(Self.documentVersion))]
        func add(_ name: String, _ text: String?) {
            if let text { members.append(.init(name, .string(text))) }
        }
        add("bundleVersion", bundleVersion)
        add("systemVersion", systemVersion)
        add("userInterfaceIdiom", idiom?.rawValue)
        if let time { members.append(.init("time", .number(time))) }
        members.append(.init("usesSnapshot", .bool(usesSnapshot)))
        if !application.isEmpty { members.append(.init("application", .object(application))) }
        members.append(.init("controllers", .array(controllers.map(\.value))))
        if !objects.isEmpty { members.append(.init("objects", .array(objects.map(\.value)))) }
        if let activity { members.append(.init("activity", activity.value)) }
        return .object(members)
    }
}

extension RestorationArchive.Controller {
    fileprivate var value: Value {
        var members: [Value.Member] = [.init("path", .string(path)), .init("class", .string(className))]
        func add(_ name: String, _ text: String?) {
            if let text { members.append(.init(name, .string(text))) }
        }
        add("restorationClass", restorationClass)
        add("storyboard", storyboard)
        add("storyboardIdentifier", storyboardIdentifier)
        members.append(.init("isViewLoaded", .bool(isViewLoaded)))
        if let children { members.append(.init("children", .array(children.map(Value.string)))) }
        add("selected", selected)
        if !columns.isEmpty {
            members.append(
                .init("columns", .object(columns.map { .init($0.column.rawValue, .string($0.path)) })))
        }
        add("presented", presented)
        if !values.isEmpty { members.append(.init("values", .object(values))) }
        if !views.isEmpty { members.append(.init("views", .array(views.map(\.value)))) }
        return .object(members)
    }
}

extension RestorationArchive.Object {
    fileprivate var value: Value {
        .object([
            .init("identifier", .string(identifier)), .init("class", .string(className)),
            .init("values", .object(values)),
        ])
    }
}

extension RestorableView {
    /// The view as an archive and a property have it.
    var value: Value {
        .object([
            .init("path", .string(path)), .init("class", .string(className)), .init("state", .object(state)),
        ])
    }
}

// MARK: Reading

/// What is wrong with a document that should be an archive.
package struct ArchiveMistake: Error, Sendable, Equatable {
    /// The names and indices that lead to the place, from the document's root.
    package var place: [String]
    package var reason: String
}

extension RestorationArchive {
    /// Reads a document.
    ///
    /// - Throws: what is wrong with it first, a reference to a controller that it does not hold included.
    package init(_ value: Value) throws(ArchiveMistake) {
        self.init()
        let reader = try ArchiveReader(
            value, [],
            allowed: [
                "version", "bundleVersion", "systemVersion", "userInterfaceIdiom", "time", "usesSnapshot",
                "application", "controllers", "objects", "activity",
            ])
        guard try reader.number("version", isRequired: true) == Self.documentVersion else {
            throw reader.mistake("version", "must be 1, the only version of archives")
        }
        bundleVersion = try reader.text("bundleVersion")
        systemVersion = try reader.text("systemVersion")
        if let version = systemVersion, SystemVersion(version) == nil {
            throw reader.mistake("systemVersion", "must be a version such as 17.0")
        }
        if let name = try reader.text("userInterfaceIdiom") {
            guard let idiom = UserInterfaceIdiom(rawValue: name) else {
                throw reader.mistake("userInterfaceIdiom", "must be phone or pad")
            }
            self.idiom = idiom
        }
        time = try reader.number("time")
        usesSnapshot = try reader.bool("usesSnapshot") ?? false
        application = try reader.members("application") ?? []
        guard let elements = try reader.elements("controllers") else {
            throw reader.mistake("controllers", "is required")
        }
        for (index, element) in elements.enumerated() {
            controllers.append(try Controller(element, ["controllers", String(index)]))
        }
        for (index, element) in (try reader.elements("objects") ?? []).enumerated() {
            objects.append(try Object(element, ["objects", String(index)]))
        }
        if let activity = try reader.member("activity") { self.activity = try Activity(activity) }
        try checkPaths()
    }

    /// Every path stands for one controller, and every reference leads to one.
    private func checkPaths() throws(ArchiveMistake) {
        var paths: Set<String> = []
        for (index, controller) in controllers.enumerated() where !paths.insert(controller.path).inserted {
            throw ArchiveMistake(
                place: ["controllers", String(index), "path"],
                reason: "another controller of the archive has the same path")
        }
        for (index, controller) in controllers.enumerated() {
            for reference in controller.references where !paths.contains(reference.path) {
                throw ArchiveMistake(
                    place: ["controllers", String(index)] + reference.place,
                    reason: "no controller of the archive has this path")
            }
        }
    }
}

extension RestorationArchive.Activity {
    fileprivate init(_ value: Value) throws(ArchiveMistake) {
        let reader = try ArchiveReader(value, ["activity"], allowed: ["activityType", "userInfo"])
        guard let type = try reader.text("activityType") else {
            throw reader.mistake("activityType", "is required")
        }
        activityType = type
        userInfo = try reader.members("userInfo") ?? []
    }
}

extension RestorationArchive.Object {
    fileprivate init(_ value: Value, _ place: [String]) throws(ArchiveMistake) {
        let reader = try ArchiveReader(value, place, allowed: ["identifier", "class", "values"])
        guard let identifier = try reader.text("identifier"), !identifier.isEmpty else {
            throw reader.mistake("identifier", "is required")
        }
        self.init(
            identifier: identifier, className: try reader.text("class") ?? "NSObject",
            values: try reader.members("values") ?? [])
    }
}

extension RestorationArchive.Controller {
    fileprivate init(_ value: Value, _ place: [String]) throws(ArchiveMistake) {
        let reader = try ArchiveReader(
            value, place,
            allowed: [
                "path", "class", "restorationClass", "storyboard", "storyboardIdentifier", "isViewLoaded",
                "children", "selected", "columns", "presented", "values", "views",
            ])
        guard let path = try reader.text("path"), !path.isEmpty else {
            throw reader.mistake("path", "is required")
        }
        guard let className = try reader.text("class"), !className.isEmpty else {
            throw reader.mistake("class", "is required")
        }
        self.init(path: path, className: className)
        restorationClass = try reader.text("restorationClass")
        storyboard = try reader.text("storyboard")
        storyboardIdentifier = try reader.text("storyboardIdentifier")
        isViewLoaded = try reader.bool("isViewLoaded") ?? false
        presented = try reader.text("presented")
        selected = try reader.text("selected")
        if let elements = try reader.elements("children") {
            children = []
            for (index, element) in elements.enumerated() {
                guard let path = element.string else {
                    throw ArchiveMistake(
                        place: place + ["children", String(index)], reason: "must be a path")
                }
                children?.append(path)
            }
        }
        for member in try reader.members("columns") ?? [] {
            guard let column = SplitColumn(rawValue: member.name), let path = member.value.string else {
                throw ArchiveMistake(
                    place: place + ["columns", member.name],
                    reason: "must be a path under primary, supplementary, secondary or compact")
            }
            columns.append(.init(column: column, path: path))
        }
        values = try reader.members("values") ?? []
        for (index, element) in (try reader.elements("views") ?? []).enumerated() {
            views.append(try RestorableView(element, place + ["views", String(index)]))
        }
    }
}

extension RestorableView {
    fileprivate init(_ value: Value, _ place: [String]) throws(ArchiveMistake) {
        let reader = try ArchiveReader(value, place, allowed: ["path", "class", "state"])
        guard let path = try reader.text("path"), !path.isEmpty else {
            throw reader.mistake("path", "is required")
        }
        self.init(
            path: path, className: try reader.text("class") ?? "UIView",
            state: try reader.members("state") ?? [])
    }
}
