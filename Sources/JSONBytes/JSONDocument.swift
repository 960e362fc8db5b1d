/// A JSON text that has been read and found right, and the tape of its values.
///
/// Reading is strict: RFC 8259 and nothing more, keys unique within an object, strings valid UTF-8 without
/// lone surrogates, numbers within a `Double`.
package final class JSONDocument: Sendable {
    /// The text.
    package let bytes: [UInt8]

    /// Values and keys in document order.
    let nodes: [JSONNode]

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: The whole text in UTF-8, without a byte order mark.
    ///   - limits: How much is read.
    /// - Throws: What is wrong first, except that a repeated key is found at the end of its object.
    package init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
        nodes = try bytes.withUnsafeBufferPointer { source throws(JSONError) in
            try Self.tape(of: source, limits: limits)
        }
        self.bytes = bytes
    }

    /// Reads a text and keeps a copy of it.
    ///
    /// - Parameters:
    ///   - source: The whole text in UTF-8, without a byte order mark; not used after the call.
    ///   - limits: How much is read.
    /// - Throws: What is wrong first, except that a repeated key is found at the end of its object.
    package convenience init(
        parsing source: UnsafeRawBufferPointer, limits: JSONLimits = JSONLimits()
    ) throws(JSONError) {
        try self.init(parsing: [UInt8](source), limits: limits)
    }

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

    private static func tape(
        of source: UnsafeBufferPointer<UInt8>, limits: JSONLimits
    ) throws(JSONError) -> [JSONNode] {
        let capacity = JSONParser.nodesMax(forBytes: source.count, limits: limits)
        var failure: JSONParseFailure?
        // First elsewhere: the document keeps no more than there is, and an array's initialisation in place
        // goes through generic code.
        let nodes = withUnsafeTemporaryAllocation(of: JSONNode.self, capacity: capacity) { nodes in
            var count = 0
            do throws(JSONParseFailure) {
                var parser = try JSONParser(source, nodes: nodes, limits: limits)
                defer { count = parser.nodeCount }
                try parser.parse()
            } catch {
                failure = error
                count = 0
            }
            return [JSONNode](UnsafeBufferPointer(rebasing: nodes[..<count]))
        }
        if let failure { throw JSONError(failure, in: source) }
        return nodes
    }
}
