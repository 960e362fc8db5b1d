import Foundation

/// Which controller of the app is which of the session.
extension Session {
    private static let taken: Set<String> = [
        "app", "scene", "window", "present", "dismiss", "transition", "setViewControllers", "console", "self",
        "presenter", "source", "destination", "turn", deviceLabel,
    ]

    /// Takes a controller in that the app's code creates.
    func adopt(_ controller: UIViewController, _ description: [String: JSON]) {
        let type = type(of: controller)
        noteModule(of: type)
        let label = free(AppClass.label(of: type))
        keep(controller, label, isHeld: true)
        var described = AppClass.description(of: type)
        described.merge(description) { _, given in given }
        described["as"] = .string(label)
        perform("instantiate", on: nil, ["controller": .object(described)])
    }

    /// Takes a controller in that is created from an archive: of the session, or by the app's own code.
    func adopt(_ controller: UIViewController, from coder: NSCoder) {
        guard let archive = coder as? ArchivedController else { return adopt(controller, [:]) }
        keep(controller, archive.label, isHeld: archive.isHeld)
    }

    private func noteModule(of type: UIViewController.Type) {
        if let module = String(reflecting: type).split(separator: ".").first {
            modules.insert(String(module))
        }
    }

    /// A label that no controller has.
    func free(_ wanted: String) -> String {
        var label = wanted
        var number = 1
        while entries[label] != nil || Self.taken.contains(label) {
            number += 1
            label = "\(wanted)\(number)"
        }
        return label
    }

    /// The controller of a label or an id; one that the session has made comes into being here.
    func controller(_ name: String) -> UIViewController? {
        let name = labels[name] ?? name
        if let known = entries[name] { return known.controller }
        let resource = look("/controllers/\(escaped(name))")
        guard let label = resource["label"].string, let className = resource["class"].string else {
            return nil
        }
        if let known = entries[label] { return known.controller }
        let type = AppClass.type(named: className, modules: modules) ?? UIViewController.self
        return type.init(coder: ArchivedController(label, isHeld: false))
    }

    /// Whether the controller's view is in the window.
    func isInWindow(_ controller: UIViewController) -> Bool {
        func holds(_ node: JSON) -> Bool {
            if node["label"].string == controller.label, node["isInWindow"].bool ?? false { return true }
            return (node["children"].array ?? []).contains(where: holds)
                || (node["presented"].array ?? []).contains(where: holds)
        }
        return (look("/tree")["roots"].array ?? []).contains(where: holds)
    }

    /// Lets go of a controller that the session has deallocated.
    func forget(_ label: String) {
        guard let entry = entries.removeValue(forKey: label) else { return }
        entry.controller.session = nil
    }

    /// Tells the session of controllers that the app's code does not hold any more.
    ///
    /// What nobody but this list holds, the app has let go of: the session decides whether UIKit still needs it.
    func releaseUnheld() {
        segue = nil
        sender = nil
        let held = entries.filter { $0.value.isHeld }.sorted { $0.value.number < $1.value.number }
        for (label, entry) in held where isKnownUniquelyReferenced(&entry.controller) {
            entry.isHeld = false
            guard entries[label] === entry else { continue }
            perform("release", on: entry.controller)
        }
    }

    /// Carries out an operation that has an override called in which the app's code stands already.
    func passing(_ controller: UIViewController, _ call: String, _ body: () -> Void) {
        let key = [controller.label, call]
        if type(of: controller) != type(of: controller).builtIn { passing.insert(key) }
        body()
        passing.remove(key)
    }

    /// The app ends and is launched again.
    func relaunch(restore: Bool) {
        endTurn()
        for entry in entries.values { entry.controller.session = nil }
        entries = [:]
        labels = [:]
        hasDevice = false
        UIApplication.shared.reset()
        performFromOutside("relaunch", on: nil, ["restore": .bool(restore)])
        addDevice()
    }
}

/// An archive of which one thing is known: which controller of the session is to be created from it.
final class ArchivedController: NSCoder {
    let label: String
    let isHeld: Bool

    init(_ label: String, isHeld: Bool) {
        self.label = label
        self.isHeld = isHeld
    }

    override var allowsKeyedCoding: Bool { true }
}
