import ArgumentParser
import Glibc

/// Whether output has colours.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    /// Colours what is printed, or leaves it as it is.
    ///
    /// Without a choice there are colours on a terminal, unless `NO_COLOR` is set or the terminal is `dumb`.
    var painter: Painter {
        switch self {
        case .always: Painter(isOn: true)
        case .never: Painter(isOn: false)
        case .auto:
            Painter(
                isOn: isatty(STDOUT_FILENO) == 1 && Environment.value("NO_COLOR") == nil
                    && Environment.value("TERM") != "dumb")
        }
    }
}

/// Puts colours into reports: verdicts, and the marks of diffs.
struct Painter {
    let isOn: Bool

    private enum Color: Int {
        case red = 31
        case green = 32
        case yellow = 33
    }

    /// The text with the colours of its lines.
    func painted(_ text: String) -> String {
        guard isOn else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let color = Self.color(of: line) else { return String(line) }
            return "\u{1B}[\(color.rawValue)m\(line)\u{1B}[0m"
        }.joined(separator: "\n")
    }

    private static func color(of line: Substring) -> Color? {
        if line.hasPrefix("passed  ") { return .green }
        if line.hasPrefix("FAILED  ") { return .red }
        if line.hasPrefix("known   ") { return .yellow }
        // The rows of a diff stand below their step.
        guard line.hasPrefix("    ") else { return nil }
        return switch line.dropFirst(4).prefix(2) {
        case "- ": .red
        case "+ ": .green
        case "~ ": .yellow
        default: nil
        }
    }
}
