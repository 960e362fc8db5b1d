import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// A label or an id, or the description of a new controller.
    mutating func controller(_ value: JSONValue) -> ControllerReference? {
        switch value.kind {
        case .string: return name(value).map(ControllerReference.existing)
        case .object: return .new(description(value))
        default:
            fail(value, "must be a controller's label or id, or the description of a new controller")
            return nil
        }
    }

    /// A label or an id.
    mutating func existingController(_ value: JSONValue) -> ControllerReference? {
        guard value.kind == .string else {
            fail(value, "must be a controller's label or id")
            return nil
        }
        return name(value).map(ControllerReference.existing)
    }

    mutating func controllers(_ value: JSONValue) -> [ControllerReference]? {
        guard let elements = elements(value) else { return nil }
        var controllers: [ControllerReference] = []
        // To grow costs more than to count them.
        controllers.reserveCapacity(value.count)
        for element in elements { if let read = controller(element) { controllers.append(read) } }
        return controllers
    }

    /// The description of a new controller; without a class it is a plain `UIViewController`.
    mutating func description(_ object: JSONValue) -> ControllerDescription {
        var description = ControllerDescription()
        object.forEachMember { key, value in
            switch DescriptionMember.named(key) {
            case .field(let field): read(value, field, into: &description)
            case .property(let property):
                let read = property._withUnsafeGuaranteedRef { setting($0, key: key, value: value) }
                if let setting = read {
                    // Few have more, and growing from one to two to four costs more than the place.
                    if description.properties.isEmpty { description.properties.reserveCapacity(4) }
                    description.properties.append(setting)
                }
            case nil:
                let name = key.string ?? ""
                if let meant = UIKitSpelling.property(name) {
                    return take(key, as: [meant.rawValue])
                }
                fail(
                    key,
                    "\(name) is neither a field of descriptions nor a property of controllers"
                        + (wrapperAdvice(key, value, in: object)
                            ?? advice(for: name, among: DescriptionMember.spellings)))
            }
        }
        checkClass(of: description, in: object)
        // Else a copy is returned.
        return consume description
    }

    /// Reads one of the fields that describe the controller itself.
    private mutating func read(
        _ value: JSONValue, _ field: DescriptionField, into description: inout ControllerDescription
    ) {
        switch field {
        case .class:
            if let lastClass, value.utf8Equals(lastClass) {
                description.className = lastClass
            } else if let name = name(value) {
                (lastClass, description.className) = (name, name)
            }
        case .as: description.label = label(value)
        case .held: description.isHeld = bool(value)
        case .superclass: description.superclass = name(value)
        case .storyboard: description.storyboard = name(value)
        case .identifier: description.identifier = name(value)
        case .nib: description.nib = name(value)
        case .nibBundle: description.nibBundle = name(value)
        case .viewControllers: description.viewControllers = controllers(value)
        case .tabs: description.tabs = controllers(value)
        case .tab: description.tab = tab(value)
        case .managingNavigationController: description.managingNavigationController = controller(value)
        case .sidebarActions:
            description.sidebarActions = Boxed(elements(value)?.compactMap { sidebarAction($0) } ?? [])
        case .children: description.children = controllers(value) ?? []
        case .controls: description.controls = Boxed(elements(value)?.compactMap { control($0) } ?? [])
        case .actions, .textFields, .preferredAction: readAlert(value, field, into: &description)
        case .dataSource: description.dataSource = dataSource(value)
        case .searchController: description.searchController = controller(value)
        case .searchResultsController:
            // As UIKit's initializer takes nil.
            if !value.isNull { description.searchResultsController = controller(value) }
        case .columns: description.columns = columns(value)
        case .popoverPresentationController: description.popoverAnchor = popoverAnchor(value)
        case .delegate, .presentationDelegate, .transitioningDelegate, .previewingDelegate,
            .contextMenuDelegate:
            readDelegate(value, field, into: &description)
        case .view: views(value, below: [], into: &description.views)
        }
    }

    /// A label that an app gives; the words that mean something else in its place are refused.
    private mutating func label(_ value: JSONValue) -> String? {
        guard let text = name(value) else { return nil }
        if text == "self" || text == "presenter" {
            fail(value, "\(text) has a meaning of its own and cannot be a label")
            return nil
        }
        // Nearly all labels are ASCII, of which the Unicode tables need not be asked.
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let isUnfit =
            isASCII
            ? text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") }
            : text.contains { $0.isWhitespace || $0 == "/" }
        if isUnfit || text.utf8.count > limits.labelLengthMax {
            fail(value, "must be at most \(limits.labelLengthMax) bytes without white space and slashes")
            return nil
        }
        return text
    }

    /// What names a tab.
    private mutating func tab(_ value: JSONValue) -> Value? {
        let types = PropertyType.tabMembers
        for (key, value) in members(value, of: "tab", allowed: types.map(\.name) + ["viewController"]) ?? [] {
            if let type = types.first(where: { $0.name == key.string })?.type {
                // Of an identifier or a title nothing stands for the default.
                _ = type == .name ? name(value).map(Value.string) : propertyValue(value, type: type)
            } else if !value.isNull {
                fail(
                    value,
                    "must be null, for a tab in a group that has no controller; another one is the controller's "
                        + "description, which has the tab: `{as: …, tab: {…}}`")
            }
        }
        return self.value(value)
    }

    private mutating func dataSource(_ value: JSONValue) -> DataSourceDescription? {
        let allowed = ["pages", "presentationCount", "presentationIndex"]
        guard let members = members(value, of: "dataSource", allowed: allowed) else { return nil }
        guard let pages = value["pages"] else {
            failMissing("pages", in: value)
            return nil
        }
        var description = DataSourceDescription(pages: controllers(pages) ?? [])
        let absence = [Callback.pagePresentationCount.absence(in: systemVersion)]
        for (key, value) in members {
            switch key.string {
            case "presentationCount": description.presentationCount = integer(value, in: 0...Self.pagesMax)
            case "presentationIndex": description.presentationIndex = integer(value, in: 0...Self.pagesMax)
            default: continue
            }
            checkAvailability(key, absence)
        }
        return description
    }

    /// So many pages at most stand on a page indicator.
    private static let pagesMax = 1_000_000

    /// The columns of a split view controller; they are set from the first on, however they are written.
    private mutating func columns(_ value: JSONValue) -> [ControllerDescription.ColumnSetting]? {
        let allowed = SplitColumn.allCases.map(\.rawValue)
        guard members(value, of: "columns", allowed: allowed) != nil else { return nil }
        var settings: [ControllerDescription.ColumnSetting] = []
        for column in SplitColumn.allCases {
            guard let value = value[column.rawValue], let controller = controller(value) else { continue }
            settings.append(ControllerDescription.ColumnSetting(column, controller))
        }
        return settings
    }

    /// Where a popover is anchored.
    mutating func popoverAnchor(_ value: JSONValue) -> Value? {
        let allowed = [
            "sourceView", "sourceRect", "barButtonItem", "permittedArrowDirections", "passthroughViews",
            "adaptiveSheetPresentationController", "sourceItem", "canOverlapSourceViewRect",
            "popoverLayoutMargins", "popoverBackgroundViewClass", "backgroundColor",
        ]
        let found = members(value, of: "popoverPresentationController", allowed: allowed)
        guard let found else { return nil }
        for (key, member) in found {
            if key.utf8Equals("canOverlapSourceViewRect") { _ = bool(member) }
            if key.utf8Equals("passthroughViews") { _ = propertyValue(member, type: .controllers) }
            if key.utf8Equals("adaptiveSheetPresentationController") {
                _ = propertyValue(member, type: .sheet)
            }
        }
        return self.value(value)
    }
}

