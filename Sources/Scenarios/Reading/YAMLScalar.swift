import Yams

/// The meaning of scalars under the core schema of YAML 1.2.
///
/// Source: YAML 1.2.2, section 10.3.2 "Tag Resolution".
enum YAMLScalar {
    static func content(of scalar: Node.Scalar) throws(ScenarioError) -> DocumentNode.Content {
        let tag = "\(scalar.tag)"
        switch tag {
        case "", "?", "!": break
        case "tag:yaml.org,2002:str", "!!str": return .string(scalar.string)
        case "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float",
            "tag:yaml.org,2002:null":
            return plain(scalar.string)
        default:
            throw ScenarioError(line: scalar.mark?.line, "the tag \(tag) is not read; write a plain value")
        }
        switch scalar.style {
        case .plain, .any: return plain(scalar.string)
        default: return .string(scalar.string)
        }
    }

    private static func plain(_ text: String) -> DocumentNode.Content {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: number(text).map { .number($0) } ?? .string(text)
        }
    }

    /// The number in the spelling of JSON; nil for any other text.
    static func number(_ text: String) -> String? {
        if let digits = text.removingPrefix("0x") { return Int(digits, radix: 16).map(String.init) }
        if let digits = text.removingPrefix("0o") { return Int(digits, radix: 8).map(String.init) }
        var rest = Substring(text)
        let sign = rest.first == "-" ? "-" : ""
        if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
        let whole = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(whole.count)
        var fraction: Substring = ""
        if rest.first == "." {
            fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        var exponent = ""
        if let mark = rest.first, mark == "e" || mark == "E" {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == "-" || sign == "+" {
                exponent = String(sign)
                rest = rest.dropFirst()
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty else { return nil }
            exponent = "e" + exponent + digits
            rest = rest.dropFirst(digits.count)
        }
        guard rest.isEmpty else { return nil }
        let significant = whole.drop { $0 == "0" }
        let integer = significant.isEmpty ? "0" : String(significant)
        return sign + integer + (fraction.isEmpty ? "" : ".\(fraction)") + exponent
    }
}
