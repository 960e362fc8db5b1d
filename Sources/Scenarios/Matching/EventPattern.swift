package import ControllerHierarchy
import WireFormat

/// One line that a scenario expects, or forbids, of the event log.
///
/// The forms are those of the text form of events; whatever a pattern leaves out, it does not compare:
/// arguments without parentheses, the answer without `->`, the category of a console message, the reason of
/// an exception.
package struct EventPattern: Sendable, Hashable {
    /// The line as it was written.
    package let source: String
    package let content: Content
    /// Flags of the target that must be set or clear.
    package let flags: [FlagTest]

    package enum Content: Sendable, Hashable {
        /// `target.call`, with arguments and answer where they were written.
        case call(head: String, arguments: String?, answer: String?)
        /// `-[Class selector]`.
        case selector(className: String, selector: String)
        /// `console: text`, in which `*` stands for anything.
        case console(String)
        /// `notification: text`, in which `*` stands for anything.
        case notification(String)
        /// `exception Name: reason`, in which `*` stands for anything.
        case exception(name: String, reason: String?)
    }

    /// A condition on one of the four movement flags.
    package struct FlagTest: Sendable, Hashable {
        package let flag: Event.Flags
        package let isSet: Bool
    }
}

extension EventPattern {
    /// Why a line is no pattern; the text says what to write instead.
    package struct Malformed: Error, Sendable, Hashable, CustomStringConvertible {
        package let description: String
    }

    /// Reads a line.
    package init(_ source: String) throws(Malformed) {
        let text = source.trimmed.withoutLineFeeds
        guard !text.isEmpty else { throw Malformed(description: "an empty line names no event") }
        self.source = text
        if let message = text.removingPrefix("console:") {
            self.content = .console(try Self.nonempty(message.trimmed, "console: TEXT"))
            self.flags = []
        } else if let message = text.removingPrefix("notification:") {
            let name = try Self.nonempty(message.trimmed, "notification: TEXT")
            self.content = .notification(NotificationName.inLog(name) ?? name)
            self.flags = []
        } else if let rest = text.removingPrefix("exception "), !rest.trimmed.isEmpty {
            self.content = try Self.exception(rest.trimmed)
            self.flags = []
        } else {
            let (line, flags) = try Self.splitFlags(text)
            self.flags = flags
            self.content = line.hasPrefix("-[") ? try Self.selector(line) : try Self.call(line)
        }
    }

    private static func nonempty(_ text: String, _ form: String) throws(Malformed) -> String {
        guard !text.isEmpty else { throw Malformed(description: "write `\(form)`; `*` stands for any text") }
        return text
    }

    private static func exception(_ text: String) throws(Malformed) -> Content {
        guard let colon = text.firstIndex(of: ":") else {
            guard !text.contains(" ") else {
                throw Malformed(description: "write `exception NAME: REASON`, with a colon after the name")
            }
            return .exception(name: text, reason: nil)
        }
        let reason = String(text[text.index(after: colon)...]).trimmed
        let name = String(text[..<colon]).trimmed
        guard !name.isEmpty, !name.contains(" ") else {
            throw Malformed(description: "write `exception NAME: REASON`, with a colon after the name")
        }
        return .exception(name: name, reason: reason.isEmpty ? nil : reason)
    }

    private static func selector(_ line: String) throws(Malformed) -> Content {
        let form = Malformed(description: "write `-[Class selector:]`")
        guard line.hasSuffix("]") else { throw form }
        let words = line.dropFirst(2).dropLast().split(separator: " ")
        guard words.count == 2 else { throw form }
        return .selector(className: String(words[0]), selector: String(words[1]))
    }

    private static func call(_ line: String) throws(Malformed) -> Content {
        guard !["…", "...", "*"].contains(line) else {
            throw Malformed(description: "`mode: contains` lets other lines stand between the expected ones")
        }
        let parts = try LineParts(line)
        guard let dot = parts.head.firstIndex(of: "."), dot != parts.head.startIndex,
            parts.head.index(after: dot) != parts.head.endIndex
        else {
            let words = parts.head.split(separator: " ")
            let meant = words.count == 2 ? words.joined(separator: ".") : "TARGET.\(parts.head)"
            throw Malformed(
                description: "`\(parts.head)` names no target; write `\(meant)`, "
                    + "or `console: TEXT`, or `exception NAME: REASON`")
        }
        if parts.arguments == nil, let read = PropertyPath(parts.head, hasTarget: true),
            let target = read.target
        {
            return .call(head: target + ".read", arguments: read.path, answer: parts.answer)
        }
        return .call(head: parts.head, arguments: parts.arguments, answer: parts.answer)
    }

    /// Each of the four flags may be named twice; more say nothing new.
    private static let flagsMax = 8

    /// Takes `[flag]`, `[!flag]` and `[flag, !flag]` off the end of a line.
    private static func splitFlags(_ line: String) throws(Malformed) -> (String, [FlagTest]) {
        var rest = line
        var tests: [FlagTest] = []
        while rest.hasSuffix("]"), let open = rest.range(ofLast: " ["), !isAnswer(rest[..<open.lowerBound]) {
            var found: [FlagTest] = []
            for word in rest[open.upperBound...].dropLast().split(separator: ",") {
                found.append(try flagTest(String(word).trimmed))
            }
            tests = found + tests
            guard tests.count <= flagsMax else {
                throw Malformed(description: "a line names at most \(flagsMax) flags")
            }
            rest = String(rest[..<open.lowerBound]).trimmed
        }
        return (rest, tests)
    }

    /// Whether the bracket that follows is the answer of a query, as in `-> [A]`.
    private static func isAnswer(_ text: Substring) -> Bool {
        String(text).trimmed.hasSuffix("->")
    }

    private static func flagTest(_ word: String) throws(Malformed) -> FlagTest {
        let isSet = !word.hasPrefix("!")
        let name = isSet ? word : String(word.dropFirst()).trimmed
        let property = UIKitSpelling.property(name)?.rawValue ?? name
        for (flag, known) in Event.Flags.names where known == property {
            return FlagTest(flag: flag, isSet: isSet)
        }
        let known = Event.Flags.names.map(\.name).joined(separator: ", ")
        throw Malformed(description: "`\(name)` is no flag; the flags are \(known)")
    }
}

extension EventPattern: CustomStringConvertible {
    package var description: String { source }
}
