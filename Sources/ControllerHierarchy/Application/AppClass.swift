/// A class at run time: what its chain of declared classes answers and does, above a class of UIKit.
final class AppClass {
    let name: String
    let builtIn: BuiltInClass
    /// The answers of the nearest class that overrides, by Swift name.
    private let overrides: [Value.Member]
    private let scripts: [(moment: ClassDescription.Moment, scripts: [Script])]
    private let scripted: CallbackSet
    private let skipped: CallbackSet
    /// Selectors that the class or one of its superclasses implements.
    let actions: [String]
    /// The names of the superclasses, the nearest first.
    private let ancestry: [String]
    /// The app's own values that instances encode.
    let encode: [Value.Member]
    /// What the class answers as a restoration class; nil means that it is none.
    let restorationAnswers: RestorationAnswers?

    init(builtIn: BuiltInClass) {
        name = builtIn.rawValue
        self.builtIn = builtIn
        overrides = []
        scripts = []
        scripted = CallbackSet()
        skipped = CallbackSet()
        actions = []
        ancestry = builtIn.ancestry
        encode = []
        restorationAnswers = nil
    }

    /// An undeclared class: a direct subclass of UIViewController.
    init(undeclared name: String) {
        self.name = name
        builtIn = .viewController
        overrides = []
        scripts = []
        scripted = CallbackSet()
        skipped = CallbackSet()
        actions = []
        ancestry = [BuiltInClass.viewController.rawValue]
        encode = []
        restorationAnswers = nil
    }

    init(_ description: ClassDescription, superclass: AppClass) {
        name = description.name
        builtIn = superclass.builtIn
        overrides = description.overrides + superclass.overrides
        var scripts = superclass.scripts
        for own in description.scripts {
            if case .callback(let callback) = own.moment, description.skipsSuper.contains(callback) {
                scripts.removeAll { $0.moment == own.moment }
            }
            scripts.append((own.moment, own.scripts))
        }
        self.scripts = scripts
        var scripted = CallbackSet()
        for entry in scripts {
            if case .callback(let callback) = entry.moment { scripted.insert(callback) }
        }
        self.scripted = scripted
        var skipped = superclass.skipped
        for callback in Callback.allCases where description.skipsSuper.contains(callback) {
            skipped.insert(callback)
        }
        self.skipped = skipped
        actions = description.actions + superclass.actions
        ancestry = [superclass.name] + superclass.ancestry
        let own = description.encode
        encode = superclass.encode.filter { value in !own.contains { $0.name == value.name } } + own
        restorationAnswers = description.restorationAnswers ?? superclass.restorationAnswers
    }

    /// Whether this is the class of that name or one of its subclasses.
    func descends(from name: String) -> Bool { self.name == name || ancestry.contains(name) }

    /// The same class over another class of UIKit, for one whose superclass only a document names.
    init(_ other: AppClass, over builtIn: BuiltInClass) {
        name = other.name
        self.builtIn = builtIn
        overrides = other.overrides
        scripts = other.scripts
        scripted = other.scripted
        skipped = other.skipped
        actions = other.actions
        ancestry = [builtIn.rawValue] + builtIn.ancestry
        encode = other.encode
        restorationAnswers = other.restorationAnswers
    }

    /// Whether any getter or question is overridden.
    var overridesAnything: Bool { !overrides.isEmpty }

    /// What the class answers instead of UIKit's default; nil when it does not override.
    func answer(_ name: String) -> Value? {
        for member in overrides where member.name == name { return member.value }
        return nil
    }

    func callsSuper(in callback: Callback) -> Bool { !skipped.contains(callback) }

    func hasScripts(for callback: Callback) -> Bool { scripted.contains(callback) }

    /// The scripts of a moment, those of the superclass first.
    func scripts(for moment: ClassDescription.Moment) -> [Script] {
        scripts.filter { $0.moment == moment }.flatMap(\.scripts)
    }
}

