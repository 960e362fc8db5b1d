import ControllerHierarchy
import WireFormat

/// What is known of the names of calls, for filters, hints and for telling kinds apart.
enum CallNames {
    /// The kinds of the calls that `target.call` may mean; an unknown call is an action, hence a callback.
    static func kinds(head: String) -> Set<Callback.Kind> {
        var found = completionKinds[head] ?? []
        // The name of a call may have points itself, so what follows any of them may be one.
        let end = head.utf8.suffix(longestName + 1)
        for point in end.indices where end[point] == UInt8(ascii: ".") {
            let name = String(head[head.utf8.index(after: point)...])
            found.formUnion(kindsOfNames[name] ?? [])
        }
        return found.isEmpty ? [.callback] : found
    }

    /// The completion that stands at the end of a line behind a target; in the log it has none.
    static func completion(behindTarget head: String) -> String? {
        completionKinds.keys.sorted().first { head.hasSuffix("." + $0) }
    }

    private static let completionKinds: [String: Set<Callback.Kind>] = Callback.allCases.reduce(into: [:]) {
        if $1.names.kind == .completion { $0[$1.names.swift, default: []].insert(.completion) }
    }

    /// The kinds of the calls that a name behind a target's point may mean.
    private static let kindsOfNames: [String: Set<Callback.Kind>] = Callback.allCases.reduce(into: [:]) {
        guard $1.names.kind != .completion else { return }
        for name in [$1.names.label, $1.names.swiftBase] + aliases(of: $1) {
            $0[name, default: []].insert($1.names.kind)
        }
    }

    /// Bytes.
    private static let longestName = kindsOfNames.keys.map(\.utf8.count).max() ?? 0

    static func kinds(selector: String) -> Set<Callback.Kind> {
        kindsOfSelectors[selector] ?? [.callback]
    }

    private static let kindsOfSelectors: [String: Set<Callback.Kind>] = Callback.allCases.reduce(into: [:]) {
        $0[$1.names.selector, default: []].insert($1.kind)
    }

    /// Further names of a call, each behind the target: what UIKit calls it in Swift and in Objective-C.
    ///
    /// The contract names a delegate's method by the first label that tells it apart. Where the base name is
    /// the method's own, as in `animationController(forPresented:presenting:source:)`, that may be read as
    /// the base name or as the label behind it; both are understood, and `delegate` for the delegate of a
    /// presentation.
    static func aliases(of callback: Callback) -> [String] { aliasTable[Int(callback.rawValue)] }

    private static let aliasTable: [[String]] = Callback.allCases.map { callback in
        let names = callback.names
        var found = names.kind == .delegate ? delegateNames(names) : []
        if [.callback, .query, .delegate].contains(names.kind) { found.append(names.selector) }
        let word = firstWord(names.selector)
        if [.callback, .query].contains(names.kind), firstWords[word] == 1 { found.append(word) }
        return found.filter { $0 != names.label }
    }

    /// How many calls have a selector that begins with the word, as `viewControllerForUnwindSegueAction`.
    private static let firstWords: [String: Int] = Callback.allCases.reduce(into: [:]) {
        $0[firstWord($1.names.selector), default: 0] += 1
    }

    private static func firstWord(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }

    /// The same as they end a line, with the point in front, the longest first: others are the ends of some.
    static func endings(of callback: Callback) -> [String] { endingTable[Int(callback.rawValue)] }

    private static let endingTable = aliasTable.map { aliases in
        aliases.map { "." + $0 }.sorted { $0.utf8.count > $1.utf8.count }
    }

    private static func delegateNames(_ names: Callback.Names) -> [String] {
        let parts = names.label.split(separator: ".").map(String.init)
        let role = parts.dropLast().map { $0 + "." }.joined()
        let labels = names.swift.dropFirst(names.swiftBase.count + 1).dropLast().split(separator: ":")
        var short: [String] = []
        // `sceneDidBecomeActive(_:)` is told apart by its base, `scene(_:willConnectTo:options:)` is not.
        let hasOwnBase = labels.first != "_" || labels.count == 1
        if hasOwnBase { short.append(names.swiftBase) }
        if let label = labels.first(where: { $0 != "_" }) { short.append(String(label)) }
        // Objective-C's word behind the sender, as `continueUserActivity`, which is `continue` in Swift.
        let words = names.selector.split(separator: ":")
        if !hasOwnBase, words.count > 1 { short.append(String(words[1])) }
        // Logs of launches print `didFinishLaunching` and `willConnect`, without the label's last word.
        let endings = ["WithOptions", "WithType", "With", "To"]
        for ending in endings where role.isEmpty && names.label.hasSuffix(ending) {
            short.append(String(names.label.dropLast(ending.count)))
        }
        var found = short.map { role + $0 }
        let all = parts.suffix(1) + short
        if role == "presentationDelegate." {
            found += all.flatMap { ["delegate." + $0, "presentationController.delegate." + $0] }
        }
        if role == "searchBarDelegate." { found += all.map { "searchBar.delegate." + $0 } }
        // A controller that is the delegate itself prints the method as its own.
        if !role.isEmpty, hasOwnBase { found.append(names.swiftBase) }
        return found
    }

    /// Whether an entry of `observe` means that call: its short name, its Swift name or its selector.
    static func entry(_ entry: String, means line: EventLine) -> Bool {
        let names = line.callback.names
        if entry == line.call || entry == names.label { return true }
        if line.callback == .action {
            return entry.prefix { $0 != ":" && $0 != "(" } == line.call
        }
        return entry == names.swift || entry == names.selector || line.call.hasSuffix("." + entry)
            || aliases(of: line.callback).contains(entry)
    }

