package import ControllerHierarchy

/// A place in a document that expects something of a class of the app's own.
package struct ClassUse: Sendable, Equatable {
    package let className: String
    /// The Swift module in which the document looks for the class; nil for one that the runtime knows by its
    /// bare name.
    package let module: String?
    /// Whether the module is that of the target, whatever it is called.
    package let isInTarget: Bool
    package let expectation: Expectation
    package let object: StoryboardDescription.ObjectID?
    /// The line of the document, counted from 1.
    package let line: Int
    /// The controller of the scene; nil in a nib.
    package let controller: StoryboardDescription.ObjectID?
    /// Whether it is the action of a bar button item that has a segue as well: an item has one action, and
    /// the segue's may be the one that stays.
    package var isBesideSegue = false

    package enum Expectation: Sendable, Equatable {
        /// The object is of that class.
        case exists
        /// The segue is of that class.
        case isSegue
        /// The class can be set the property when the document is loaded.
        case outlet(String)
        /// The class has the method.
        case action(String)
    }
}

/// The reuse identifiers in a document.
package struct ReuseIdentifiers: Sendable, Equatable {
    /// All of them, in the order of the document.
    package var all: [String] = []
    /// That of the only object of a nib's top level, if it is a cell that has one.
    package var ofNib: String?
}

/// Gathers what a document expects of the app's classes.
struct ClassUseReader {
    private var owners: [String: MarkupElement] = [:]
    private var uses: [ClassUse] = []
    private var reuse = ReuseIdentifiers()
    private var scene: (range: Range<Int>, controller: String?)?

    /// Reads a document of format 3; those of the archives before say it otherwise.
    static func read(_ root: MarkupElement) -> (uses: [ClassUse], reuse: ReuseIdentifiers) {
        guard root.isNamed("document") else { return ([], ReuseIdentifiers()) }
        var reader = ClassUseReader()
        let holders = root.children.filter { $0.isNamed("scenes") || $0.isNamed("objects") }
        for element in holders.flatMap(\.descendants) {
            guard element.attribute("customClass") != nil, let identifier = element.attribute("id") else {
                continue
            }
            if reader.owners[identifier] == nil { reader.owners[identifier] = element }
        }
        for holder in holders {
            for element in holder.descendants { reader.take(element) }
            guard holder.isNamed("objects") else { continue }
            let objects = holder.children.filter { !$0.isNamed("placeholder") }
            if objects.count == 1 { reader.reuse.ofNib = Self.reuseIdentifier(objects[0]) }
        }
        return (reader.uses, reader.reuse)
    }

    private static func reuseIdentifier(_ element: MarkupElement) -> String? {
        element.attribute("reuseIdentifier").flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func take(_ element: MarkupElement) {
        if element.isNamed("scene") {
            let member = element.child("objects")?.children.first {
                $0.attribute("sceneMemberID") == "viewController"
            }
            scene = (element.range, member?.attribute("id"))
        }
        if let identifier = Self.reuseIdentifier(element) { reuse.all.append(identifier) }
        // A nib's owner is there already, whatever class the document takes it for.
        if Self.hasClass(element), !element.isNamed("placeholder") {
            add(element.isNamed("segue") ? .isSegue : .exists, of: element, at: element)
        }
        switch element.name {
        case "outlet", "outletCollection":
            guard let property = element.attribute("property"), let owner = element.parent?.parent,
                Self.hasClass(owner)
            else { return }
            add(.outlet(property), of: owner, at: element)
        case "action":
            guard let selector = element.attribute("selector"),
                let owner = element.attribute("destination").flatMap({ owners[$0] }), Self.hasClass(owner)
            else { return }
            add(.action(selector), of: owner, at: element)
            let isInItem = element.parent?.parent?.isNamed("barButtonItem") ?? false
            uses[uses.count - 1].isBesideSegue =
                isInItem && element.parent?.child("segue") != nil
        default: return
        }
    }

    /// The first responder is whoever it is at run time, whatever class the document writes there.
    private static func hasClass(_ element: MarkupElement) -> Bool {
        element.attribute("customClass") != nil
            && element.attribute("placeholderIdentifier") != "IBFirstResponder"
    }

    private mutating func add(
        _ expectation: ClassUse.Expectation, of owner: MarkupElement, at element: MarkupElement
    ) {
        let controller = scene.flatMap { $0.range.contains(element.index) ? $0.controller : nil }
        uses.append(
            ClassUse(
                className: owner.attribute("customClass") ?? "", module: owner.attribute("customModule"),
                isInTarget: owner.attribute("customModuleProvider") == "target", expectation: expectation,
                object: element.attribute("id") ?? owner.attribute("id"), line: element.line,
                controller: controller))
    }
}
