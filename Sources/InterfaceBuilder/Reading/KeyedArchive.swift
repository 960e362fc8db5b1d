import ControllerHierarchy

/// The objects of a keyed archive in XML, found by the numbers by which it refers to them.
///
/// Collections are `<array>` and `<dictionary>` in version 8.00, `<object class="NSArray">` and the like with
/// a mark of their coder in 7.10; both forms are read alike.
struct KeyedArchive {
    /// Objects by the numbers with which they are written.
    private var objects: [String: MarkupElement] = [:]
    /// The first element with each key that is looked for by key alone.
    private var keyed: [String: MarkupElement] = [:]
    /// The identifiers that records give to objects, by the objects' numbers.
    private var identifiers: [String: String] = [:]
    /// Custom classes by identifiers.
    private var classes: [String: String] = [:]
    private var outletsBySource: [String: [OutletDescription]] = [:]
    private var actionsBySource: [String: [ControlDescription.Action]] = [:]

    /// Contained controllers are followed no deeper.
    static let containmentMax = 32

    private static let wantedKeys: Set<String> = [
        "IBDocument.RootObjects", "connectionRecords", "flattenedProperties",
    ]

    init(_ root: MarkupElement, _ limits: XMLLimits) throws(DocumentError) {
        var records: [MarkupElement] = []
        for element in root.descendants {
            if let number = element.attribute("id"), objects[number] == nil { objects[number] = element }
            if let key = element.attribute("key"), Self.wantedKeys.contains(key), keyed[key] == nil {
                keyed[key] = element
            }
            if Self.className(element) == "IBObjectRecord" { records.append(element) }
        }
        for record in records {
            guard let identifier = record.child(key: "objectID")?.characters,
                let number = record.child(key: "object").flatMap(Self.number)
            else { continue }
            identifiers[number] = identifier
        }
        try readClasses(limits)
        readConnections()
    }

    // MARK: Looking up

    /// The elements of the first collection with a key.
    func elements(keyed key: String) -> [MarkupElement] { elements(of: keyed[key]) }

    /// The elements of a collection, references followed.
    func elements(of collection: MarkupElement?) -> [MarkupElement] {
        guard let collection else { return [] }
        return target(of: collection).children
            .filter { $0.attribute("key") != "EncodedWithXMLCoder" }.map(target)
    }

    /// The object that an element refers to; the element itself if it refers to none.
    func target(of element: MarkupElement) -> MarkupElement {
        guard element.isNamed("reference"), let number = element.attribute("ref") else { return element }
        return objects[number] ?? element
    }

    /// The identifier that connections and custom classes go by.
    func objectID(of element: MarkupElement) -> String { objectID(number: Self.number(element) ?? "") }

    func customClass(of element: MarkupElement) -> String? { classes[objectID(of: element)] }

    func outlets(of element: MarkupElement) -> [OutletDescription] { outlets(of: objectID(of: element)) }

    func outlets(of object: StoryboardDescription.ObjectID) -> [OutletDescription] {
        outletsBySource[object] ?? []
    }

    func actions(of element: MarkupElement) -> [ControlDescription.Action] {
        actionsBySource[objectID(of: element)] ?? []
    }

    private func objectID(number: String) -> String { identifiers[number] ?? number }

    private static func number(_ element: MarkupElement) -> String? {
        element.isNamed("reference") ? element.attribute("ref") : element.attribute("id")
    }

    // MARK: Reading

    private mutating func readClasses(_ limits: XMLLimits) throws(DocumentError) {
        guard let properties = keyed["flattenedProperties"] else { return }
        for (key, value) in Self.members(properties) {
            guard key.hasSuffix(".CustomClassName"), !value.characters.isEmpty else { continue }
            let name = value.characters
            guard name.utf8.count <= limits.nameBytesMax else {
                throw .nameTooLong("CustomClassName", limits, at: value.position)
            }
            classes[String(key.dropLast(".CustomClassName".count))] = name
        }
    }

    /// The members of a dictionary, which has keys on its elements or two lists.
    private static func members(_ dictionary: MarkupElement) -> [(String, MarkupElement)] {
        if let keys = dictionary.child(key: "dict.sortedKeys"),
            let values = dictionary.child(key: "dict.values")
        {
            let isContent: (MarkupElement) -> Bool = { $0.attribute("key") != "EncodedWithXMLCoder" }
            let names = keys.children.filter(isContent).map(\.characters)
            return Array(zip(names, values.children.filter(isContent)))
        }
        return dictionary.children.compactMap { child in child.attribute("key").map { ($0, child) } }
    }

    private mutating func readConnections() {
        for record in elements(keyed: "connectionRecords") {
            guard let connection = record.child(key: "connection").map(target),
                let label = connection.child(key: "label")?.characters,
                let source = connection.child(key: "source").flatMap(Self.number).map(objectID(number:)),
                let destination = connection.child(key: "destination").flatMap(Self.number)
                    .map(objectID(number:))
            else { continue }
            switch Self.className(connection) {
            case "IBCocoaTouchOutletConnection":
                outletsBySource[source, default: []].append(.init(property: label, destination: destination))
            case "IBCocoaTouchEventConnection":
                actionsBySource[source, default: []].append(.init(selector: label, destination: destination))
            default: break
            }
        }
    }

    // MARK: Classes

    static func className(_ element: MarkupElement) -> String { element.attribute("class") ?? "" }

    static func withoutPrefix(_ name: String) -> String {
        name.hasPrefix("IB") ? String(name.dropFirst(2)) : name
    }

    static func viewClass(_ name: String) -> String { withoutPrefix(name) }

    /// Whether an archived class is one of views.
    static func isView(_ name: String) -> Bool {
        guard name.hasPrefix("IB"), name != "IBUICustomObject" else { return false }
        return !["Object", "Controller", "Item", "Recognizer", "Record"].contains { name.hasSuffix($0) }
    }

    static let controls: Set<String> = [
        "IBUIButton", "IBUIBarButtonItem", "IBUITableViewCell", "IBUISegmentedControl", "IBUISwitch",
        "IBUISlider", "IBUIDatePicker", "IBUIPageControl", "IBUIStepper",
    ]

    static let flags: [(String, Property)] = [
        ("IBUIHidesBottomBarWhenPushed", .hidesBottomBarWhenPushed),
        ("IBUINavigationBarHidden", .isNavigationBarHidden),
        ("IBUIToolbarHidden", .isToolbarHidden),
    ]

    /// Whether the coder of the archives writes the element.
    static func isKnown(_ element: String) -> Bool { elementNames.contains(element) }

    private static let elementNames: Set<String> = [
        "archive", "data", "object", "array", "dictionary", "set", "string", "characters", "int", "integer",
        "long", "longlong", "real", "float", "double", "bool", "boolean", "bytes", "reference", "nil",
    ]
}
