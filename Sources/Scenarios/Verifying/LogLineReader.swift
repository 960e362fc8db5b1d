import ControllerHierarchy

/// Recognises calls in the lines that real apps print, whatever their form.
///
/// Apps print `-[HomeViewController viewWillAppear:]` (`__PRETTY_FUNCTION__`), `viewWillAppear(_:)` behind a
/// name (`#function`), `A viewWillAppear`, `A: viewWillAppear:1` and the like, often behind a time and a
/// process. A line counts if it holds a call that is known and a controller of the scenario, by label, id or
/// class.
struct LogLineReader {
    /// Labels with their classes, in order of creation.
    private let controllers: [(label: String, id: String?, className: String)]

    init(_ events: [EventLine]) {
        var controllers: [(label: String, id: String?, className: String)] = []
        for event in events where !controllers.contains(where: { $0.label == event.target }) {
            controllers.append((event.target, event.targetID, event.className))
        }
        self.controllers = controllers
    }

    /// What the line says was called; nil if it says nothing of the kind.
    func pattern(_ line: String) -> EventPattern? {
        if let pattern = textForm(line) ?? objectiveC(line) { return pattern }
        let words = Self.words(line)
        guard let call = words.lastIndex(where: { Self.callNames.contains($0.text) }) else { return nil }
        let around = words[..<call].reversed() + words[(call + 1)...]
        guard let target = around.lazy.compactMap({ self.target($0.text) }).first else { return nil }
        let label = words[call].text
        let arguments = Self.argument(after: words[call].end, in: line).map { "(\($0))" } ?? ""
        switch target {
        case .label(let target): return try? EventPattern("\(target).\(label)\(arguments)")
        case .className(let name):
            guard let selector = Callback.named(label).first?.names.selector else { return nil }
            return try? EventPattern("-[\(name) \(selector)]")
        }
    }

    private enum Target {
        case label(String)
        /// Several controllers are of that class, and the line does not say which.
        case className(String)
    }

    private func target(_ word: String) -> Target? {
        if let found = controllers.first(where: { $0.label == word || $0.id == word }) {
            return .label(found.label)
        }
        let ofClass = controllers.filter { $0.className == word }
        return ofClass.count == 1 ? .label(ofClass[0].label) : ofClass.isEmpty ? nil : .className(word)
    }

    /// The contract's own form, alone on the line.
    private func textForm(_ line: String) -> EventPattern? {
        guard let pattern = try? EventPattern(line) else { return nil }
        switch pattern.content {
        case .console, .exception, .notification: return pattern
        case .selector: return nil
        case .call(let head, _, _):
            let isKnown = controllers.contains { controller in
                [controller.label, controller.id].contains { name in
                    name.map { head.hasPrefix($0 + ".") } ?? false
                }
            }
            guard isKnown, let call = head.split(separator: ".").last else { return nil }
            return CallNames.known.contains(String(call)) ? pattern : nil
        }
    }

    /// `-[Class selector]` anywhere in the line.
    ///
    /// A category behind the class, or a module before it, is no part of its name.
    private func objectiveC(_ line: String) -> EventPattern? {
        guard let open = line.range(of: "-["), let close = line[open.upperBound...].firstIndex(of: "]") else {
            return nil
        }
        let words = line[open.upperBound..<close].split(separator: " ")
        guard words.count == 2, Callback.allCases.contains(where: { $0.names.selector == words[1] }) else {
            return nil
        }
        let plain = words[0].prefix { $0 != "(" }
        let className = plain.split(separator: ".").last.map(String.init) ?? String(plain)
        switch target(className) {
        case .label(let label):
            let names = controllers.first { $0.label == label }.map(\.className) ?? className
            return try? EventPattern("-[\(names) \(words[1])]")
        case .className(let name): return try? EventPattern("-[\(name) \(words[1])]")
        case nil: return nil
        }
    }

    // MARK: Words

    private struct Word {
        let text: String
        let end: String.Index
    }

    /// The names that a line may hold of a call: without parameters, as the text form, Swift or Objective-C
    /// has it.
    private static let callNames: Set<String> = {
        var names: Set<String> = []
        for callback in Callback.allCases where [.callback, .query].contains(callback.kind) {
            names.insert(callback.names.label)
            names.insert(callback.names.swiftBase)
        }
        return names
    }()

    private static func words(_ line: String) -> [Word] {
        var words: [Word] = []
        var text = ""
        for index in line.indices {
            let character = line[index]
            if character.isLetter || character.isNumber || character == "_" || character == "-" {
                text.append(character)
            } else if !text.isEmpty {
                words.append(Word(text: text, end: index))
                text = ""
            }
        }
        if !text.isEmpty { words.append(Word(text: text, end: line.endIndex)) }
        return words
    }

    /// A truth value right behind the call: `(true)`, `(animated: false)`, `: YES`, `:1`.
    private static func argument(after end: String.Index, in line: String) -> String? {
        let rest = line[end...]
        guard let first = rest.first, first == "(" || first == ":" else { return nil }
        let inside = rest.dropFirst().prefix { $0 != ")" }
        let word = inside.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last.map(String.init)
        return switch word {
        case "true", "YES", "1": "true"
        case "false", "NO", "0": "false"
        default: nil
        }
    }
}
