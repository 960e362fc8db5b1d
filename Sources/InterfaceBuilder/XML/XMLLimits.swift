/// The sizes up to which a document is read; each is inclusive.
package struct XMLLimits: Sendable, Equatable {
    package var documentBytesMax = 4 << 20
    /// How many elements may be open at once.
    package var depthMax = 100
    package var elementsMax = 20_000
    /// Attributes of one element.
    package var attributesMax = 256
    /// Bytes of one attribute's value as it stands in the text.
    package var attributeBytesMax = 64 << 10
    /// Bytes of one name, of an element or attribute, or of what the document names: a class, an identifier.
    package var nameBytesMax = 1_024

    /// The service's defaults.
    package init() {}
}
