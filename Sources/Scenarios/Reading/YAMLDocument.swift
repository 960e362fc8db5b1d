import Yams

/// YAML read as the JSON that it stands for.
///
/// Plain scalars follow the core schema of YAML 1.2 (`true`, `false`, `null`, numbers), so that `no` and
/// `on` are texts. Bounds hold the size, the depth and what aliases may expand to.
enum YAMLDocument {
    static let bytesMax = 1 << 20
    static let depthMax = 64
    static let nodesMax = 200_000
    /// Lines, entries and keys of a text: its parser takes some 700 bytes for each before anything else is
    /// known of it.
    static let partsMax = 60_000
    /// Aliases may double a document with each other's help; with few of them in a small file that is
    /// harmless.
    static let aliasesMax = 16
    static let bytesWithAliasesMax = 65_536

    /// Reads one document.
    static func read(_ text: String) throws(ScenarioError) -> DocumentNode {
        guard text.utf8.count <= bytesMax else {
            throw ScenarioError("the file has \(text.utf8.count) bytes; at most \(bytesMax) are read")
        }
        try checkParts(text)
        try checkAliases(text)
        let root: Node?
        do {
            root = try Parser(yaml: text).singleRoot()
        } catch {
            throw mistake(from: error)
        }
        guard let root else { throw ScenarioError("the file is empty; write at least `steps: []`") }
        var conversion = Conversion()
        return try conversion.convert(root, depth: 0)
    }

    /// Counts what a parser may make something of, before it does.
    private static func checkParts(_ text: String) throws(ScenarioError) {
        var count = 0
        var previous = UInt8(ascii: "\n")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
            case UInt8(ascii: " ") where previous == UInt8(ascii: ":") || previous == UInt8(ascii: "-"):
                count += 1
            default: break
            }
            previous = byte
        }
        guard count <= partsMax else {
            throw ScenarioError(
                "the file has \(count) lines, entries and keys; at most \(partsMax) are read. Split it, or "
                    + "send it as JSON")
        }
    }

    /// Counts what looks like an alias of an anchor in the text, before anything is expanded.
    private static func checkAliases(_ text: String) throws(ScenarioError) {
        var anchors: Set<Substring> = []
        var aliases: [Substring] = []
        let separators: Set<Character> = [" ", "\t", "\n", "\r\n", "[", "{", ",", ":", "?", "-"]
        var previous: Character = "\n"
        for index in text.indices {
            let character = text[index]
            if character == "&" || character == "*", separators.contains(previous) {
                let name = text[text.index(after: index)...].prefix {
                    !separators.contains($0) && $0 != "]" && $0 != "}"
                }
                if character == "&" { anchors.insert(name) } else { aliases.append(name) }
            }
            previous = character
        }
        let count = aliases.count { !$0.isEmpty && anchors.contains($0) }
        guard count > 0 else { return }
        guard count <= aliasesMax, text.utf8.count <= bytesWithAliasesMax else {
            throw ScenarioError(
                "the file uses \(count) aliases; a file of at most \(bytesWithAliasesMax) bytes "
                    + "may use \(aliasesMax). Write the values out")
        }
    }

    private static func mistake(from error: any Error) -> ScenarioError {
        switch error {
        case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _):
            ScenarioError(
                line: mark.line,
                "\(problem) (column \(mark.column)). Quote a text that holds `: `, `#`, `[` or `*`")
        case YamlError.duplicatedKeysInMapping(let names, let context):
            ScenarioError(
                line: context.mark.line,
                "\(names.sorted().joined(separator: ", ")) stands twice in one mapping; keep one of the two")
        case YamlError.reader(let problem, _, _, _):
            ScenarioError("\(problem); the file must be UTF-8 text without control characters")
        default:
            ScenarioError("the file is no YAML")
        }
    }

    private struct Conversion {
        private var nodes = 0

        mutating func convert(_ node: Node, depth: Int) throws(ScenarioError) -> DocumentNode {
            let line = node.mark?.line
            nodes += 1
            guard depth <= depthMax else {
                throw ScenarioError(line: line, "nested deeper than \(depthMax) levels")
            }
            guard nodes <= nodesMax else {
                throw ScenarioError(
                    line: line, "more than \(nodesMax) values, aliases counted as often as used")
            }
            switch node {
            case .scalar(let scalar):
                return DocumentNode(content: try YAMLScalar.content(of: scalar), line: line)
            case .sequence(let sequence):
                var elements: [DocumentNode] = []
                for element in sequence { elements.append(try convert(element, depth: depth + 1)) }
                return DocumentNode(content: .array(elements), line: line)
            case .mapping(let mapping):
                return DocumentNode(content: .object(try members(of: mapping, depth: depth)), line: line)
            case .alias:
                throw ScenarioError(
                    line: line, "an alias stands where none can be resolved; write the value out")
            }
        }

        private mutating func members(
            of mapping: Node.Mapping, depth: Int
        ) throws(ScenarioError) -> [DocumentNode.Member] {
            var members: [DocumentNode.Member] = []
            var names: Set<String> = []
            for (key, value) in mapping {
                guard case .scalar(let scalar) = key else {
                    throw ScenarioError(line: key.mark?.line, "a key must be a text")
                }
                guard names.insert(scalar.string).inserted else {
                    throw ScenarioError(line: key.mark?.line, "\(scalar.string) stands twice in one mapping")
                }
                members.append(
                    DocumentNode.Member(
                        name: scalar.string, value: try convert(value, depth: depth + 1),
                        line: key.mark?.line))
            }
            return members
        }
    }
}
