import ControllerHierarchy

extension EventPattern {
    /// How far an event agrees with the pattern.
    package enum Agreement: Int, Sendable, Comparable {
        case none
        /// The same call of another target, or another call of the same target's delegate.
        case otherTarget
        /// Target and call are the same; arguments, answer or flags differ.
        case otherDetails
        case full

        package static func < (left: Agreement, right: Agreement) -> Bool { left.rawValue < right.rawValue }
    }

    /// Whether the event is what the pattern describes.
    package func matches(_ line: EventLine, names: ControllerNames) -> Bool {
        agreement(with: line, names: names) == .full
    }

    /// Compares the pattern with an event.
    package func agreement(with line: EventLine, names: ControllerNames) -> Agreement {
        let agreement = contentAgreement(with: line, names: names)
        guard agreement == .full else { return agreement }
        return flags.allSatisfy { line.flags.contains($0.flag) == $0.isSet } ? .full : .otherDetails
    }

    private func contentAgreement(with line: EventLine, names: ControllerNames) -> Agreement {
        switch (content, line.content) {
        case (.console(let pattern), .console(let category, let text)):
            if text.matches(wildcard: pattern) { return .full }
            if let category, "[\(category)] \(text)".matches(wildcard: pattern) { return .full }
            return .otherDetails
        case (.notification(let pattern), .notification(let text)):
            return text.matches(wildcard: pattern) ? .full : .otherDetails
        case (.exception(let name, let reason), .exception(let exception)):
            guard exception.name.matches(wildcard: name) else { return .otherDetails }
            return reason.map { exception.reason.matches(wildcard: $0) } ?? true ? .full : .otherDetails
        case (.selector(let className, let selector), .call(_, let call, _, _)):
            guard selector == line.callback.names.selector || isAction(selector, call, line) else {
                return .none
            }
            return Self.isClass(className, of: line) ? .full : .otherTarget
        case (
            .call(let head, let arguments, let answer),
            .call(let ownHead, let call, let ownArguments, let own)
        ):
            guard let named = agreement(head: head, arguments: arguments, ownHead, call, line, names) else {
                return .none
            }
            guard named.target == .full else { return .otherTarget }
            // An event without values has the call's full name, with its labels.
            let isBare =
                Self.isSignature(head: ownHead, arguments: ownArguments, of: line)
                && LineArgument.labels(arguments ?? "") == ownArguments
            let sameArguments =
                named.isSignature || arguments == nil
                || LineArgument.agree(
                    arguments: arguments ?? "", isBare ? "" : ownArguments ?? "",
                    hidesSender: line.callback.names.hidesSender, names: names)
            let sameAnswer = answer.map { LineArgument.agree(answer: $0, own ?? "", names: names) } ?? true
            return sameArguments && sameAnswer ? .full : .otherDetails
        default:
            return .none
        }
    }

    private func isAction(_ selector: String, _ call: String, _ line: EventLine) -> Bool {
        line.callback == .action && selector.prefix { $0 != ":" } == call
    }

    /// Whether that is the target's class, or its delegate's, which is printed as `Class.delegate`.
    private static func isClass(_ name: String, of line: EventLine) -> Bool {
        name == line.className || name.hasPrefix(line.className + ".")
    }

    private struct HeadAgreement {
        let target: Agreement
        /// Whether the parentheses hold the parameter names of the full Swift name, which compare nothing.
        let isSignature: Bool
    }

    /// Compares target and call; nil if the calls differ.
    private func agreement(
        head: String, arguments: String?, _ ownHead: String, _ call: String, _ line: EventLine,
        _ names: ControllerNames
    ) -> HeadAgreement? {
        let isSignature = Self.isSignature(head: head, arguments: arguments, of: line)
        if head == ownHead { return HeadAgreement(target: .full, isSignature: isSignature) }
        let own = "." + (isSignature ? line.callback.names.swiftBase : call)
        let endings = isSignature ? [] : CallNames.endings(of: line.callback)
        guard let ending = head.hasSuffix(own) ? own : endings.first(where: head.hasSuffix) else {
            return nil
        }
        var target = String(head.dropLast(ending.count))
        // A delegate's method may have its full name behind the delegate, too.
        if isSignature, let point = line.callback.names.label.lastIndex(of: ".") {
            let role = "." + line.callback.names.label[..<point]
            if target.hasSuffix(role) { target.removeLast(role.count) }
        }
        let isSame = target == line.target || names.label(of: target) == line.target
        return HeadAgreement(target: isSame ? .full : .otherTarget, isSignature: isSignature)
    }

    /// Whether `target.name(label:label:)` is the full Swift name of the event's call.
    private static func isSignature(head: String, arguments: String?, of line: EventLine) -> Bool {
        guard var arguments else { return false }
        if arguments == "toParentViewController:" { arguments = "toParent:" }
        let base = line.callback.names.swiftBase
        return head.hasSuffix("." + base) && "\(base)(\(arguments))" == line.callback.names.swift
    }

    /// Whether the pattern is about that target, by label or id.
    func names(target line: EventLine) -> Bool {
        switch content {
        case .call(let head, _, _):
            head.hasPrefix(line.target + ".") || line.targetID.map { head.hasPrefix($0 + ".") } ?? false
        case .selector(let className, _): Self.isClass(className, of: line)
        case .console, .notification, .exception: false
        }
    }

