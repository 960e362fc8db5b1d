import ControllerHierarchy

/// The targets of lines of which nothing else in the scenario speaks.
///
/// Such a line is a slip: a label or a class that is written otherwise elsewhere.
struct UnknownTargets {
    /// The words of each target that have not been met.
    private var missing: [String: Set<Substring>] = [:]
    private var awaited: Set<Substring> = []

    // What a scenario and its steps say besides the app and the operations names targets and makes none.
    private static let ownFields = Set(ScenarioField.allCases.map(\.rawValue))
    private static let stepFields = Set(StepField.allCases.map(\.rawValue))
    private static let parties: Set<String> = [
        "app", "scene", "window", "console", "present", "dismiss", "transition", "setViewControllers",
    ]

    /// Looks for the targets of lines in a scenario whose documents have been read.
    init(_ patterns: [EventPattern], in scenario: DocumentNode) {
        for target in patterns.compactMap(\.nameOfTarget) where !Self.isMadeByUIKit(target) {
            let words = Set(Self.words(target))
            missing[target] = words
            awaited.formUnion(words)
        }
        if awaited.isEmpty { return }
        look(through: scenario, but: Self.ownFields)
        for step in scenario["steps"]?.elements ?? [] { look(through: step, but: Self.stepFields) }
    }

    /// Whether a target of that name is unknown.
    func contain(_ pattern: EventPattern) -> Bool {
        guard let target = pattern.nameOfTarget, let words = missing[target] else { return false }
        return !words.isDisjoint(with: awaited)
    }

    private mutating func look(through node: DocumentNode, but members: Set<String> = []) {
        if let text = node.string { meet(text) }
        for element in node.elements ?? [] { look(through: element) }
        for member in node.members ?? [] where !members.contains(member.name) {
            meet(member.name)
            look(through: member.value)
        }
    }

    private mutating func meet(_ text: String) {
        // A document may be long, and as a rule all have been met ahead of it.
        if awaited.isEmpty { return }
        awaited.subtract(Self.words(text))
    }

    /// What UIKit makes has the name of its class; an id says by itself whom it means.
    private static func isMadeByUIKit(_ target: String) -> Bool {
        let isID = target.first == "c" && target.count > 1 && target.dropFirst().allSatisfy(\.isNumber)
        return isID || parties.contains(target) || target.hasPrefix("UI") || target.hasPrefix("_UI")
    }

    /// The words of a text, without the number that a taken label gets.
    ///
    /// Looked through byte by byte, since characters cost ten times that; what is not ASCII is part of a
    /// word.
    private static func words(_ text: String) -> [Substring] {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let words = text.utf8.split { byte in
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            return !(isLetter || digits.contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80)
        }
        return words.filter { !$0.allSatisfy(digits.contains) }.map(Substring.init)
    }
}

extension EventPattern {
    /// The beginning of the target's name, up to the first point; nil for a line of none.
    fileprivate var nameOfTarget: String? {
        guard case .call(let head, _, _) = content else { return nil }
        return String(head.prefix { $0 != "." })
    }
}
