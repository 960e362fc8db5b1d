/// The classes of a session, by name.
struct ClassTable {
    private var classes = NameTable<AppClass>()

    /// How many there are; none is ever taken away.
    var count: Int { classes.count }

    /// Resolves declared classes over their superclasses; the order of declaration does not matter.
    ///
    /// - Parameter depthMax: How many declared classes may inherit one from the other.
    /// - Throws: `invalidArgument` for a circle of superclasses, `limitExceeded` for too long a chain.
    init(_ descriptions: [ClassDescription], depthMax: Int) throws(OperationError) {
        var declared: [String: ClassDescription] = [:]
        for description in descriptions { declared[description.name] = description }
        for description in descriptions {
            // The chain up to the first class that is known, walked and not recursed into: it may be long.
            var chain: [ClassDescription] = []
            var names: Set<String> = []
            var name = description.name
            while classes[name] == nil, let next = declared[name] {
                guard names.insert(name).inserted else {
                    throw .invalidArgument(field: "classes", reason: "\(name) is its own superclass")
                }
                chain.append(next)
                name = next.superclass
            }
            var superclass = named(name)
            guard Int(superclass.depth) + chain.count <= depthMax else {
                throw .limitExceeded("more than \(depthMax) classes that inherit one from the other")
            }
            for next in chain.reversed() {
                superclass = AppClass(next, superclass: superclass)
                classes.set(superclass, for: next.name)
            }
        }
    }

    /// The class of an archived controller: the app's own, else that for which its element stands.
    ///
    /// The element says what an app's class descends from as long as its declaration says no more than
    /// UIViewController.
    mutating func archived(_ name: String?, module: String?, over base: String) -> AppClass {
        let element = named(base)
        guard let name else { return element }
        let qualified = module.map { "\($0).\(name)" }
        if let qualified, let known = classes[qualified] { return known }
        let own = named(name)
        guard own.builtIn == .viewController, element.builtIn != .viewController else { return own }
        let key = "\(name)/\(base)"
        if let known = classes[key] { return known }
        let rebased = AppClass(own, over: element.builtIn)
        classes.set(rebased, for: key)
        return rebased
    }

    /// Whether the app has said anything of a class of that name.
    func declares(_ name: String) -> Bool { classes[name].map { $0.depth > 0 } ?? false }

    /// The app's class of segues of that name; nil for one that is not declared as such.
    func segue(named name: String, module: String?) -> AppClass? {
        let known = module.flatMap { classes["\($0).\(name)"] } ?? classes[name]
        return known?.builtIn == .storyboardSegue ? known : nil
    }

    /// The class of that name; one that nobody declared is a direct subclass of UIViewController.
    mutating func named(_ name: String) -> AppClass { named(name, NameMark(name)) }

    /// The same for a name of which the mark is known.
    private mutating func named(_ name: String, _ mark: NameMark) -> AppClass {
        if let known = classes[name, mark] { return known }
        var made = BuiltInClass.named(name, mark).map(AppClass.init(builtIn:)) ?? AppClass(undeclared: name)
        if Self.segueClasses[name, mark] != nil { made = AppClass(made, over: .storyboardSegue) }
        classes.set(made, for: name, mark)
        return made
    }

    /// The class of that name; one that nobody declared is a subclass of `superclass`.
    ///
    /// The first to say it decides, as a declaration does for the whole session.
    mutating func named(_ name: String, _ mark: NameMark? = nil, below superclass: String?) -> AppClass {
        let mark = mark ?? NameMark(name)
        guard let superclass, classes[name, mark] == nil, BuiltInClass.named(name, mark) == nil else {
            return named(name, mark)
        }
        let description = ClassDescription(name: name, superclass: superclass)
        let made = AppClass(description, superclass: named(superclass))
        classes.set(made, for: name, mark)
        return made
    }

    /// UIKit's classes of segues of one kind, below which apps may put their own.
    private static let segueClasses = [
        "UIStoryboardPopoverSegue", "UIStoryboardPushSegue", "UIStoryboardModalSegue",
        "UIStoryboardShowSegue",
    ].reduce(into: NameTable<Void>()) { table, name in table.set((), for: name) }

    /// A class of UIKit's that no app names, over one of those that it does.
    mutating func own(_ name: String, over builtIn: BuiltInClass) -> AppClass {
        let key = "UIKit/\(name)"
        if let known = classes[key] { return known }
        let made = AppClass(AppClass(undeclared: name), over: builtIn)
        classes.set(made, for: key)
        return made
    }
}
