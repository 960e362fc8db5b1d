/// The work of saving the state: what has been encoded so far, and what the present coder refers to.
final class Preservation {
    private(set) var archive: RestorationArchive
    private var paths: Set<String> = []
    private var numbers: Set<Int> = []
    /// The controllers to which the present coder refers, in order; each gets a coder of its own.
    private var references: [ViewController] = []
    /// The identifiers of objects to which coders have referred.
    private var objects: Set<String> = []

    init(_ archive: RestorationArchive) {
        self.archive = archive
    }

    /// Starts the coder of a controller.
    ///
    /// - Returns: false when the controller is not saved: it has no identifier, it has been saved already, or
    ///   its path is another controller's. Source: preserve-unbroken-chain, path-must-be-unique.
    func begin(_ controller: ViewController) -> Bool {
        guard let path = controller.restorationPath, !numbers.contains(controller.identity.number),
            paths.insert(path).inserted
        else { return false }
        numbers.insert(controller.identity.number)
        var coder = RestorationArchive.Controller(path: path, className: controller.appClass.name)
        coder.restorationClass = controller.setting(.restorationClass)?.string
        archive.controllers.append(coder)
        return true
    }

    /// Writes into the coder of the controller that was begun last.
    func encode(_ write: (inout RestorationArchive.Controller) -> Void) {
        write(&archive.controllers[archive.controllers.count - 1])
    }

    func encode(_ object: RestorationArchive.Object) { archive.objects.append(object) }

    /// Whether a coder has referred to an object that has not been encoded yet.
    func takesObject(_ identifier: String) -> Bool {
        objects.contains(identifier) && !archive.objects.contains { $0.identifier == identifier }
    }

    func encodeApplication(_ values: [Value.Member]) { archive.application = values }

    func encodeActivity(_ activity: RestorationArchive.Activity) { archive.activity = activity }

    /// Encodes a reference; the controller is saved in its turn.
    ///
    /// - Returns: the controller's path; nil if it has no identifier, and nothing is encoded then.
    func reference(to controller: ViewController?) -> String? {
        guard let controller, let path = controller.restorationPath else { return nil }
        references.append(controller)
        return path
    }

    func takeReferences() -> [ViewController] {
        defer { references = [] }
        return references
    }

    /// The app's own values, with references to controllers as paths.
    func encoded(_ values: [Value.Member], of receiver: ViewController?, in application: Application)
        -> [Value.Member]
    {
        values.map { .init($0.name, encoded($0.value, of: receiver, in: application)) }
    }

    private func encoded(_ value: Value, of receiver: ViewController?, in application: Application) -> Value {
        switch StateReference(value) {
        case .controller(let name):
            let path = reference(to: application.controllers.find(name))
            return path.map { StateReference.controller($0).value } ?? .null
        case .children:
            return StateReference.controllers((receiver?.children ?? []).compactMap(reference(to:))).value
        case .controllers(let names):
            return StateReference.controllers(
                names.compactMap { reference(to: application.controllers.find($0)) }
            ).value
        case .object(let identifier):
            let isRegistered = application.definition.restoration?.objects.contains {
                $0.identifier == identifier
            }
            guard isRegistered ?? false, application.behavior.holds(.registersObjectsForRestoration) else {
                return .null
            }
            objects.insert(identifier)
            return value
        case nil: break
        }
        switch value {
        case .array(let elements):
            return .array(elements.map { encoded($0, of: receiver, in: application) })
        case .object(let members): return .object(encoded(members, of: receiver, in: application))
        default: return value
        }
    }
}

/// A value that stands for controllers or an object: by label while the app runs, by path in an archive.
enum StateReference {
    case controller(String)
    case controllers([String])
    /// The receiver's children, whatever they are at that moment.
    case children
    /// A registered object, by its identifier.
    case object(String)

    /// `{"controller": name}`, `{"controllers": [names]}`, `{"controllers": "children"}`, `{"object": name}`.
    init?(_ value: Value) {
        guard case .object(let members) = value, members.count == 1, let member = members.first else {
            return nil
        }
        switch (member.name, member.value) {
        case ("controller", .string(let name)), ("controller", .controller(let name)):
            self = .controller(name)
        case ("object", .string(let name)): self = .object(name)
        case ("controllers", .string("children")): self = .children
        case ("controllers", .array(let names)):
            let texts = names.compactMap(\.string)
            guard texts.count == names.count else { return nil }
            self = .controllers(texts)
        default: return nil
        }
    }

    var value: Value {
        switch self {
        case .controller(let name): .object([.init("controller", .string(name))])
        case .controllers(let names): .object([.init("controllers", .array(names.map(Value.string)))])
        case .object(let name): .object([.init("object", .string(name))])
        case .children: .object([.init("controllers", .string("children"))])
        }
    }
}
