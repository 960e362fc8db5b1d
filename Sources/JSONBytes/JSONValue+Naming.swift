extension JSONValue {
    /// The members of an object, as its text has them, behind others.
    ///
    /// - Parameters:
    ///   - opening: What the object begins with: its brace and a member or more, without a comma behind them.
    ///   - target: A member of that name, if there is one.
    package func bytes(behind opening: UnsafeRawBufferPointer, target: String?) -> [UInt8] {
        let braces = node.sourceRange
        return document.withText { text in
            let inside = UnsafeRawBufferPointer(
                UnsafeBufferPointer(rebasing: text[(braces.lowerBound + 1)..<(braces.upperBound - 1)]))
            guard let target else { return JSONValue.bytes(opening, nil, inside) }
            return target.withBytes { JSONValue.bytes(opening, $0, inside) }
        }
    }

    /// As many bytes are put together on the stack, as nearly all operations come to.
    private static let stackBytes = 1_024

    @inline(__always)
    private static func bytes(
        _ opening: UnsafeRawBufferPointer, _ target: UnsafeBufferPointer<UInt8>?,
        _ inside: UnsafeRawBufferPointer
    ) -> [UInt8] {
        // What stands around them takes fewer than sixteen.
        let count = opening.count + (target?.count ?? 0) + inside.count + 16
        guard count <= stackBytes, target.map(JSONWriter.isPlain) ?? true else {
            return writtenBytes(opening, target, inside, count)
        }
        return withUnsafeTemporaryAllocation(byteCount: stackBytes, alignment: 1) { stack in
            var end = 0
            put(opening, on: stack, &end)
            if let target {
                put(#","target":""#, on: stack, &end)
                put(UnsafeRawBufferPointer(target), on: stack, &end)
                stack[end] = ASCII.quote
                end += 1
            }
            if inside.contains(where: { $0 > ASCII.space }) {
                stack[end] = ASCII.comma
                end += 1
                put(inside, on: stack, &end)
            }
            stack[end] = ASCII.closeBrace
            // Not of raw bytes, which Swift 6.3.1 copies by way of a collection.
            let bytes = UnsafeRawBufferPointer(rebasing: stack[...end])
            return [UInt8](bytes.assumingMemoryBound(to: UInt8.self))
        }
    }

    @inline(__always)
    private static func put(
        _ bytes: UnsafeRawBufferPointer, on stack: UnsafeMutableRawBufferPointer, _ end: inout Int
    ) {
        if let place = stack.baseAddress, let source = bytes.baseAddress {
            (place + end).copyMemory(from: source, byteCount: bytes.count)
        }
        end += bytes.count
    }

    @inline(__always)
    private static func put(
        _ text: StaticString, on stack: UnsafeMutableRawBufferPointer, _ end: inout Int
    ) {
        put(
            UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), on: stack, &end)
    }

    /// The same where there are more, or the target is escaped.
    private static func writtenBytes(
        _ opening: UnsafeRawBufferPointer, _ target: UnsafeBufferPointer<UInt8>?,
        _ inside: UnsafeRawBufferPointer, _ capacity: Int
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: capacity)
        writer.write(opening)
        if let target {
            writer.write(#","target":"#)
            writer.writeString(utf8: target)
        }
        if inside.contains(where: { $0 > ASCII.space }) {
            writer.write(byte: ASCII.comma)
            writer.write(inside)
        }
        writer.write(byte: ASCII.closeBrace)
        return writer.array()
    }
}
