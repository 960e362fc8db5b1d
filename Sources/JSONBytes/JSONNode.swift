/// A value or a key on the tape, in 16 bytes.
///
/// The tape is in document order. The nodes of a container follow it up to its ``extent``, and a member is
/// its key's node followed at once by its value's; so the key of a value in an object is the node before it.
struct JSONNode: Sendable {
    /// The first byte of the source text; of a string, its quotation mark.
    var start: UInt32

    /// The bytes of the source text, quotation marks and brackets included; while an object is open, its
    /// members.
    var length: UInt32

    /// Of a container, the index after its last node; of a string, its bytes without quotation marks and
    /// escapes.
    var extent: UInt32

    /// The tag in the low 5 bits, the index of the container above them.
    private let tagAndParent: UInt32

    @inline(__always)
    init(_ tag: Tag, start: Int, length: Int, extent: Int = 0, parent: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.length = UInt32(truncatingIfNeeded: length)
        self.extent = UInt32(truncatingIfNeeded: extent)
        tagAndParent = UInt32(truncatingIfNeeded: parent) << 5 | tag.rawValue
    }

    /// The parent of the document's value.
    static let noParent = 1 << 27 - 1

    /// The index of the container, or ``noParent``.
    var parent: Int { Int(tagAndParent >> 5) }

    var tag: Tag { Tag(rawValue: tagAndParent & 0x1F) }

    /// The grammar's kind of a node, with what later readers need to know about its text.
    struct Tag: Equatable, Sendable {
        let rawValue: UInt32

        static let null = Tag(rawValue: 0)
        static let `false` = Tag(rawValue: 1)
        static let `true` = Tag(rawValue: 2)
        /// A number without fraction and exponent.
        static let integer = Tag(rawValue: 3)
        /// A number with a fraction or an exponent.
        static let fraction = Tag(rawValue: 4)
        static let string = Tag(rawValue: 5)
        static let array = Tag(rawValue: 6)
        static let object = Tag(rawValue: 7)

        /// The string with an escape in it.
        var escaped: Tag { Tag(rawValue: rawValue | 8) }

        /// The string as the key of a member.
        var key: Tag { Tag(rawValue: rawValue | 16) }

        var isEscaped: Bool { rawValue & 8 != 0 }
        var isKey: Bool { rawValue & 16 != 0 }
        var isString: Bool { rawValue & 7 == 5 }
        /// Whether it is a string, or key, without an escape.
        var isPlainString: Bool { rawValue & 15 == 5 }
        var isContainer: Bool { rawValue & 7 >= 6 }
    }
}

extension JSONNode {
    /// The bytes of the source text.
    var sourceRange: Range<Int> { Int(start)..<Int(start) + Int(length) }

    /// The bytes of a string's value where it has no escapes.
    @inline(__always)
    func plainUTF8(in source: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: source[(Int(start) &+ 1)..<(Int(start) &+ Int(length) &- 1)])
    }

    /// Calls `body` with the bytes of a string's value: those of the source, or where there are escapes a
    /// copy.
    @inline(__always)
    func withUTF8<Result>(
        in source: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let contents = plainUTF8(in: source)
        guard tag.isEscaped else { return try body(contents) }
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(extent)) { copy in
            resolveEscapes(in: contents, into: copy)
            return try body(UnsafeBufferPointer(copy))
        }
    }

    /// Whether a string's value, escapes resolved, is `bytes`.
    func utf8Equals(_ bytes: UnsafeBufferPointer<UInt8>, in source: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(extent) == bytes.count else { return false }
        return withUTF8(in: source) { equalBytes($0, bytes) }
    }
}
