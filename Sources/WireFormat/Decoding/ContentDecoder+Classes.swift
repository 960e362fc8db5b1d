package import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// The app's classes by name, in the order given.
    mutating func classes(_ value: JSONValue) -> [ClassDescription] {
        guard let members = members(value) else { return [] }
        guard value.count <= limits.classesMax else {
            fail(
                value, "A session may have at most \(limits.classesMax) classes",
                code: .operationLimitExceeded)
            return []
        }
        return members.compactMap { key, value in
            guard let name = name(key) else { return nil }
            return classDescription(value, name: name)
        }
    }

    private mutating func classDescription(_ object: JSONValue, name: String) -> ClassDescription {
        var description = ClassDescription(name: name)
        let allowed = [
            "superclass", "overrides", "scripts", "actions", "callsSuper", "encode", "restores",
            "restoresPaths", "observes", "sceneHasConstraints",
        ]
        guard areFields(object, allowed: allowed),
            let members = members(object, of: "a class", allowed: allowed)
        else { return description }
        // The scripts' keys may be actions, wherever these stand.
        if let actions = object["actions"], let elements = elements(actions) {
            description.actions = elements.compactMap { self.name($0) }
        }
        for (key, value) in members {
            switch key.string {
            case "superclass": if let superclass = superclass(value) { description.superclass = superclass }
            case "overrides": readOverrides(value, into: &description)
            case "scripts": description.scripts = classScripts(value, actions: description.actions)
            case "callsSuper": readSupers(value, into: &description)
            case "observes": readObserved(value, into: &description)
            case "sceneHasConstraints": description.sceneHasConstraints = bool(value)
            case "encode": if self.members(value) != nil { description.encode = objectMembers(value) }
            case "restores", "restoresPaths":
                var answers = description.restorationAnswers ?? RestorationAnswers()
                if key.utf8Equals("restores") {
                    answers.other = restoredController(value)
                } else {
                    answers.byPath = restorationAnswers(value)
                }
                description.restorationAnswers = answers
            default: break
            }
        }
        return description
    }

    private mutating func superclass(_ value: JSONValue) -> String? {
        guard let name = name(value) else { return nil }
        checkAvailability(value, [ClassDescription.absence(of: name, in: systemVersion)])
        return name
    }

    /// What overridden getters and queries answer.
    private mutating func readOverrides(_ value: JSONValue, into description: inout ClassDescription) {
        guard let members = members(value, suchAs: "{prefersStatusBarHidden: true}") else { return }
        for (key, value) in members {
            let name = key.string ?? ""
            if let property = PropertyEntry.named(key) {
                checkAvailability(
                    key, [property.property.absence(in: systemVersion)],
                    advice: olderMethod(property.property))
                let type = property.property == .traitCollection ? .traits : property.type
                guard let answer = propertyValue(value, type: type) else { continue }
                if let word = answer.string {
                    let availability = property.property.availability(of: word)
                    if let words = availability.absence(in: systemVersion) {
                        fail(value, "\(word) exists \(words)", code: .notAvailable)
                    }
                }
                description.overrides.append(.init(property.property, answer))
            } else if let meant = overriddenSpelling(name) {
                take(key, as: [meant])
            } else if name.hasSuffix(":") {
                // The selector of a segue action, which answers a controller.
                checkAvailability(
                    key, [ClassDescription.SegueAction.availability.absence(in: systemVersion)])
                guard let destination = restoredController(value) else { continue }
                description.segueActions.append(.init(selector: name, destination: destination))
            } else if let method = MomentNames.overriddenMethod(name) {
                checkAvailability(key, absences(MomentNames.callbacks(of: name)))
                // Null is as if there were no override, where it is no answer.
                if value.isNull, !method.mayAnswerNil, method != .loadView { continue }
                passingOver { $0.read(value, method, into: &description.answers) }
            } else if !MomentNames.isQuery(name) {
                fail(key, overrideAdvice(name))
            }
        }
    }

    /// What to say of a property in the place of which older versions ask a method.
    private func olderMethod(_ property: Property) -> String {
        guard [.shouldAutorotate, .supportedInterfaceOrientations].contains(property) else { return "" }
        return "; before that a class answers `shouldAutorotate(to:)`, with true, false or a list of "
            + "orientations"
    }

    /// The property or the question that UIKit spells so; nil for names of the format itself.
    private func overriddenSpelling(_ name: String) -> String? {
        if !MomentNames.callbacks(of: name).isEmpty { return nil }
        if let property = UIKitSpelling.property(name) { return property.rawValue }
        if let method = OverriddenMethod.spelled(name) { return method.rawValue }
        guard let meant = UIKitSpelling.callback(name), MomentNames.isQuery(meant) else { return nil }
        return meant
    }

    func overrideAdvice(_ name: String) -> String {
        if !MomentNames.callbacks(of: UIKitSpelling.callback(name) ?? name).isEmpty {
            return "\(name) is a callback, and every class has it; what the class does in it stands in "
                + "`scripts`, whether it calls super in `callsSuper`"
        }
        let known = Property.allCases.map(\.rawValue) + OverriddenMethod.allCases.map(\.rawValue)
        return "\(name) is neither a property of controllers nor a question that UIKit asks them"
            + advice(for: name, among: known)
    }

    private mutating func classScripts(
        _ value: JSONValue, actions: [String]
    ) -> [ClassDescription.CallbackScripts] {
        scripts(value) { name in
            if actions.contains(name) { return [.action(name)] }
            return MomentNames.callbacks(of: name).map(ClassDescription.Moment.callback)
        }
    }

    /// The versions that know each callback, oldest first; nil for those that the session's version knows.
    func absences(_ callbacks: [Callback]) -> [String?] {
        let known = callbacks.map(\.availability).sorted { older, newer in
            newer.first.map { bound in older.first.map { $0 < bound } ?? true } ?? false
        }
        return known.map { $0.absence(in: systemVersion) }
    }

    /// Notes a callback that is none, or takes it for the one that UIKit spells so.
    mutating func failCallback(
        _ key: JSONValue, _ name: String, _ reason: String, among known: [String] = MomentNames.ofClasses,
        isKnown: (String) -> Bool
    ) {
        if let meant = UIKitSpelling.callback(name), isKnown(meant) {
            take(key, as: [meant])
        } else {
            fail(key, "\(name) \(reason)" + advice(for: name, among: known))
        }
    }

    /// The notifications that instances observe from their creation on.
    private mutating func readObserved(_ value: JSONValue, into description: inout ClassDescription) {
        guard let elements = elements(value) else { return }
        for element in elements {
            guard let name = name(element) else { continue }
            guard let notification = MomentNames.observable[name] else {
                let advice =
                    name.lowercased().contains("keyboard")
                    ? "; the keyboard's are lines of their own, such as "
                        + "`notification: UIKeyboardWillShowNotification`"
                    : adviceOrAll(for: name, among: MomentNames.observed, "there are ")
                fail(element, "\(name) is no notification that classes can observe" + advice)
                continue
            }
            if let words = notification.absence(in: systemVersion) {
                fail(element, "\(name) exists \(words)", code: .notAvailable)
            }
            description.overridden.insert(notification)
        }
    }

    /// The callbacks that are overridden, and those of them whose override does not call super.
    private mutating func readSupers(_ value: JSONValue, into description: inout ClassDescription) {
        guard let members = members(value, suchAs: "{viewDidLoad: false}") else { return }
        for (key, value) in members {
            let name = key.string ?? ""
            let callbacks = MomentNames.callbacks(of: name)
            if callbacks.isEmpty {
                failCallback(key, name, "is no callback") { !MomentNames.callbacks(of: $0).isEmpty }
            }
            checkAvailability(key, absences(callbacks))
            guard let callsSuper = bool(value) else { continue }
            description.overridden.formUnion(callbacks)
            if !callsSuper { description.skipsSuper.formUnion(callbacks) }
        }
    }
}