/// The fields that describe a controller besides its properties.
enum DescriptionField: String, CaseIterable {
    case `class`, superclass, `as`, held, storyboard, identifier, nib, nibBundle, viewControllers, children
    case tabs, tab, managingNavigationController, sidebarActions, columns,
        dataSource, controls, actions, textFields, preferredAction, searchController, searchResultsController
    case popoverPresentationController, view
    case delegate, presentationDelegate, transitioningDelegate, previewingDelegate, contextMenuDelegate
}

/// What a member of a controller's description is.
private enum DescriptionMember {
    case field(DescriptionField)
    /// Not held here, where each look-up would count a reference: ``PropertyEntry/all`` holds it for good.
    case property(Unmanaged<PropertyEntry>)

    static func named(_ key: JSONValue) -> DescriptionMember? { table.member(key) }

    private static let table = Table()
    static var spellings: [String] { table.spellings }

    /// All members by their names.
    private struct Table {
        /// The fields come first: some properties that are read-only later are given at the creation.
        private let members =
            DescriptionField.allCases.map(DescriptionMember.field)
            + PropertyEntry.all.map { .property(.passUnretained($0)) }
        let spellings = DescriptionField.allCases.map(\.rawValue) + PropertyEntry.all.map(\.property.rawValue)
        private let names: NameIndex

        init() { names = NameIndex(spellings) }

        func member(_ key: JSONValue) -> DescriptionMember? { names.place(of: key).map { members[$0] } }
    }
}
