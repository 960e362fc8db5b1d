/// The work of restoring: the archive, and the controllers that stand for its paths.
final class Restoration {
    let archive: RestorationArchive
    let relations: [(parent: Int?, identifier: String)]
    /// By place in the archive; nil where the controller is missing.
    private(set) var found: [ViewController?]
    private let places: [String: Int]
    /// The paths of the controllers that were found, by number.
    private var known: [Int: String] = [:]
    /// The place of the controller that decodes now.
    private var decoding: Int?
    /// Presentations that wait until the window is visible, in order.
    var waiting: [(presenter: ViewController, presented: ViewController)] = []

    init(_ archive: RestorationArchive) {
        self.archive = archive
        relations = archive.relations
        found = archive.controllers.map { _ in nil }
        var places: [String: Int] = [:]
        for (place, controller) in archive.controllers.enumerated() { places[controller.path] = place }
        self.places = places
    }

    /// The coder of the controller that decodes now.
    var coder: RestorationArchive.Controller? { decoding.map { archive.controllers[$0] } }

    /// The controller that stands for a path; nil if there is none.
    func controller(at path: String?) -> ViewController? {
        path.flatMap { places[$0] }.flatMap { found[$0] }
    }

    /// The live controller with exactly the path of a place: where the one around it was found, in that one.
    func existingController(for place: Int, in application: Application) -> ViewController? {
        let path = archive.controllers[place].path
        guard let parent = relations[place].parent else {
            let candidates = application.windows.roots + application.controllers.all
            return candidates.first { isExisting($0, at: path) }
        }
        return found[parent]?.restorationContents.first { isExisting($0, at: path) }
    }

    private func isExisting(_ controller: ViewController, at path: String) -> Bool {
        controller.registeredRestorationIdentifier != nil
            && controller.restorationPath(known: known) == path
    }

    /// Has a controller stand for a place; what is in it is found below that path.
    func bind(_ controller: ViewController, to place: Int) {
        controller.addOwner()
        found[place] = controller
        known[controller.identity.number] = archive.controllers[place].path
    }

    /// Runs the decoding of the controller at a place.
    func decode(at place: Int, _ work: () throws(Interruption) -> Void) throws(Interruption) {
        let outer = decoding
        decoding = place
        defer { decoding = outer }
        try work()
    }

    /// An archived value, with references to controllers as labels.
    func decoded(_ value: Value) -> Value {
        switch StateReference(value) {
        case .controller(let path):
            return controller(at: path).map { StateReference.controller($0.identity.label).value } ?? .null
        case .controllers(let paths):
            return StateReference.controllers(
                paths.compactMap { controller(at: $0)?.identity.label }
            ).value
        default: break
        }
        switch value {
        case .array(let elements): return .array(elements.map(decoded))
        case .object(let members): return .object(members.map { .init($0.name, decoded($0.value)) })
        default: return value
        }
    }

    /// Lets go of the controllers; those that have found no place in the hierarchy end.
    func release() {
        for controller in found { controller?.removeOwner() }
    }
}