/// The names under which descriptions mean callbacks of a class.
package enum MomentNames {
    /// The callbacks and queries of a short name (`viewDidAppear`) or Swift name (`viewDidAppear(_:)`).
    package static func callbacks(of name: String) -> [Callback] { classCallbacks[name] ?? [] }

    /// The method of that short name or Swift name, if an override of it has a say.
    static func overriddenMethod(_ name: String) -> OverriddenMethod? {
        OverriddenMethod(rawValue: name)
            ?? callbacks(of: name).lazy.compactMap { .init(rawValue: $0.names.label) }.first { _ in true }
    }

    /// Whether UIKit asks the question of that name.
    static func isQuery(_ name: String) -> Bool { callbacks(of: name).contains { $0.kind == .query } }

    /// The callbacks of the application's delegate, or of a scene's, of that short or full name.
    static func delegateCallbacks(of name: String, isScene: Bool) -> [Callback] {
        (isScene ? sceneCallbacks : applicationCallbacks)[name] ?? []
    }

    /// The calls of that short or full name in which the app's own code can run: methods of its controllers,
    /// delegates and data sources, blocks that UIKit calls, and what it observes.
    static func stoppingCalls(of name: String) -> [Callback] { stopping[name] ?? [] }

    /// The notifications by the names that Swift and Objective-C have for them.
    static let observable: [String: Callback] = Callback.observable.reduce(into: [:]) {
        let names = $1.names
        $0[names.swift] = $1
        $0[names.selector] = $1
        if !names.swift.contains(".") { $0["UIApplication." + names.swift] = $1 }
    }

    /// The names of those in Swift, in the order of the table.
    static let observed = Callback.observable.map(\.names.swift)

    /// The short names of the callbacks and questions of classes, in the order of the table.
    static let ofClasses = Callback.allCases.filter { $0.kind == .callback || $0.kind == .query }
        .map(\.names.label)

    private static let classCallbacks = table { $0.kind == .callback || $0.kind == .query }
    private static let stopping = table { $0.kind != .console && $0.kind != .exception }
    private static let applicationCallbacks = table {
        isDelegate($0, "application") || isDelegate($0, "userNotificationCenter")
    }
    private static let sceneCallbacks = table {
        isDelegate($0, "scene") || isDelegate($0, "windowScene") || $0 == .stateRestorationActivity
    }

    /// Whether it is a method of a delegate of the application or the scene whose name begins so.
    private static func isDelegate(_ callback: Callback, _ beginning: String) -> Bool {
        callback.kind == .delegate && !callback.names.label.contains(".")
            && callback.names.swift.hasPrefix(beginning)
    }

    private static func table(_ isIncluded: (Callback) -> Bool) -> [String: [Callback]] {
        var table: [String: [Callback]] = [:]
        let others: [Callback] = [.action, .propertyRead]
        for callback in Callback.allCases where isIncluded(callback) && !others.contains(callback) {
            let label = callback.names.label
            let point = callback.kind == .callback ? nil : label.lastIndex(of: ".")
            let short = point.map { String(label[label.index(after: $0)...]) } ?? label
            var names: Set = [short, callback.names.swift]
            // As apps and their logs call them: didFinishLaunching, willConnect.
            for ending in ["WithOptions", "WithType", "With", "To"] where callback.kind == .delegate {
                if short.hasSuffix(ending) { names.insert(String(short.dropLast(ending.count))) }
            }
            for name in names { table[name, default: []].append(callback) }
        }
        return table
    }
}
