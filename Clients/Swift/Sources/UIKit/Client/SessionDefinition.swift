import Foundation

/// What the service is told of the app before its launch.
@MainActor struct SessionDefinition {
    let json: JSON
    /// The calls that stop, once the session is there.
    let pauses: JSON
    let modules: Set<String>

    init(_ settings: Understudy.Settings, without missing: Set<String>) {
        var definition = JSONReader.value(Array(settings.definition.utf8))?.object ?? [:]
        var device = definition["device"]?.object ?? [:]
        device["systemVersion"] = .string(settings.systemVersion)
        if let model = settings.model { device["model"] = .string(model) }
        definition["device"] = .object(device)
        definition["clock"] = "manual"

        let documents = Documents(settings.resources)
        if !documents.storyboards.isEmpty { definition["storyboards"] = .object(documents.storyboards) }
        if !documents.nibs.isEmpty { definition["nibs"] = .object(documents.nibs) }
        var classes = definition["classes"]?.object ?? [:]
        modules = documents.modules.union(settings.modules)
        let calls = Set(Calls.all).subtracting(missing)
        for base in AppClass.bases {
            let overridden = calls.filter { Calls.controller[$0]?.isCallback ?? false }
            classes[AppClass.name(of: base)] = [
                "superclass": .string(base),
                "callsSuper": .object(Dictionary(uniqueKeysWithValues: overridden.map { ($0, false) })),
            ]
        }
        classes[Session.deviceClass] = ["observes": .array(Calls.device.keys.sorted().map { .string($0) })]
        var points: [JSON] = [["class": "Turn", "call": "init(nibName:bundle:)"]]
        points += Calls.device.keys.sorted().map {
            ["class": .string(Session.deviceClass), "call": .string($0)]
        }
        for (name, base) in documents.classes where classes[name] == nil && !AppClass.bases.contains(name) {
            let actions = AppClass.type(named: name, modules: modules)?.actions.keys.sorted() ?? []
            classes[name] = [
                "superclass": .string(AppClass.name(of: base)),
                "actions": .array(actions.map { .string($0) }),
            ]
            points += actions.map { ["class": .string(name), "call": .string($0)] }
        }
        definition["classes"] = .object(classes)

        for call in calls.sorted() {
            if Calls.controller[call] == nil {
                points.append(["call": .string(call)])
            } else {
                for base in AppClass.bases {
                    points.append(["class": .string(AppClass.name(of: base)), "call": .string(call)])
                }
            }
        }
        pauses = ["pauses": .array(points)]
        json = .object(definition)
    }
}

/// The names by which the service knows classes.
@MainActor enum AppClass {
    /// UIKit's classes that apps have subclasses of.
    static let bases = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UIAlertController", "UITableViewController", "UICollectionViewController",
        "UISearchController",
    ]

    /// The class between one of UIKit's and the app's own: its calls stop.
    static func name(of base: String) -> String { "\(base)+App" }

    /// The name of a class, and what it descends from where it is an app's.
    static func description(of type: UIViewController.Type) -> [String: JSON] {
        let name = String(describing: type)
        if type == type.builtIn { return ["class": .string(name)] }
        return [
            "class": .string(name), "superclass": .string(Self.name(of: String(describing: type.builtIn))),
        ]
    }

    /// What a new controller of a class is called: `home` for a `HomeViewController`.
    static func label(of type: UIViewController.Type) -> String {
        var name = String(describing: type)
        if type == type.builtIn { name.removeFirst(2) }
        if name == "ViewController" { return "viewController" }
        for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
            name.removeLast(ending.count)
            break
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The class of that name: UIKit's own, or one of the app's modules.
    static func type(named name: String, modules: Set<String>) -> UIViewController.Type? {
        for module in ["UIKit"] + modules.sorted() {
            if let found = NSClassFromString("\(module).\(name)") as? UIViewController.Type { return found }
        }
        return nil
    }
}

/// The storyboards and nibs of the app.
struct Documents {
    private(set) var storyboards: [String: JSON] = [:]
    private(set) var nibs: [String: JSON] = [:]
    /// The app's classes that they name, with UIKit's below each.
    private(set) var classes: [String: String] = [:]
    private(set) var modules: Set<String> = []

    /// Reads all documents of some folders, those of the process's bundles where nothing is said.
    init(_ folders: [URL]?) {
        for folder in folders ?? Self.bundles {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
                let isStoryboard = file.pathExtension == "storyboard"
                guard isStoryboard || file.pathExtension == "xib",
                    let text = try? String(contentsOf: file, encoding: .utf8)
                else { continue }
                let name = file.deletingPathExtension().lastPathComponent
                if isStoryboard { storyboards[name] = .string(text) } else { nibs[name] = .string(text) }
                readClasses(text)
            }
        }
    }

    /// Folders of resources beside the executable, as the package manager lays them out.
    private static var bundles: [URL] {
        let folder = Bundle.main.bundleURL
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return found?.filter { ["resources", "bundle"].contains($0.pathExtension) } ?? []
    }

    private static let elements = [
        "viewController": "UIViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController",
    ]

    private mutating func readClasses(_ text: String) {
        for tag in text.split(separator: "<") {
            guard let base = Self.elements[String(tag.prefix { $0.isLetter })],
                let name = Self.attribute("customClass", in: tag)
            else { continue }
            classes[name] = base
            if let module = Self.attribute("customModule", in: tag) { modules.insert(module) }
        }
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        let head = tag.prefix { $0 != ">" }
        guard let start = head.range(of: " \(name)=\"") else { return nil }
        return String(head[start.upperBound...].prefix { $0 != "\"" })
    }
}
