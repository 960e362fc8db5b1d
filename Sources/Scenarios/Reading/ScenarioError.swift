/// One mistake in a scenario file: where it is, and what to write instead.
package struct ScenarioMistake: Sendable, Equatable {
    /// The file's path as it was given; nil for content that came without one.
    package var path: String?
    /// Counted from 1; nil where no line is known.
    package let line: Int?
    /// A JSON pointer into the file's content; empty for the whole.
    package let pointer: String
    package let detail: String

    /// Creates a mistake.
    package init(path: String? = nil, line: Int?, pointer: String, detail: String) {
        self.path = path
        self.line = line
        self.pointer = pointer
        self.detail = detail
    }
}

extension ScenarioMistake {
    /// The same mistake of content that stands under a pointer.
    func under(_ base: String) -> ScenarioMistake {
        ScenarioMistake(path: path, line: line, pointer: base + pointer, detail: detail)
    }
}

extension ScenarioMistake: CustomStringConvertible {
    /// The mistake in the form of compilers: `path:line: detail`.
    package var description: String {
        var place = path ?? "scenario"
        if let line { place += ":\(line)" }
        return pointer.isEmpty ? "\(place): \(detail)" : "\(place): \(pointer): \(detail)"
    }
}

/// Why a scenario file cannot be run.
package struct ScenarioError: Error, Sendable {
    /// All that was found, in the order of the file; never empty.
    package let mistakes: [ScenarioMistake]

    /// Creates an error of several mistakes.
    package init(_ mistakes: [ScenarioMistake]) {
        // Readers find the mistakes of the parts that they know first.
        self.mistakes = mistakes.enumerated()
            .sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }.map(\.element)
    }

    /// The error of a file with several scenarios where one is wanted.
    init(several scenarios: [Scenario]) {
        let names = scenarios.map(\.name).joined(separator: ", ")
        mistakes = [
            ScenarioMistake(
                path: scenarios.first?.path, line: nil, pointer: "/scenarios",
                detail: "one scenario is wanted here, and the file has several: \(names); write FILE#NAME")
        ]
    }

    /// Creates an error of one mistake.
    package init(line: Int? = nil, pointer: String = "", _ detail: String) {
        self.mistakes = [ScenarioMistake(line: line, pointer: pointer, detail: detail)]
    }
}
