/// One element of a document.
package struct MarkupElement: Sendable {
    let document: MarkupDocument
    let index: Int

    private var record: MarkupDocument.ElementRecord { document.records[index] }

    package var name: String { text(record.name) }

    /// Whether the element has this name.
    func isNamed(_ name: StaticString) -> Bool { equals(record.name, name) }

    /// The value of an attribute; nil if the element does not have it.
    package func attribute(_ name: StaticString) -> String? {
        let first = Int(record.firstAttribute)
        for place in first..<first + Int(record.attributeCount)
        where equals(document.attributes[place].name, name) {
            return value(document.attributes[place])
        }
        return nil
    }

    /// The names and values of all attributes, in the order of the text.
    package var attributes: [(name: String, value: String)] {
        let first = Int(record.firstAttribute)
        return document.attributes[first..<first + Int(record.attributeCount)].map {
            (text($0.name), value($0))
        }
    }

    /// The element that contains this one; nil for the root.
    package var parent: MarkupElement? {
        record.parent < 0 ? nil : MarkupElement(document: document, index: Int(record.parent))
    }

    /// The elements directly inside, in the order of the text.
    package var children: Elements {
        Elements(document: document, place: index + 1, end: Int(record.end), skipsContents: true)
    }

    /// All elements inside, in the order of the text.
    package var descendants: Elements {
        Elements(document: document, place: index + 1, end: Int(record.end), skipsContents: false)
    }

    /// The first child of that name.
    package func child(_ name: StaticString) -> MarkupElement? { children.first { $0.isNamed(name) } }

    /// The first child whose `key` attribute has that value.
    package func child(key: String) -> MarkupElement? { children.first { $0.attribute("key") == key } }

    /// The places of this element and of all inside it, in the list of all elements.
    var range: Range<Int> { index..<Int(record.end) }

    /// Whether the other element is inside this one, or is this one.
    func contains(_ other: MarkupElement) -> Bool { range.contains(other.index) }

    /// The characters directly inside an element without children; of another one, those before the first.
    package var characters: String {
        var span = record.content
        if index + 1 < Int(record.end) {
            // The name of a child stands behind its `<`.
            span.end = document.records[index + 1].name.start - 1
        }
        return XMLText.characters(document.bytes, in: span.range)
    }

    /// The line of the text on which the element begins, counted from 1.
    package var line: Int { document.line(of: Int(record.name.start)) }

    package var position: XMLPosition { document.position(of: Int(record.name.start) - 1) }

    private func text(_ span: MarkupDocument.Span) -> String {
        String(decoding: document.bytes[span.range], as: UTF8.self)
    }

    private func value(_ attribute: MarkupDocument.AttributeRecord) -> String {
        guard attribute.isEncoded else { return text(attribute.value) }
        return XMLText.attributeValue(document.bytes, in: attribute.value.range)
    }

    private func equals(_ span: MarkupDocument.Span, _ name: StaticString) -> Bool {
        let range = span.range
        guard range.count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { document.bytes[range].elementsEqual($0) }
    }

    /// Elements in the order of the text.
    package struct Elements: Sequence, IteratorProtocol {
        fileprivate let document: MarkupDocument
        fileprivate var place: Int
        fileprivate let end: Int
        /// Whether what is inside an element is left out.
        fileprivate let skipsContents: Bool

        package mutating func next() -> MarkupElement? {
            guard place < end else { return nil }
            let element = MarkupElement(document: document, index: place)
            place = skipsContents ? Int(document.records[place].end) : place + 1
            return element
        }
    }
}
