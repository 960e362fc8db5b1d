/// The sizes up to which a document is read; beyond them reading ends with an error.
///
/// Every limit is inclusive: a document exactly at a limit is read.
package struct JSONLimits: Sendable, Equatable {
    /// How many arrays and objects may be open at once; at most 512, so that what walks a document may
    /// recurse.
    package var depthMax: Int {
        didSet { depthMax = Self.clamped(depthMax, to: Self.depthCeiling) }
    }

    /// UTF-8 bytes of one string or key, counted after its escapes are resolved.
    package var stringBytesMax: Int

    /// Values in the document, containers included and keys not.
    package var valuesMax: Int

    /// Bytes of the document, white space included; at most 128 MiB.
    package var documentBytesMax: Int {
        didSet { documentBytesMax = Self.clamped(documentBytesMax, to: Self.documentBytesCeiling) }
    }

    /// Bytes of one number's text; RFC 8259, section 9, leaves range and precision to the reader.
    package var numberBytesMax: Int

    /// Limits of the service's defaults, each of which can be replaced.
    package init(
        depthMax: Int = 64,
        stringBytesMax: Int = 65_536,
        valuesMax: Int = 1_000_000,
        documentBytesMax: Int = 16 * 1_048_576,
        numberBytesMax: Int = 1_024
    ) {
        self.depthMax = Self.clamped(depthMax, to: Self.depthCeiling)
        self.stringBytesMax = stringBytesMax
        self.valuesMax = valuesMax
        self.documentBytesMax = Self.clamped(documentBytesMax, to: Self.documentBytesCeiling)
        self.numberBytesMax = numberBytesMax
    }

    private static let depthCeiling = 512

    /// A node's parent is kept in 27 bits, and a document has fewer nodes than bytes.
    private static let documentBytesCeiling = 1 << 27

    private static func clamped(_ value: Int, to ceiling: Int) -> Int {
        min(max(value, 0), ceiling)
    }
}
