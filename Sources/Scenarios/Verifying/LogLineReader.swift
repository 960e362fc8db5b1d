import ControllerHierarchy

/// Recognises calls in the lines that real apps print, whatever their form.
///
/// Apps print `-[HomeViewController viewWillAppear:]` (`__PRETTY_FUNCTION__`), `viewWillAppear(_:)` behind a
/// name (`#function`), `A viewWillAppear`, `A: viewWillAppear:1` and the like, often behind a time and a
/// process. A line counts if it holds a call that is known and a controller of the scenario, by label, id or
/// class.
struct LogLineReader {
    /// Labels with their classes, in order of creation.
    private var controllers: [(label: String, className: String)] = []
    /// The place of each controller by its label and its id; of two with a name the first one's.
    private var places: [String: Int] = [:]
    /// The places of all controllers of a class.
    private var placesOfClass: [String: [Int]] = [:]
    /// Lines that have been read; a log repeats itself.
    private var known: [String: EventPattern?] = [:]
    /// What stands for other names of controllers in the log.
    private let aliases: [String: String]

    init(_ events: some Sequence<EventLine>, aliases: [String: String] = [:]) {
        self.aliases = aliases
        var labels: Set<String> = []
        for event in events where labels.insert(event.target).inserted {
            let place = controllers.count
            controllers.append((event.target, event.className))
            for name in [event.target, event.targetID].compactMap(\.self) where places[name] == nil {
                places[name] = place
            }
            placesOfClass[event.className, default: []].append(place)
        }
    }

    /// Makes a controller known that no event has told of.
    mutating func add(label: String, className: String) {
        if places[label] == nil { places[label] = controllers.count }
        placesOfClass[className, default: []].append(controllers.count)
        controllers.append((label, className))
        known = [:]
    }

    /// The name right before the call of a line, whoever has it; nil for a line without a call.
    static func nameBesideCall(_ line: String) -> String? {
        let words = words(line).map { $0.text.filter { $0 != "-" } }
        guard let call = words.lastIndex(where: callNames.contains), call > 0 else { return nil }
        let name = words[call - 1]
        return name.first?.isLetter == true ? name : nil
    }

    /// What the line says was called; nil if it says nothing of the kind.
    mutating func pattern(_ line: String) -> EventPattern? {
        if let known = known[line] { return known }
        let plain = renamed(line)
        let pattern = textForm(plain) ?? objectiveC(plain) ?? freeForm(plain)
        known[line] = .some(pattern)
        return pattern
    }

    /// The line with the scenario's names of controllers.
    private func renamed(_ line: String) -> String {
        guard !aliases.isEmpty else { return line }
        var text = ""
        var word = ""
        for character in line + "\n" {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                text += (aliases[word] ?? word) + String(character)
                word = ""
            }
        }
        return String(text.dropLast())
    }

    /// A call and a controller anywhere in the line.
    private func freeForm(_ line: String) -> EventPattern? {
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
        if let place = places[word] { return .label(controllers[place].label) }
        guard let ofClass = placesOfClass[word] else { return nil }
        return ofClass.count == 1 ? .label(controllers[ofClass[0]].label) : .className(word)
    }

    /// The contract's own form, alone on the line.
    private func textForm(_ line: String) -> EventPattern? {
        guard let pattern = try? EventPattern(line) else { return nil }
        switch pattern.content {
        case .console, .exception, .notification: return pattern
        case .selector: return nil
        case .call(let head, _, _):
            guard let call = head.split(separator: ".").last, CallNames.isKnown(String(call)) else {
                return nil
            }
            return namesController(head) ? pattern : nil
        }
    }

    /// Whether the name of a controller stands before one of the points.
    private func namesController(_ head: String) -> Bool {
        // A label may hold points itself; names are not as long as a hostile line may be.
        let beginning = head.utf8.prefix(Self.labelBytesMax)
        return beginning.indices.contains { index in
            beginning[index] == UInt8(ascii: ".") && places[String(head[..<index])] != nil
        }
    }

    private static let labelBytesMax = 1_024

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
            let name = places[label].map { controllers[$0].className } ?? className
            return try? EventPattern("-[\(name) \(words[1])]")
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
