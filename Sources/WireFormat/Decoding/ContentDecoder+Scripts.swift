import ControllerHierarchy
import JSONBytes

/// What the app's own code does in its methods: the scripts of classes, of their actions and of delegates.
extension ContentDecoder {
    /// Scripts by the names of moments; a name that several callbacks share stands for each of them.
    ///
    /// - Parameters:
    ///   - conditions: What they may ask; a delegate has no flags of a controller.
    ///   - role: The field of the delegate whose methods they are; nil for those of classes, the application
    ///     and the scene.
    ///   - known: The short names of what they can be.
    mutating func scripts(
        _ value: JSONValue, conditions: [String] = ["restored"] + Event.Flags.names.map(\.name),
        of role: String? = nil, among known: [String] = MomentNames.ofClasses,
        moments: (String) -> [ClassDescription.Moment]
    ) -> [ClassDescription.CallbackScripts] {
        guard let members = members(value, suchAs: "{METHOD: [{do: [{op: …}]}]}") else { return [] }
        var found: [ClassDescription.CallbackScripts] = []
        for (key, value) in members {
            let name = key.string ?? ""
            let named = moments(name)
            checkAvailability(key, absences(named))
            if named.isEmpty {
                let reason =
                    role.map { "is no method of \($0)" }
                    ?? "is no callback, and no action of the class" + delegateAdvice(for: name)
                failCallback(key, name, reason, among: known) { !moments($0).isEmpty }
            }
            let concernsSegue = named.contains(where: \.concernsSegue)
            let scripts =
                areScripts(value, name)
                ? elements(value)?.compactMap { script($0, concernsSegue, conditions) } ?? [] : []
            found += named.map { ClassDescription.CallbackScripts(moment: $0, scripts: scripts) }
        }
        return found
    }

    private func absences(_ moments: [ClassDescription.Moment]) -> [String?] {
        let callbacks = moments.compactMap { moment in
            if case .callback(let callback) = moment { callback } else { nil }
        }
        return callbacks.count == moments.count ? absences(callbacks) : []
    }

    private static var membersOfScripts: [String] { ["once", "when", "unless", "segue", "do"] }

    /// What a script asks before it runs; a flag of the controller may stand as UIKit has spelt it.
    private mutating func condition(_ value: JSONValue, among names: [String]) -> Script.Condition? {
        if let name = value.string.flatMap(UIKitSpelling.property)?.rawValue, names.contains(name) {
            take(value, as: [name])
            return Script.Condition(name)
        }
        return word(value, among: names).flatMap(Script.Condition.init)
    }

    private mutating func script(_ value: JSONValue, _ concernsSegue: Bool, _ conditions: [String]) -> Script?
    {
        guard let members = members(value, of: "a script", allowed: Self.membersOfScripts) else {
            return nil
        }
        var script = Script(operations: [])
        for (key, value) in members {
            if key.utf8Equals("once") { script.once = bool(value) ?? false }
            if key.utf8Equals("when") { script.when = condition(value, among: conditions) }
            if key.utf8Equals("unless") { script.unless = condition(value, among: conditions) }
            if key.utf8Equals("segue") {
                script.segue = name(value)
                if !concernsSegue { fail(key, "of a segue are `prepare`, its own methods and actions alone") }
            }
            if key.utf8Equals("do") { script.operations = operations(value) ?? [] }
        }
        if value["do"] == nil { failMissing("do", in: value) }
        return script
    }
}

extension ClassDescription.Moment {
    /// Whether a segue can be at work when it comes: that of an unwinding in an action.
    fileprivate var concernsSegue: Bool {
        switch self {
        case .action: true
        case .callback(let callback): [.prepareForSegue, .segueInit, .seguePerform].contains(callback)
        }
    }
}
