package import ControllerHierarchy

extension OperationOutcome {
    /// Puts the state that was saved among the members of the result, as the document that it is answered as.
    package mutating func spellState() {
        guard case .saved(let archive) = state else { return }
        result.append(.init("archive", archive.value))
        state = .none
    }
}

extension RestorationArchive {
    /// The only version of the document that there is.
    static let documentVersion = 1.0

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
