/// What kind of value a question takes for an answer.
package enum AnswerType: Sendable, Equatable {
    case boolean
    case number
    /// One of these.
    case word([String])
    /// One of these, or null for none; without any the name of something.
    case wordOrNull([String])
    /// Some of these.
    case words([String])
    case orientation
    case orientations
    /// The label of a live controller, or null for none.
    case controller
    /// The same, or the description of a controller that the app's own code makes.
    case newController
    case controllers

    /// The kind, as the API has it.
    package var kind: String {
        switch self {
        case .boolean: "boolean"
        case .number: "number"
        case .word, .wordOrNull: "word"
        case .words: "words"
        case .orientation: "orientation"
        case .orientations: "orientations"
        case .controller, .newController: "controller"
        case .controllers: "controllers"
        }
    }

    /// What an answer must be, in words.
    package var explanation: String {
        switch self {
        case .boolean: "must be true or false"
        case .number: "must be a number"
        case .word(let words): "must be one of \(words.joined(separator: ", "))"
        case .wordOrNull([]): "must be a name, or null"
        case .wordOrNull(let words): "must be \(words.joined(separator: ", ")), or null"
        case .words(let words): "must be a list of \(words.joined(separator: ", "))"
        case .orientation: "must be the name of an interface orientation"
        case .orientations: "must be a list of names of interface orientations"
        case .controller: "must be the label of a live controller, or null"
        case .newController: "must be a controller's label, the description of a new one, or null"
        case .controllers: "must be a list of labels of live controllers"
        }
    }

    /// Whether a value is such an answer; whether a controller lives is found out when it is given.
    package func admits(_ value: Value) -> Bool {
        switch self {
        case .boolean: return value.bool != nil
        case .number: return value.number != nil
        case .word(let words): return AnswerType.isWord(value, of: words)
        case .wordOrNull(let words):
            if value == .null { return true }
            return words.isEmpty ? value.string != nil : AnswerType.isWord(value, of: words)
        case .words(let words): return value.array?.allSatisfy { AnswerType.isWord($0, of: words) } ?? false
        case .orientation: return AnswerType.isOrientation(value)
        case .orientations:
            guard let names = value.array, !names.isEmpty else { return false }
            return names.allSatisfy(AnswerType.isOrientation)
        case .controller, .newController: return value == .null || value.string != nil
        case .controllers: return value.array?.allSatisfy { $0.string != nil } ?? false
        }
    }

    private static func isWord(_ value: Value, of words: [String]) -> Bool {
        value.string.map(words.contains) ?? false
    }

    private static func isOrientation(_ value: Value) -> Bool {
        value.string.flatMap(InterfaceOrientation.init) != nil
    }
}