    /// Whether the line begins with that name as its target's.
    func begins(with name: String) -> Bool {
        if case .call(let head, _, _) = content { head.hasPrefix(name + ".") } else { false }
    }

    /// Whether the pattern is about the end of that controller.
    func isDeallocation(of controller: Identity) -> Bool {
        switch content {
        case .call: deallocatedLabel == controller.label
        case .selector(let className, let selector):
            className == controller.className && selector == Callback.deinitialized.names.selector
        case .console, .notification, .exception: false
        }
    }

    /// The label of the controller about whose end the pattern is; nil if it is about none, or names a class.
    var deallocatedLabel: String? {
        guard case .call(let head, _, _) = content else { return nil }
        let names = Callback.deinitialized.names
        let ending = [names.label, names.selector].first { head.hasSuffix("." + $0) }
        return ending.map { String(head.dropLast($0.count + 1)) }
    }

    /// Whether the pattern is about that call, of whatever target.
    func names(call line: EventLine) -> Bool {
        switch content {
        case .call(_, let arguments?, _) where line.property != nil: arguments == line.property
        case .call(let head, let arguments, _):
            head.hasSuffix("." + line.call) || Self.isSignature(head: head, arguments: arguments, of: line)
                || CallNames.endings(of: line.callback).contains(where: head.hasSuffix)
        case .selector(_, let selector):
            selector == line.callback.names.selector || isAction(selector, line.call, line)
        case .console, .notification, .exception: false
        }
    }

    /// Whether the line is about a property that the app's code reads.
    var isReading: Bool {
        if case .call(let head, _, _) = content { head.hasSuffix(".read") } else { false }
    }

    /// The kinds of event that the line may be; none of a reading, which is no question of UIKit's.
    var kinds: Set<Callback.Kind> {
        if isReading { return [] }
        return switch content {
        case .console: [.console]
        case .notification: [.notification]
        case .exception: [.exception]
        case .selector(_, let selector): CallNames.kinds(selector: selector)
        case .call(let head, _, _): CallNames.kinds(head: head)
        }
    }
}

extension LineArgument {
    /// The labels of a list as a full name has them, `nibName:bundle:`.
    static func labels(_ arguments: String) -> String {
        list(arguments).compactMap(\.label).map { $0 + ":" }.joined()
    }

    /// Lists in lists that are compared by their members; what is further inside must be the same text.
    ///
    /// Answers of UIKit have lists in one list, and each further one is another pass over the text.
    private static let depthMax = 8

    /// Whether the left side names arguments of the right one: it may leave out those at its end, and where
    /// all that it names are labelled any of them; a label that only one side writes is not compared.
    ///
    /// - Parameter hidesSender: Whether the right side leaves out the sender at the end.
    static func agree(
        arguments left: String, _ right: String, hidesSender: Bool, names: ControllerNames
    ) -> Bool {
        if left == right { return true }
        var (left, right) = (list(left), list(right))
        // The log leaves the arguments of `init(nibName: nil, bundle: nil)` out.
        if right.isEmpty, left.allSatisfy({ ["nil", "null"].contains($0.value) }) { return true }
        // What else a line does not print cannot be held against it, and so is not believed either.
        if hidesSender, left.count > right.count,
            left.dropFirst(right.count).allSatisfy({ $0.label ?? "sender" == "sender" })
        {
            left.removeLast(left.count - right.count)
        }
        if left.count < right.count {
            let labels = left.compactMap(\.label)
            if labels.count == left.count, !left.isEmpty {
                right = right.filter { $0.label.map(labels.contains) ?? false }
            } else {
                right.removeLast(right.count - left.count)
            }
        }
        return agree(left, right, depth: 0, names: names)
    }

    /// Whether two answers are the same; a list needs no brackets.
    static func agree(answer left: String, _ right: String, names: ControllerNames) -> Bool {
        if left == right { return true }
        let isBare = right.hasPrefix("[") && right.hasSuffix("]") && !left.hasPrefix("[")
        return agree(list(left), list(isBare ? inside(right) : right), depth: 0, names: names)
    }

    private static func agree(
        _ left: [LineArgument], _ right: [LineArgument], depth: Int, names: ControllerNames
    ) -> Bool {
        guard depth < depthMax, left.count == right.count else { return false }
        return zip(left, right).allSatisfy { agree($0, $1, depth: depth, names: names) }
    }

    private static func agree(
        _ left: LineArgument, _ right: LineArgument, depth: Int, names: ControllerNames
    ) -> Bool {
        // Swift up to version 4.1 wrote `toParentViewController`.
        if let label = left.label, let other = right.label, label != other, label != other + "ViewController"
        {
            return false
        }
        if left.value == right.value || UIKitCase.means(left.value, right.value) { return true }
        // A scenario may call nothing what YAML and JSON call it.
        if left.value == "null", right.value == "nil" { return true }
        if let number = Double(left.value), let other = Double(right.value) { return number == other }
        guard names.label(of: left.value) != right.value else { return true }
        guard left.value.hasPrefix("["), right.value.hasPrefix("["), left.value.hasSuffix("]"),
            right.value.hasSuffix("]")
        else { return false }
        return agree(list(inside(left.value)), list(inside(right.value)), depth: depth + 1, names: names)
    }

    /// What stands between the brackets of a list.
    private static func inside(_ list: String) -> String { String(list.dropFirst().dropLast()) }
}