/// A set of callbacks as bits.
struct CallbackSet {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    mutating func insert(_ callback: Callback) {
        let bit = UInt64(1) << UInt64(callback.rawValue & 63)
        switch callback.rawValue >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    func contains(_ callback: Callback) -> Bool {
        let bit = UInt64(1) << UInt64(callback.rawValue & 63)
        switch callback.rawValue >> 6 {
        case 0: return words.0 & bit != 0
        case 1: return words.1 & bit != 0
        case 2: return words.2 & bit != 0
        default: return words.3 & bit != 0
        }
    }
}

/// The classes of UIKit from which an app's controllers descend.
enum BuiltInClass: String, CaseIterable {
    case viewController = "UIViewController"
    case navigationController = "UINavigationController"
    case tabBarController = "UITabBarController"
    case splitViewController = "UISplitViewController"
    case pageViewController = "UIPageViewController"
    case tableViewController = "UITableViewController"
    case collectionViewController = "UICollectionViewController"
    case alertController = "UIAlertController"
    case searchController = "UISearchController"
    case activityViewController = "UIActivityViewController"
    case imagePickerController = "UIImagePickerController"
    case hostingController = "UIHostingController"
    case moviePlayerViewController = "MPMoviePlayerViewController"
    case presentationController = "UIPresentationController"
    case storyboardSegue = "UIStoryboardSegue"

    /// The names of the superclasses, the nearest first.
    var ancestry: [String] {
        switch self {
        case .viewController, .presentationController, .storyboardSegue: []
        case .imagePickerController: [BuiltInClass.navigationController, .viewController].map(\.rawValue)
        default: [BuiltInClass.viewController.rawValue]
        }
    }
}

/// The classes of a session, by name.
struct ClassTable {
    private var classes: [String: AppClass] = [:]

    /// Resolves declared classes over their superclasses; the order of declaration does not matter.
    ///
    /// - Throws: `invalidArgument` when a superclass chain runs in a circle.
    init(_ descriptions: [ClassDescription]) throws(OperationError) {
        var pending: [String: ClassDescription] = [:]
        for description in descriptions { pending[description.name] = description }
        for description in descriptions {
            _ = try resolve(description.name, pending: pending, path: [])
        }
    }

    private mutating func resolve(
        _ name: String, pending: [String: ClassDescription], path: [String]
    ) throws(OperationError) -> AppClass {
        if let known = classes[name] { return known }
        guard !path.contains(name) else {
            throw .invalidArgument(field: "classes", reason: "\(name) is its own superclass")
        }
        let resolved: AppClass
        if let description = pending[name] {
            let superclass = try resolve(description.superclass, pending: pending, path: path + [name])
            resolved = AppClass(description, superclass: superclass)
        } else if let builtIn = BuiltInClass(rawValue: name) {
            resolved = AppClass(builtIn: builtIn)
        } else {
            resolved = AppClass(undeclared: name)
        }
        classes[name] = resolved
        return resolved
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
        classes[key] = rebased
        return rebased
    }

    /// The app's class of segues of that name; nil for one that is not declared as such.
    func segue(named name: String, module: String?) -> AppClass? {
        let known = module.flatMap { classes["\($0).\(name)"] } ?? classes[name]
        return known?.builtIn == .storyboardSegue ? known : nil
    }

    /// The class of that name; one that nobody declared is a direct subclass of UIViewController.
    mutating func named(_ name: String) -> AppClass {
        if let known = classes[name] { return known }
        let made = BuiltInClass(rawValue: name).map(AppClass.init(builtIn:)) ?? AppClass(undeclared: name)
        classes[name] = made
        return made
    }

    /// A class of UIKit's that no app names, over one of those that it does.
    mutating func own(_ name: String, over builtIn: BuiltInClass) -> AppClass {
        let key = "UIKit/\(name)"
        if let known = classes[key] { return known }
        let made = AppClass(AppClass(undeclared: name), over: builtIn)
        classes[key] = made
        return made
    }
}
