import ControllerHierarchy
import WireFormat

/// Reads what an assertion names, and compares it.
struct AssertionEvaluator {
    /// The value of a property of a live controller, by label or id.
    typealias Reader = (_ property: Property, _ controller: String) throws(OperationError) -> Value
    /// The label of a live controller, by label or id; nil if there is none.
    typealias Finder = (_ name: String) -> String?

    let find: Finder
    let read: Reader
    /// What the user can tap now of a controller, by what a person calls it, else by its identifier.
    let controls: (_ controller: String) throws(OperationError) -> [String]
    /// Whether a controller is the first responder now, or a text in its view.
    let isFirstResponder: (_ controller: String, _ text: String?) throws(OperationError) -> Bool
    /// The members of the operation's result.
    let result: [Value.Member]
    /// In which step each controller that is gone was deallocated, by label.
    let deallocations: [String: Int]

    /// Why a path has no value.
    private struct Unreadable: Error {
        let detail: String
    }

    /// What is wrong with the assertion; nil if it holds.
    func failure(of assertion: Scenario.Assertion) -> String? {
        do throws(Unreadable) {
            let value = try value(at: assertion.path)
            guard !agrees(value, assertion.expected) else { return nil }
            return "\(assertion.path) is \(Self.text(value)), expected \(Self.text(assertion.expected))"
        } catch {
            return "\(assertion.path): \(error.detail)"
        }
    }

    private func value(at path: String) throws(Unreadable) -> Value {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts[0] == "result", find("result") == nil {
            return try member(.object(result), parts.dropFirst(), "result")
        }
        // A label may hold points, so the longest one that is known counts.
        for length in (1..<parts.count).reversed() {
            let name = parts[..<length].joined(separator: ".")
            guard let label = find(name) else { continue }
            let rest = parts[length...]
            guard rest.last == "isFirstResponder" else { return try member(.controller(label), rest, name) }
            let text = rest.count > 1 ? rest.dropLast().joined(separator: ".") : nil
            do throws(OperationError) { return .bool(try isFirstResponder(label, text)) } catch {
                throw Unreadable(detail: Self.text(error))
            }
        }
        let name = parts[0]
        // An alert view is no controller.
        if parts.count == 2, parts[1] == "controls", let titles = try? controls(name) {
            return .array(titles.map(Value.string))
        }
        if let step = deallocations[name] {
            throw Unreadable(
                detail: "\(name) was deallocated in \(step == 0 ? "the launch" : "step \(step)"); "
                    + "give it a label with `as` if the app holds it")
        }
        throw Unreadable(detail: "no controller is called \(name)")
    }

    private func member(
        _ start: Value, _ path: ArraySlice<String>, _ name: String
    ) throws(Unreadable) -> Value {
        var value = start
        var reached = name
        for part in path {
            value = try member(part, of: value, reached)
            reached += ".\(part)"
        }
        return value
    }

    private func member(_ part: String, of value: Value, _ reached: String) throws(Unreadable) -> Value {
        switch value {
        case .controller(let label):
            let property = Property(rawValue: part) ?? UIKitSpelling.property(part)
            guard property != nil || part == "controls" else { throw unknownProperty(part) }
            do throws(OperationError) {
                guard let property else { return .array(try controls(label).map(Value.string)) }
                return try read(property, label)
            } catch {
                throw Unreadable(detail: Self.text(error))
            }
        case .object, .array, .size:
            if let next = value.reached(by: part) { return next }
            throw Unreadable(detail: Self.lacks(value, part, reached))
        case .actions(let actions): return try member(part, of: actions.plain, reached)
        case .null:
            throw Unreadable(detail: "\(reached) is nil, so it has no \(part)")
        default:
            throw Unreadable(detail: "\(reached) is \(Self.text(value)), which has no \(part)")
        }
    }

    private static func lacks(_ value: Value, _ part: String, _ reached: String) -> String {
        switch value {
        case .object: "\(reached) has no member \(part)"
        case .array(let elements): "\(reached) has \(elements.count) elements, none is \(part)"
        default: "\(reached) is \(text(value)), which has no \(part)"
        }
    }

    private func unknownProperty(_ name: String) -> Unreadable {
        let known = Property.allCases.map(\.rawValue)
        return Unreadable(
            detail: "\(name) is no property that can be read" + advice(for: name, among: known))
    }

    // MARK: Comparing

    private func agrees(_ value: Value, _ expected: DocumentNode) -> Bool {
        switch (value, expected.content) {
        case (.null, .null), (.null, .string("nil")): return true
        case (.bool(let value), .bool(let expected)): return value == expected
        case (.bool(let value), .string(let expected)): return UIKitCase.means(expected, "\(value)")
        case (.number(let value), .number(let expected)): return value == Double(expected)
        case (.string(let value), .string(let expected)):
            return value == expected || UIKitCase.means(expected, value)
        case (.string(let value), .number(let expected)): return value == expected
        case (.controller(let label), .string(let name)): return label == name || find(name) == label
        case (.size(let size), .string(let text)): return size.description == text
        // YAML reads `0x568` as a number in base 16.
        case (.size(let size), .number(let text)):
            let digits = size.description.split(separator: "x").map(String.init)
            return digits.first == "0" && Int(digits.last ?? "", radix: 16) == Int(text)
        case (.size(let size), .object):
            return agrees(
                .object([.init("width", .number(size.width)), .init("height", .number(size.height))]),
                expected)
        case (.actions(let actions), _): return agrees(actions.plain, expected)
        case (.array(let values), .array(let expected)):
            return values.count == expected.count && zip(values, expected).allSatisfy { agrees($0, $1) }
        case (.object(let members), .string(let name)):
            // A tab is called by its identifier.
            return members.contains { $0.name == "identifier" && $0.value == .string(name) }
        case (.object(let members), .object(let expected)):
            return members.count == expected.count
                && expected.allSatisfy { field in
                    members.contains { $0.name == field.name && agrees($0.value, field.value) }
                }
        default: return false
        }
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
        case .string(let text), .controller(let text): text
        case .size(let size): size.description
        case .array(let values): "[\(values.map(text).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\($0.name): \(text($0.value))" }.joined(separator: ", "))}"
        case .actions(let actions): text(actions.plain)
        }
    }

    private static func text(_ node: DocumentNode) -> String {
        switch node.content {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .number(let text), .string(let text): text
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\($0.name): \(text($0.value))" }.joined(separator: ", "))}"
        }
    }

    static func text(_ error: OperationError) -> String {
        switch error {
        case .unknownController(let name, let field, let nearest):
            (field.map { "\($0): " } ?? "") + "no controller is called \(name)"
                + (nearest.map { "; \($0) is one" }
                    ?? (field == "controller" ? "; `{as: \(name)}` describes a new one" : ""))
        case .notApplicable(let reason): reason
        case .invalidArgument(let field, let reason), .notAvailable(let field, let reason):
            "\(field): \(reason)"
        case .limitExceeded(let limit): "a limit was met: \(limit)"
        case .stopped(let refusal): "the run was stopped: \(refusal)"
        case .notModelled(let what): "not modelled: \(what)"
        case .notRunning: "the app has been terminated; relaunch starts it again"
        }
    }
}
