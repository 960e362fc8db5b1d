import ControllerHierarchy
import JSONBytes
import WireFormat

/// The operations that a search of steps tries.
struct StepMoves {
    /// Controllers that the log names and the app does not have: they are presented and pushed.
    let strangers: [Stranger]

    struct Stranger {
        let label: String
        let className: String
    }

    /// One operation.
    struct Move {
        let step: Scenario.Step
        /// As a scenario file has it.
        let text: String
    }

    init(
        strangersOf lines: [String], besides events: some Sequence<EventLine>, aliases: [String: String]
    ) {
        let known = Set(events.flatMap { [$0.target, $0.className] })
        var strangers: [Stranger] = []
        for line in lines {
            guard let written = LogLineReader.nameBesideCall(line) else { continue }
            let name = aliases[written] ?? written
            guard !known.contains(name),
                !strangers.contains(where: { $0.label == name || $0.className == name })
            else { continue }
            let isClass = name.first?.isUppercase == true
            strangers.append(
                Stranger(
                    label: isClass ? Self.label(of: name) : name,
                    className: isClass ? name : BaseClass.viewController))
        }
        self.strangers = strangers
    }

    private enum BaseClass { static let viewController = "UIViewController" }

    /// `LoginViewController` is called `login`.
    private static func label(of className: String) -> String {
        var name = className
        for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name != ending {
            name.removeLast(ending.count)
            break
        }
        return name.prefix(1).lowercased() + name.dropFirst()
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
    func moves(controllers: [String]) -> [Move] {
        var moves: [Move] = []
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

    private func entrances(of stranger: Stranger, from target: String, _ animated: Bool) -> [Move] {
        let name: [(key: String, value: JSONTree)] =
            stranger.className == BaseClass.viewController
            ? [] : [(key: "class", value: .string(stranger.className))]
        let description = name + [(key: "as", value: .string(stranger.label))]
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
