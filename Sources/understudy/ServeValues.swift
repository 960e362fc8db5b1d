import ArgumentParser

/// What `serve` is told: by its options, else by the environment.
///
/// An option has the name of its variable, `--max-sessions` that of `UNDERSTUDY_MAX_SESSIONS`.
final class ServeValues {
    /// What options say, by the names of their variables.
    ///
    /// Lists, as the next two are: each first set or dictionary has the runtime look through all
    /// conformances of the program, which is felt at the start.
    private var texts: [(variable: String, text: String)] = []
    /// The variables of options that stand for themselves.
    private var flags: [String] = []
    /// The variables of options for which nobody has asked yet, as is so for those that there are not.
    private var unread: [String] = []

    /// A line that says each option once, each with its value behind it or none at all; nil for any other,
    /// which ArgumentParser may take or complain of.
    init?(line: some Collection<String>) {
        var words = Array(line.reversed())
        while let word = words.popLast() {
            guard word.hasPrefix("--"), word.utf8.count > 2 else { return nil }
            let parts = word.dropFirst(2).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let isName = parts[0].utf8.allSatisfy {
                ("a"..."z").contains(UnicodeScalar($0)) || $0 == UInt8(ascii: "-")
            }
            let variable = Self.variable(String(parts[0]))
            guard isName, !unread.contains(variable) else { return nil }
            unread.append(variable)
            if parts.count > 1 {
                texts.append((variable, String(parts[1])))
            } else if let next = words.last, !next.hasPrefix("-") {
                texts.append((variable, words.removeLast()))
            } else {
                flags.append(variable)
            }
        }
    }

    /// Whether somebody has asked for all that the line says.
    var areRead: Bool { unread.isEmpty }

    /// What ArgumentParser has read.
    init(_ options: ServeOptions) {
        take(options)
        take(options.limits)
    }

    private func take(_ options: some ParsableArguments) {
        for child in Mirror(reflecting: options).children {
            let name = (child.label ?? "").drop { $0 == "_" }
            let variable = Self.variable(Self.optionName(name))
            switch child.value {
            case let option as Option<String?>: take(option.wrappedValue, variable)
            case let option as Option<Int?>: take(option.wrappedValue.map(String.init), variable)
            case let flag as Flag<Bool>: if flag.wrappedValue { flags.append(variable) }
            case is OptionGroup<LimitOptions>: continue
            default: preconditionFailure("\(name) is of a kind that is not read")
            }
        }
    }

    private func take(_ text: String?, _ variable: String) {
        if let text { texts.append((variable, text)) }
    }

    /// The option of a property, `max-json-depth` of `maxJSONDepth`.
    private static func optionName(_ property: some StringProtocol) -> String {
        let letters = Array(property)
        var name = ""
        for (place, letter) in letters.enumerated() {
            let begins = place > 0 && letter.isUppercase
            let followsLower = begins && letters[place - 1].isLowercase
            let precedesLower = begins && place + 1 < letters.count && letters[place + 1].isLowercase
            if followsLower || precedesLower { name += "-" }
            name += letter.lowercased()
        }
        return name
    }

    private static let prefix = "UNDERSTUDY_"

    private static func variable(_ option: String) -> String {
        // By bytes: the first look into Unicode's tables is felt at the start.
        let name = option.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 & ~0x20 }
        return prefix + String(decoding: name, as: UTF8.self)
    }

    /// The value of an option or of its variable; nil where neither is given.
    subscript(_ variable: String) -> String? {
        guard let text = text(of: variable) else { return Environment.value(variable) }
        hasRead(variable)
        return text
    }

    private func text(of variable: String) -> String? { texts.first { $0.variable == variable }?.text }

    private func hasRead(_ variable: String) { unread.removeAll { $0 == variable } }

    /// Whether an option that stands for itself is given, or its variable is 1.
    func isSet(_ variable: String) -> Bool {
        guard flags.contains(variable) else { return Environment.value(variable) == "1" }
        hasRead(variable)
        return true
    }

    /// Where a value was given: the variable, or the option.
    func origin(_ variable: String) -> String {
        text(of: variable) == nil ? variable : Self.option(of: variable)
    }

    /// The option that stands before a variable, `--max-sessions` before `UNDERSTUDY_MAX_SESSIONS`.
    static func option(of variable: String) -> String {
        "--" + String(variable.dropFirst(prefix.count).lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
