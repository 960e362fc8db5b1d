/// Reads a document into a tape of nodes, in one pass, without recursion and without allocating.
///
/// The containers that are open are the parents of the last node, so the tape itself is the stack.
struct JSONParser: ~Copyable {
    let input: UnsafePointer<UInt8>
    let end: Int
    let limits: JSONLimits

    private let nodes: UnsafeMutableBufferPointer<JSONNode>
    var position = 0
    private(set) var nodeCount = 0
    private var valueCount = 0
    private var container = JSONNode.noParent
    private var depth = 0

    /// Prepares to read `source` into `nodes`, which has room for ``nodesMax(forBytes:limits:)`` of them.
    init(
        _ source: UnsafeBufferPointer<UInt8>, nodes: UnsafeMutableBufferPointer<JSONNode>, limits: JSONLimits
    ) throws(JSONParseFailure) {
        guard source.count <= limits.documentBytesMax else {
            throw JSONParseFailure(.documentTooLarge, at: 0)
        }
        guard let base = source.baseAddress, source.count > 0 else {
            throw JSONParseFailure(.expectedValue, at: 0)
        }
        input = base
        end = source.count
        self.nodes = nodes
        self.limits = limits
    }

    /// The most nodes that a text can come to before it is found wrong.
    ///
    /// In a whole document each node but the first has a byte of its own and one of a separator or bracket;
    /// each container that is still open lacks one.
    static func nodesMax(forBytes count: Int, limits: JSONLimits) -> Int {
        let bytes = min(count, limits.documentBytesMax)
        return min(bytes, bytes / 2 + limits.depthMax / 2 + 2)
    }

    /// Reads the whole text.
    mutating func parse() throws(JSONParseFailure) {
        if end >= 3, input[0] == 0xEF, input[1] == 0xBB, input[2] == 0xBF {
            throw JSONParseFailure(.byteOrderMark, at: 0)
        }
        skipWhitespace()
        repeat {
            try readValue()
        } while try findNextValue()
    }

    // MARK: Structure

    /// Reads a scalar or an empty container, after opening the containers it is in.
    @inline(__always)
    private mutating func readValue() throws(JSONParseFailure) {
        while position < end {
            switch input[position] {
            case ASCII.quote:
                return try readString(.string)
            case ASCII.openBrace:
                try open(.object)
                if position < end, input[position] == ASCII.closeBrace { return try close() }
                try readKey()
            case ASCII.openBracket:
                try open(.array)
                if position < end, input[position] == ASCII.closeBracket { return try close() }
            case UInt8(ascii: "t"):
                return try readLiteral("true", .true)
            case UInt8(ascii: "f"):
                return try readLiteral("false", .false)
            case UInt8(ascii: "n"):
                return try readLiteral("null", .null)
            case ASCII.minus, ASCII.zero...ASCII.nine:
                return try readNumber()
            default:
                throw JSONParseFailure(.expectedValue, at: position)
            }
        }
        throw JSONParseFailure(.expectedValue, at: position)
    }

    /// Closes what ends here and goes to the next value; false at the end of the document.
    @inline(__always)
    private mutating func findNextValue() throws(JSONParseFailure) -> Bool {
        while true {
            skipWhitespace()
            guard container != JSONNode.noParent else {
                guard position == end else { throw JSONParseFailure(.expectedEnd, at: position) }
                return false
            }
            let isObject = nodes[container].tag == .object
            let byte = position < end ? input[position] : 0
            if byte == ASCII.comma {
                position += 1
                skipWhitespace()
                if isObject { try readKey() }
                return true
            }
            guard byte == (isObject ? ASCII.closeBrace : ASCII.closeBracket) else {
                throw JSONParseFailure(
                    isObject ? .expectedCommaOrBrace : .expectedCommaOrBracket, at: position)
            }
            try close()
        }
    }

    /// Enters a container and goes to what is in it.
    @inline(__always)
    private mutating func open(_ tag: JSONNode.Tag) throws(JSONParseFailure) {
        guard depth < limits.depthMax else { throw JSONParseFailure(.tooDeep, at: position) }
        depth += 1
        let index = nodeCount
        try append(tag, start: position, end: position)
        container = index
        position += 1
        skipWhitespace()
    }

    /// Leaves the innermost container after its bracket.
    @inline(__always)
    private mutating func close() throws(JSONParseFailure) {
        let node = nodes[container]
        if node.tag == .object, node.length > 1 {
            try refuseDuplicateKeys(of: container, count: Int(node.length))
        }
        position += 1
        depth -= 1
        nodes[container].length = UInt32(truncatingIfNeeded: position) &- node.start
        nodes[container].extent = UInt32(truncatingIfNeeded: nodeCount)
        container = node.parent
    }

    /// Reads a key and its colon and goes to the value.
    @inline(__always)
    private mutating func readKey() throws(JSONParseFailure) {
        guard position < end, input[position] == ASCII.quote else {
            throw JSONParseFailure(.expectedKey, at: position)
        }
        try readString(.string.key)
        // Written as a whole: ThreadSanitizer cannot be compiled in for a change in place (Swift 6.3.1).
        var object = nodes[container]
        object.length &+= 1
        nodes[container] = object
        skipWhitespace()
        guard position < end, input[position] == ASCII.colon else {
            throw JSONParseFailure(.expectedColon, at: position)
        }
        position += 1
        skipWhitespace()
    }

    /// Puts a node on the tape.
    @inline(__always)
    mutating func append(
        _ tag: JSONNode.Tag, start: Int, end: Int, extent: Int = 0
    ) throws(JSONParseFailure) {
        valueCount += tag.isKey ? 0 : 1
        guard valueCount <= limits.valuesMax, nodeCount < nodes.count else {
            throw JSONParseFailure(.tooManyValues, at: start)
        }
        let length = tag.isContainer ? 0 : end - start
        nodes.initializeElement(
            at: nodeCount,
            to: JSONNode(tag, start: start, length: length, extent: extent, parent: container))
        nodeCount += 1
    }

    // MARK: Tokens

    @inline(__always)
    private mutating func skipWhitespace() {
        var cursor = position
        while cursor < end {
            switch input[cursor] {
            case ASCII.space, ASCII.lineFeed, ASCII.carriageReturn, ASCII.tab:
                cursor &+= 1
                continue
            default: break
            }
            break
        }
        position = cursor
    }

    @inline(__always)
    private mutating func readLiteral(
        _ literal: StaticString, _ tag: JSONNode.Tag
    ) throws(JSONParseFailure) {
        let text = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        guard end - position >= text.count,
            equalBytes(text, UnsafeBufferPointer(start: input + position, count: text.count))
        else {
            throw JSONParseFailure(.expectedValue, at: position)
        }
        try append(tag, start: position, end: position + text.count)
        position += text.count
    }

    /// The keys and values of an object so far.
    private func refuseDuplicateKeys(of object: Int, count: Int) throws(JSONParseFailure) {
        let tape = UnsafeBufferPointer(rebasing: nodes[..<nodeCount])
        let source = UnsafeBufferPointer(start: input, count: end)
        guard
            let repeated = KeyComparison(tape: tape, source: source).firstRepeatedKey(
                of: object, count: count)
        else { return }
        throw JSONParseFailure(.duplicateKey, at: Int(repeated.start), key: repeated)
    }
}
