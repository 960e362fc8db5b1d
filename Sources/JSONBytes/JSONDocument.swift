import Glibc

/// A JSON text that has been read and found right, and the tape of its values.
///
/// Reading is strict: RFC 8259 and nothing more, keys unique within an object, strings valid UTF-8 without
/// lone surrogates, numbers within a `Double`.
package final class JSONDocument: Sendable {
    /// The text and behind it the tape, in one piece, which nobody changes until the document frees it.
    ///
    /// Who looks into it goes by ``subscript(_:)`` and ``withText(_:)``, which keep the document meanwhile.
    private nonisolated(unsafe) let text: UnsafeBufferPointer<UInt8>
    /// Values and keys in document order.
    private nonisolated(unsafe) let nodes: UnsafePointer<JSONNode>

    /// Reads a text and keeps a copy of it.
    ///
    /// - Parameters:
    ///   - source: The whole text in UTF-8, without a byte order mark; not used after the call.
    ///   - limits: How much is read.
    /// - Throws: What is wrong first, except that a repeated key is found at the end of its object.
    package init(
        parsing source: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits()
    ) throws(JSONError) {
        (text, nodes) = try Self.read(source, limits)
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: The whole text in UTF-8, without a byte order mark.
    ///   - limits: How much is read.
    /// - Throws: What is wrong first, except that a repeated key is found at the end of its object.
    package init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        (text, nodes) = try bytes.withUnsafeBufferPointer { source throws(JSONError) in
            try Self.read(UnsafeRawBufferPointer(source), limits)
        }
    }

    deinit { free(UnsafeMutableRawPointer(mutating: text.baseAddress)) }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - limits: How much is read.
    /// - Throws: What is wrong first, except that a repeated key is found at the end of its object.
    package convenience init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(parsing: Array(text.utf8), limits: limits)
    }

    /// The value that the text is.
    package var root: JSONValue { JSONValue(document: self, index: 0) }

    /// The text.
    package var bytes: [UInt8] { withText { [UInt8]($0) } }

    /// A value or key, by its place in the order of the text.
    @inline(__always)
    subscript(_ index: Int) -> JSONNode { withExtendedLifetime(self) { nodes[index] } }

    /// Calls `body` with the text where it lies.
    @inline(__always)
    func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(text) }
    }

    /// So many nodes are left unused behind the tape: to give them back costs more than most documents last.
    private static let spareNodesMax = 1_024

    /// Copies a text into memory that the document is to free, and reads it into the tape behind it.
    private static func read(
        _ source: UnsafeRawBufferPointer, _ limits: JSONLimits
    ) throws(JSONError) -> (text: UnsafeBufferPointer<UInt8>, nodes: UnsafePointer<JSONNode>) {
        let nodesMax = JSONParser.nodesMax(forBytes: source.count, limits: limits)
        let (nodeSize, alignment) = (MemoryLayout<JSONNode>.stride, MemoryLayout<JSONNode>.alignment)
        let tapePlace = (source.count + alignment - 1) / alignment * alignment
        var memory = JSONWriter.checked(malloc(tapePlace + nodesMax * nodeSize))
        if let text = source.baseAddress { memory.copyMemory(from: text, byteCount: source.count) }
        let count: Int
        do throws(JSONParseFailure) {
            var parser = try JSONParser(
                memory.bytes(source.count),
                nodes: UnsafeMutableBufferPointer(
                    start: (memory + tapePlace).bindMemory(to: JSONNode.self, capacity: nodesMax),
                    count: nodesMax), limits: limits)
            try parser.parse()
            count = parser.nodeCount
        } catch {
            defer { free(memory) }
            throw JSONError(error, in: memory.bytes(source.count))
        }
        if nodesMax - count > spareNodesMax {
            memory = JSONWriter.checked(realloc(memory, tapePlace + count * nodeSize))
        }
        let nodes = (memory + tapePlace).bindMemory(to: JSONNode.self, capacity: count)
        return (memory.bytes(source.count), UnsafePointer(nodes))
    }
}

extension UnsafeMutableRawPointer {
    /// So many bytes from here on.
    fileprivate func bytes(_ count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bindMemory(to: UInt8.self, capacity: count), count: count)
    }
}
