/// Reads XML text into lists of elements and attributes, in one pass and without recursion.
///
/// It knows no document types: the only entities are the five that XML itself has, and nothing is expanded
/// while reading.
///
/// Source: Extensible Markup Language (XML) 1.0, fifth edition.
struct XMLScanner {
    let bytes: [UInt8]
    let limits: XMLLimits
    var index = 0
    private(set) var elements: [MarkupDocument.ElementRecord] = []
    var attributes: [MarkupDocument.AttributeRecord] = []
    /// The elements that are open, the innermost last.
    private var open: [Int] = []

    init(_ bytes: [UInt8], limits: XMLLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func scanDocument() throws(DocumentError) {
        guard bytes.count <= limits.documentBytesMax else {
            throw DocumentError(.limit, "the document is longer than \(limits.documentBytesMax) bytes")
        }
        try checkEncoding()
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if starts(with: "<?xml"), XMLText.isSpace(byte(at: index + 5)) { try scanDeclaration() }
        try scanMiscellany()
        guard index < bytes.count else { throw malformed("the document has no element") }
        try scanStartTag()
        while !open.isEmpty { try scanContent() }
        try scanMiscellany()
        if index < bytes.count { throw malformed("nothing may follow the outermost element") }
    }

    private func checkEncoding() throws(DocumentError) {
        let start = bytes.prefix(2)
        if start.elementsEqual([0xFE, 0xFF]) || start.elementsEqual([0xFF, 0xFE]) || start.contains(0) {
            throw malformed("the document must be in UTF-8", at: 0)
        }
    }

    /// Comments, instructions and white space outside the outermost element.
    private mutating func scanMiscellany() throws(DocumentError) {
        while true {
            skipSpace()
            if starts(with: "<!--") {
                try scanComment()
            } else if starts(with: "<?") {
                try scanInstruction()
            } else if starts(with: "<!") {
                throw DocumentError(
                    .doctypeForbidden, "a document type is not allowed; Interface Builder writes none",
                    at: position(index))
            } else {
                if index < bytes.count, byte(at: index) != UInt8(ascii: "<") {
                    throw malformed("only elements, comments and instructions may stand here")
                }
                return
            }
        }
    }

    // MARK: Elements

    private mutating func scanStartTag() throws(DocumentError) {
        let start = index
        index += 1
        guard elements.count < limits.elementsMax else {
            throw DocumentError(
                .limit, "there are more than \(limits.elementsMax) elements", at: position(start))
        }
        guard open.count < limits.depthMax else {
            throw DocumentError(
                .limit, "elements are nested more than \(limits.depthMax) deep", at: position(start))
        }
        if starts(with: "<<<<<<") { throw malformed("a merge is not resolved", at: start) }
        let name = try scanName("an element's name")
        var record = MarkupDocument.ElementRecord(
            name: name, firstAttribute: Int32(attributes.count), attributeCount: 0,
            parent: Int32(open.last ?? -1))
        while try scanAttribute(of: start, first: Int(record.firstAttribute)) {}
        record.attributeCount = Int32(attributes.count) - record.firstAttribute
        try checkUnique(attributes[Int(record.firstAttribute)...])
        elements.append(record)
        let isEmpty = byte(at: index) == UInt8(ascii: "/")
        if isEmpty { index += 1 }
        guard byte(at: index) == UInt8(ascii: ">") else { throw malformed("> must end the tag") }
        index += 1
        if isEmpty {
            elements[elements.count - 1].end = Int32(elements.count)
            return
        }
        elements[elements.count - 1].content = MarkupDocument.Span(start: Int32(index), end: Int32(index))
        open.append(elements.count - 1)
    }

    private mutating func scanEndTag() throws(DocumentError) {
        let start = index
        index += 2
        let name = try scanName("an element's name")
        let element = open.removeLast()
        let expected = elements[element].name
        guard bytes[name.range] == bytes[expected.range] else {
            throw malformed("</\(text(name))> closes the element <\(text(expected))>", at: start)
        }
        skipSpace()
        guard byte(at: index) == UInt8(ascii: ">") else { throw malformed("> must end the tag") }
        index += 1
        elements[element].content.end = Int32(start)
        elements[element].end = Int32(elements.count)
    }

    private mutating func scanContent() throws(DocumentError) {
        guard index < bytes.count else {
            let name = open.last.map { text(elements[$0].name) } ?? ""
            throw malformed("the element <\(name)> is not closed")
        }
        if byte(at: index) != UInt8(ascii: "<") { return try scanCharacters() }
        switch byte(at: index + 1) {
        case UInt8(ascii: "/"): try scanEndTag()
        case UInt8(ascii: "?"): try scanInstruction()
        case UInt8(ascii: "!"):
            if starts(with: "<!--") { return try scanComment() }
            guard starts(with: "<![CDATA[") else { throw malformed("no declaration may stand here") }
            index += 9
            try skip(to: "]]>", of: "a CDATA section")
        default: try scanStartTag()
        }
    }

    private mutating func scanCharacters() throws(DocumentError) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: "&") {
                try skipReference()
            } else {
                if bytes[index] == UInt8(ascii: "]"), starts(with: "]]>") {
                    throw malformed("]]> may not stand in an element's text")
                }
                _ = try scanCharacter()
            }
        }
    }
}