    private static func spellings(of callback: Callback) -> [String] {
        let names = callback.names
        let short = names.label.split(separator: ".").last.map(String.init) ?? names.label
        let aliases = aliases(of: callback).flatMap {
            [$0, $0.split(separator: ".").last.map(String.init) ?? $0]
        }
        return [names.label, short, names.swift, names.swiftBase, names.selector] + aliases
    }

    /// Every spelling of a call that a scenario may use, in the order of the table.
    static let known: [String] = {
        var known: [String] = []
        for callback in Callback.allCases {
            for spelling in spellings(of: callback) where !known.contains(spelling) {
                known.append(spelling)
            }
        }
        return known
    }()

    private static let knownNames = Set(kindsOfEntries.keys)

    /// The kinds of the calls that an entry of `observe` may mean; an unknown one is an action's name.
    static func kinds(entry: String) -> Set<Callback.Kind> { kindsOfEntries[entry] ?? [.callback] }

    /// The same for an entry that begins with a target, in whose label points may stand.
    static func kinds(behindTarget entry: String) -> Set<Callback.Kind> {
        calls(behindTarget: entry).first.map { kinds(entry: $0) } ?? [.callback]
    }

    /// The known calls that the end of `target.call` spells, the longest one first.
    static func calls(behindTarget entry: String) -> [String] {
        let end = entry.utf8.suffix(longestSpelling + 1)
        return end.indices.filter { end[$0] == UInt8(ascii: ".") }
            .map { String(entry[entry.utf8.index(after: $0)...]) }.filter(isKnown)
    }

    /// Bytes.
    private static let longestSpelling = kindsOfEntries.keys.map(\.utf8.count).max() ?? 0

    private static let kindsOfEntries: [String: Set<Callback.Kind>] = Callback.allCases.reduce(into: [:]) {
        for spelling in spellings(of: $1) { $0[spelling, default: []].insert($1.kind) }
    }

    /// Whether what stands before a call ends in a delegate's name, as `sheet.presentationDelegate`.
    static func endsInRole(_ target: Substring) -> Bool {
        target.split(separator: ".").last.map { roles.contains(String($0)) } ?? false
    }

    private static let roles = Set(
        Callback.allCases.filter { $0.kind == .delegate }
            .compactMap { $0.names.label.split(separator: ".").dropLast().last.map(String.init) })

    /// Whether a name is that of a call of controllers, or of a question.
    static func isOfController(_ name: String) -> Bool {
        !(kindsOfEntries[name] ?? []).isDisjoint(with: [.callback, .query])
    }

    /// What the calls that a delegate has by that name are called behind their target, where it is known for
    /// nothing else.
    static func delegateCalls(named name: String) -> [Callback] { delegateCalls[name] ?? [] }

    private static let delegateCalls: [String: [Callback]] = {
        var found: [String: [Callback]] = [:]
        for callback in Callback.allCases {
            for spelling in Set(spellings(of: callback)) { found[spelling, default: []].append(callback) }
        }
        return found.filter { $0.value.allSatisfy { $0.kind == .delegate && $0.names.label.contains(".") } }
    }()

    /// Whether a name is a spelling of a call.
    static func isKnown(_ name: String) -> Bool { knownNames.contains(name) }

    /// The call that a name which is nearly right probably means; nil for a known name or one unlike all.
    static func misspelling(of name: String) -> String? {
        guard !isKnown(name) else { return nil }
        return suggestion(for: name, among: known)
    }
}

extension Callback.Names {
    /// The Swift name without its parameters.
    var swiftBase: String { String(swift.prefix { $0 != "(" }) }
}

extension EventPattern {
    /// What to say of a line that has not come, where that is not plain from the log.
    var adviceWhereMissing: String? {
        if case .call(let head, let property?, _) = content, head.hasSuffix(".read") {
            return "a property is in the log where the app's code reads it: "
                + "`{op: read, target: self, property: \(property)}` in a class's `scripts`"
        }
        return misspelling
    }

    /// How a delegate's call is written that stands behind the name of another role, or none.
    private var otherRole: String? {
        guard case .call(let head, let arguments, _) = content, arguments?.isEmpty ?? true,
            let last = head.split(separator: ".").last
        else { return nil }
        let calls = CallNames.delegateCalls(named: String(last))
        let isRight = calls.contains { call in
            (["." + call.names.label] + CallNames.endings(of: call)).contains {
                head.hasSuffix($0) && !CallNames.endsInRole(head.dropLast($0.count))
            }
        }
        return isRight ? nil : calls.first?.names.label
    }

    /// The call of a line, where it is none of UIKit's.
    var unknownCall: String? {
        guard case .call(let head, _, _) = content, let dot = head.firstIndex(of: ".") else { return nil }
        let call = String(head[head.index(after: dot)...])
        let last = call.split(separator: ".").last.map(String.init) ?? call
        return CallNames.isKnown(call) || CallNames.isKnown(last) ? nil : call
    }

    /// What to say of a call that is nearly one of UIKit's, or the name of a property; nil for every other.
    var misspelling: String? {
        if case .call(let head, _, _) = content, let meant = CallNames.completion(behindTarget: head) {
            return "a completion has no target; write `\(meant)`"
        }
        if case .notification(let name) = content, let meant = NotificationName.misspelling(of: name) {
            return "the keyboard posts no `\(name)`; `\(meant)` is one"
        }
        if let meant = otherRole { return "write `TARGET.\(meant)`" }
        guard let call = unknownCall else { return nil }
        let last = call.split(separator: ".").last.map(String.init) ?? call
        guard Property(rawValue: last) == nil else {
            return "`\(call)` is a property and no call; the line of who reads it has an answer, "
                + "`\(call) -> ANSWER`, and `assert` looks at it behind a step"
        }
        return CallNames.misspelling(of: last).map { "`\(call)` is no call; `\($0)` is one" }
    }
}
