import ControllerHierarchy
import JSONBytes
import WireFormat

/// The operations that a search of steps tries.
struct StepMoves {
    /// Controllers that the log names and that are not there: they are presented and pushed.
    let strangers: [Stranger]

    struct Stranger {
        let label: String
        let className: String
        /// What code writes to make one; nil for a scene without an identifier, which segues alone reach.
        let description: [(key: String, value: JSONTree)]?

        /// A class that no storyboard has.
        init(named name: String) {
            let isClass = name.first?.isUppercase == true
            label = isClass ? Self.label(of: name) : name
            className = isClass ? name : "UIViewController"
            description = (isClass ? [("class", .string(name))] : []) + [("as", .string(label))]
        }

        /// What a storyboard has.
        init(_ scene: SceneOffers.Scene) {
            label = scene.label
            className = scene.className
            description = scene.identifier.map {
                [("storyboard", .string(scene.storyboard)), ("identifier", .string($0))]
            }
        }

        /// `LoginViewController` is called `login`.
        private static func label(of className: String) -> String {
            var name = className
            for ending in ["ViewController", "Controller", "VC"]
            where name.hasSuffix(ending) && name != ending {
                name.removeLast(ending.count)
                break
            }
            return name.prefix(1).lowercased() + name.dropFirst()
        }
    }

    /// One operation.
    struct Move {
        let step: Scenario.Step
        /// As a scenario file has it.
        let text: String
    }

    /// - Parameter scenes: What the app's storyboards have.
    init(
        strangersOf lines: [String], besides events: some Sequence<EventLine>,
        scenes: [SceneOffers.Scene], aliases: [String: String]
    ) {
        let known = Set(events.flatMap { [$0.target, $0.className] })
        var strangers: [Stranger] = []
        for line in lines {
            guard let written = LogLineReader.nameBesideCall(line) else { continue }
            let name = aliases[written] ?? written
            guard !known.contains(name),
                !strangers.contains(where: { $0.label == name || $0.className == name })
            else { continue }
            let found = scenes.filter { $0.label == name || $0.className == name }
            strangers += found.isEmpty ? [Stranger(named: name)] : found.map(Stranger.init)
        }
        self.strangers = strangers
    }

    /// The labels of all controllers that events tell of.
    static func controllers(in events: some Sequence<EventLine>) -> [String] {
        var labels: [String] = []
        for event in events where event.targetID != nil && !labels.contains(event.target) {
            labels.append(event.target)
        }
        return labels
    }

    /// What could be done next; what cannot be done there is refused.
    ///
    /// - Parameter deeds: What the documents offer, which is tried first.
    func moves(controllers: [String], deeds: [SceneOffers.Deed]) -> [Move] {
        var moves = deeds.flatMap(move)
        for animated in [true, false] {
            // Who came last is most likely the one that does something.
            for target in controllers.reversed() {
                for stranger in strangers where !controllers.contains(stranger.label) {
                    moves += entrances(of: stranger, from: target, animated)
                }
                for operation in [OperationKind.pop, .dismiss, .popToRoot] {
                    moves += move(operation, target, animated ? [] : [("animated", .bool(false))])
                }
            }
        }
        for target in controllers {
            moves += (0..<Self.tabsTried).flatMap { move(.select, target, [("index", .int($0))]) }
            for phase in ["finish", "cancel"] {
                moves += move(.interactivePop, target, [("phase", .string(phase))])
                moves += move(.interactiveDismiss, target, [("phase", .string(phase))])
            }
        }
        for operation in [OperationKind.background, .foreground, .memoryWarning] {
            moves += move(operation, nil, [])
        }
        for orientation in ["landscapeLeft", "portrait"] {
            moves += move(.rotate, nil, [("to", .string(orientation))])
        }
        return moves
    }

    private static let tabsTried = 5

    private func move(_ deed: SceneOffers.Deed) -> [Move] {
        switch deed.kind {
        case .tap(let control): move(.trigger, deed.target, [("control", .string(control))])
        case .tapOnAccessory(let control):
            move(
                .trigger, deed.target,
                [("control", .string(control)), ("action", .string(SegueDescription.accessoryAction))])
        case .segue(let identifier):
            move(.performSegue, deed.target, [("identifier", .string(identifier))])
        }
    }

    private func entrances(of stranger: Stranger, from target: String, _ animated: Bool) -> [Move] {
        guard let description = stranger.description else { return [] }
        let full = description + [(key: "modalPresentationStyle", value: "fullScreen")]
        let others: [(String, JSONTree)] = animated ? [] : [("animated", .bool(false))]
        return move(.push, target, [("controller", .object(description))] + others)
            + move(.present, target, [("controller", .object(description))] + others)
            + move(.present, target, [("controller", .object(full))] + others)
    }

    /// The operation, unless it cannot be read.
    private func move(
        _ kind: OperationKind, _ target: String?, _ fields: [(String, JSONTree)]
    ) -> [Move] {
        var members = target.map { [(key: "target", value: JSONTree.string($0))] } ?? []
        members += fields.map { (key: $0.0, value: $0.1) }
        let text = "\(kind.rawValue): \(JSONTree.object(members))"
        members.insert((key: "op", value: .string(kind.rawValue)), at: 0)
        guard let decoded = try? DecodedOperation(json: Array(JSONTree.object(members).description.utf8))
        else { return [] }
        let step = Scenario.Step(
            operation: kind.rawValue, target: target, decoded: decoded, mode: .contains,
            counts: LineCounts(never: [], times: []), assertions: [])
        return [Move(step: step, text: text)]
    }
}
