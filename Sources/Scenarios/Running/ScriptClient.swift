import ControllerHierarchy
import WireFormat

/// The client of a session whose classes' scripts are done from outside, in calls that stop.
///
/// It shows that code outside of the program, in whatever language, sees what a script would see. What stays
/// a script: actions, what delegates of the application do, and segues, whose calls are no controller's.
final class ScriptClient {
    /// The definition without those scripts; their calls stop instead.
    let definition: [UInt8]
    private let classes: [String: ClassDescription]
    /// The operations of each script that was taken out, by class and callback.
    private var scripts: [Place: [TakenScript]] = [:]
    /// The scripts that run once and have run.
    private var fired: Set<Firing> = []

    private struct Place: Hashable {
        let className: String
        let callback: Callback
    }

    private struct Firing: Hashable {
        let place: Place
        let index: Int
        let controller: Int
    }

    private struct TakenScript {
        var isOnce = false
        var when: Script.Condition?
        var unless: Script.Condition?
        var segue: String?
        var operations: [DecodedOperation] = []
    }

    /// Takes the scripts out of a scenario's definition.
    ///
    /// - Returns: nil where there are none, or the definition cannot be read.
    init?(_ scenario: Scenario) {
        guard let root = try? DocumentNode.json(scenario.definition),
            let read = try? SessionDefinition(json: scenario.definition)
        else { return nil }
        let segues =
            ["UIStoryboardSegue"]
            + read.application.classes.filter { $0.superclass.hasSuffix("Segue") }.map(\.name)
        let own = read.application.classes.filter {
            !segues.contains($0.name) && !segues.contains($0.superclass)
        }
        classes = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
        var pauses: [DocumentNode] = []
        var taken: [Place: [TakenScript]] = [:]
        let described = root["classes"]?.members ?? []
        let changed = described.map { entry in
            guard let description = own.first(where: { $0.name == entry.name }) else { return entry }
            let (node, calls) = Self.taking(from: entry.value, of: description) { taken[$0] = $1 }
            pauses += calls.map { call in
                .object([("class", .string(description.name)), ("call", .string(call))])
            }
            return DocumentNode.Member(name: entry.name, value: node, line: entry.line)
        }
        guard !pauses.isEmpty else { return nil }
        let all = (root["pauses"]?.elements ?? []) + pauses
        definition =
            root.setting("classes", to: DocumentNode(content: .object(changed), line: nil))
            .setting("pauses", to: DocumentNode(content: .array(all), line: nil)).json
        scripts = taken
    }

    /// A class without its scripts of callbacks, which it overrides instead, and these callbacks' names.
    private static func taking(
        from node: DocumentNode, of description: ClassDescription,
        note: (Place, [TakenScript]) -> Void
    ) -> (DocumentNode, calls: [String]) {
        let members = node["scripts"]?.members ?? []
        let taken = members.filter { !description.actions.contains($0.name) }
        guard !taken.isEmpty else { return (node, []) }
        for member in taken {
            let scripts = (member.value.elements ?? []).map(script)
            for callback in MomentNames.callbacks(of: member.name) {
                note(Place(className: description.name, callback: callback), scripts)
            }
        }
        let known = node["callsSuper"]?.members ?? []
        let supers = taken.filter { member in !known.contains { $0.name == member.name } }.map { member in
            DocumentNode.Member(name: member.name, value: .init(content: .bool(true), line: nil), line: nil)
        }
        let kept = members.filter { description.actions.contains($0.name) }
        let changed = node.setting("scripts", to: DocumentNode(content: .object(kept), line: nil))
            .setting("callsSuper", to: DocumentNode(content: .object(known + supers), line: nil))
        return (changed, taken.map(\.name))
    }

    private static func script(_ node: DocumentNode) -> TakenScript {
        var script = TakenScript()
        script.isOnce = node["once"]?.content == .bool(true)
        script.when = node["when"]?.string.flatMap(Script.Condition.init)
        script.unless = node["unless"]?.string.flatMap(Script.Condition.init)
        script.segue = node["segue"]?.string
        // The scenario has been read: each of them can be.
        script.operations = (node["do"]?.elements ?? []).compactMap { try? DecodedOperation(json: $0.json) }
        return script
    }

    /// What is to be done in a call that has stopped: the scripts of the superclass first, unless an override
    /// does not call it.
    func operations(in event: Event, isRestored: Bool) -> [DecodedOperation] {
        var found: [DecodedOperation] = []
        var name = event.target.className
        while let description = classes[name] {
            let place = Place(className: name, callback: event.callback)
            var own: [DecodedOperation] = []
            for (index, script) in (scripts[place] ?? []).enumerated() {
                if let condition = script.when, !event.holds(condition, isRestored: isRestored) { continue }
                if let condition = script.unless, event.holds(condition, isRestored: isRestored) { continue }
                if let segue = script.segue, event.segueIdentifier != segue { continue }
                let firing = Firing(place: place, index: index, controller: event.target.number)
                if script.isOnce, !fired.insert(firing).inserted { continue }
                own += script.operations
            }
            found = own + found
            if scripts[place] != nil, description.skipsSuper.contains(event.callback) { break }
            name = description.superclass
        }
        return found
    }
}

extension Event {
    /// Whether a script that asks for it runs in this call.
    fileprivate func holds(_ condition: Script.Condition, isRestored: Bool) -> Bool {
        switch condition {
        case .restored: isRestored
        case .flag(let flag): flags.contains(flag)
        }
    }

    /// The identifier of the segue that is prepared.
    fileprivate var segueIdentifier: String? {
        if case .values(let arguments) = payload { arguments.first?.string } else { nil }
    }
}

extension DocumentNode {
    fileprivate static func string(_ text: String) -> DocumentNode {
        DocumentNode(content: .string(text), line: nil)
    }

    fileprivate static func object(_ members: [(name: String, value: DocumentNode)]) -> DocumentNode {
        let members = members.map { Member(name: $0.name, value: $0.value, line: nil) }
        return DocumentNode(content: .object(members), line: nil)
    }

    /// The object with another value for a member, behind all others where it has none yet.
    fileprivate func setting(_ name: String, to value: DocumentNode) -> DocumentNode {
        var members = members ?? []
        let member = Member(name: name, value: value, line: nil)
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index] = member
        } else {
            members.append(member)
        }
        return DocumentNode(content: .object(members), line: line)
    }
}
