/// The parts of a line of the form `target.call(arguments) -> answer`.
package struct LineParts: Sendable, Hashable {
    /// Target and call, with the point between them.
    package let head: String
    /// What stands between the parentheses; nil without parentheses.
    package let arguments: String?
    /// What stands behind `->`; nil without an arrow.
    package let answer: String?

    /// Splits a line; throws if the parentheses are not balanced or something stands behind them.
    package init(_ line: String) throws(EventPattern.Malformed) {
        let text = line.trimmed
        let open = text.firstIndex(of: "(")
        let arrow = text.range(of: "->")
        guard let open, arrow.map({ open < $0.lowerBound }) ?? true else {
            self.arguments = nil
            self.head = String(text[..<(arrow?.lowerBound ?? text.endIndex)]).trimmed
            self.answer = try arrow.map { arrow throws(EventPattern.Malformed) in
                try LineParts.answer(text[arrow.upperBound...])
            }
            return
        }
        guard let close = LineParts.closing(open, in: text) else {
            throw EventPattern.Malformed(description: "a parenthesis is not closed")
        }
        self.head = String(text[..<open]).trimmed
        self.arguments = String(text[text.index(after: open)..<close]).trimmed
        let rest = String(text[text.index(after: close)...]).trimmed
        if let answer = rest.removingPrefix("->") {
            self.answer = try LineParts.answer(Substring(answer))
        } else if rest.isEmpty {
            self.answer = nil
        } else {
            throw EventPattern.Malformed(
                description: "`\(rest)` behind the arguments is neither `-> ANSWER` nor `[FLAG]`")
        }
    }

    private static func answer(_ text: Substring) throws(EventPattern.Malformed) -> String {
        let answer = String(text).trimmed
        guard !answer.isEmpty else {
            throw EventPattern.Malformed(
                description: "an answer must follow `->`; leave the arrow out for any answer")
        }
        return answer
    }

    /// The parenthesis that closes the one at `open`.
    private static func closing(_ open: String.Index, in text: String) -> String.Index? {
        var depth = 0
        for index in text[open...].indices {
            switch text[index] {
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }
}

/// One argument of a call in its text form: `animated: true` or `true`.
package struct LineArgument: Sendable, Hashable {
    package let label: String?
    package let value: String

    /// Splits arguments at the commas that stand in no bracket.
    package static func list(_ text: String) -> [LineArgument] {
        var arguments: [LineArgument] = []
        var depth = 0
        var current = ""
        for character in text {
            switch character {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}", ">": depth -= 1
            default: break
            }
            if character == ",", depth <= 0 {
                arguments.append(LineArgument(current.trimmed))
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.trimmed.isEmpty || !arguments.isEmpty { arguments.append(LineArgument(current.trimmed)) }
        return arguments
    }

    private init(_ text: String) {
        // A label is followed by a space; `unwindHome:` is a selector.
        if let colon = text.range(of: ": "),
            text[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0 == "_" })
        {
            self.label = String(text[..<colon.lowerBound])
            self.value = String(text[colon.upperBound...]).trimmed
        } else {
            self.label = nil
            self.value = text
        }
    }
}
