extension XMLScanner {
    // MARK: Attributes

    /// Reads the next attribute of a tag or of the XML declaration; false at its end.
    mutating func scanAttribute(of tag: Int, first: Int) throws(DocumentError) -> Bool {
        let start = index
        skipSpace()
        switch byte(at: index) {
        case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "?"): return false
        default: break
        }
        guard index < bytes.count else { throw malformed("the tag is not ended", at: tag) }
        guard index > start else { throw malformed("white space must stand before an attribute") }
        guard attributes.count - first < limits.attributesMax else {
            throw DocumentError(
                .limit, "an element has more than \(limits.attributesMax) attributes", at: position(tag))
        }
        let name = try scanName("an attribute's name")
        skipSpace()
        guard byte(at: index) == UInt8(ascii: "=") else {
            throw malformed("= must follow an attribute's name")
        }
        index += 1
        skipSpace()
        var attribute = MarkupDocument.AttributeRecord(name: name, value: name, isEncoded: false)
        try scanValue(of: &attribute)
        attributes.append(attribute)
        return true
    }

    private mutating func scanValue(of attribute: inout MarkupDocument.AttributeRecord) throws(DocumentError)
    {
        let quote = byte(at: index)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw malformed("an attribute's value must be in quotation marks")
        }
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote {
            switch bytes[index] {
            case UInt8(ascii: "&"):
                try skipReference()
                attribute.isEncoded = true
            case UInt8(ascii: "<"): throw malformed("< may not stand in an attribute's value")
            default:
                if bytes[index] < 0x20 { attribute.isEncoded = true }
                _ = try scanCharacter()
            }
        }
        guard index < bytes.count else { throw malformed("the attribute's value is not ended", at: start) }
        guard index - start <= limits.attributeBytesMax else {
            throw DocumentError(
                .limit, "an attribute's value is longer than \(limits.attributeBytesMax) bytes",
                at: position(start))
        }
        attribute.value = MarkupDocument.Span(start: Int32(start), end: Int32(index))
        index += 1
    }

    func checkUnique(_ attributes: ArraySlice<MarkupDocument.AttributeRecord>) throws(DocumentError) {
        guard attributes.count > 1 else { return }
        var names: Set<ArraySlice<UInt8>> = []
        for attribute in attributes where !names.insert(bytes[attribute.name.range]).inserted {
            throw malformed(
                "the attribute \(text(attribute.name)) is given twice", at: Int(attribute.name.start))
        }
    }

    // MARK: Parts that are skipped

    /// Reads `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`.
    mutating func scanDeclaration() throws(DocumentError) {
        let start = index
        index += 5
        let first = attributes.count
        while try scanAttribute(of: start, first: first) {}
        guard starts(with: "?>") else { throw malformed("?> must end the XML declaration") }
        index += 2
        let given = attributes[first...].map { (text($0.name), text($0.value)) }
        attributes.removeSubrange(first...)
        let version = given.first?.1.utf8 ?? "".utf8
        let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard given.first?.0 == "version", version.starts(with: "1.".utf8), version.count > 2,
            version.dropFirst(2).allSatisfy(isDigit)
        else { throw malformed("the XML declaration must name version 1.0", at: start) }
        for (name, value) in given.dropFirst() {
            switch name {
            case "encoding":
                guard ["utf-8", "us-ascii"].contains(value.lowercased()) else {
                    // What is no name of an encoding may hold anything, line ends included.
                    let isName = value.utf8.count <= 40 && value.utf8.allSatisfy { 0x21...0x7E ~= $0 }
                    throw malformed(
                        "the document must be in UTF-8\(isName ? ", not in \(value)" : "")", at: start)
                }
            case "standalone": break
            default: throw malformed("\(name) does not belong in the XML declaration", at: start)
            }
        }
    }

    mutating func scanComment() throws(DocumentError) {
        let start = index
        index += 4
        try skip(to: "--", of: "a comment")
        guard byte(at: index) == UInt8(ascii: ">") else {
            throw malformed("-- may not stand in a comment", at: start)
        }
        index += 1
    }

    mutating func scanInstruction() throws(DocumentError) {
        let start = index
        index += 2
        let name = try scanName("an instruction's name")
        guard text(name).lowercased() != "xml" else {
            throw malformed("the XML declaration must stand at the very beginning", at: start)
        }
        guard starts(with: "?>") || XMLText.isSpace(byte(at: index)) else {
            throw malformed("white space must follow an instruction's name")
        }
        try skip(to: "?>", of: "an instruction")
    }

    /// Goes behind the next such text; everything before it must be characters that XML allows.
    mutating func skip(to end: StaticString, of what: String) throws(DocumentError) {
        let start = index
        while index < bytes.count {
            if bytes[index] == end.utf8Start[0], starts(with: end) {
                index += end.utf8CodeUnitCount
                return
            }
            _ = try scanCharacter()
        }
        throw malformed("\(what) is not ended", at: start)
    }

    mutating func skipReference() throws(DocumentError) {
        let start = index
        // The longest reference that stands for something is far shorter.
        let window = bytes[(start + 1)..<min(start + 16, bytes.count)]
        guard let end = window.firstIndex(of: UInt8(ascii: ";")),
            XMLText.character(of: bytes[(start + 1)..<end]) != nil
        else { throw malformed("& begins no reference that XML itself knows", at: start) }
        index = end + 1
    }

    mutating func skipSpace() {
        while index < bytes.count, XMLText.isSpace(bytes[index]) { index += 1 }
    }

    // MARK: Characters

    mutating func scanName(_ what: String) throws(DocumentError) -> MarkupDocument.Span {
        let start = index
        guard index < bytes.count, XMLText.isNameStart(try scanCharacter()) else {
            throw malformed("\(what) is expected", at: start)
        }
        while index < bytes.count {
            let place = index
            if !XMLText.isNamePart(try scanCharacter()) {
                index = place
                break
            }
        }
        guard index - start <= limits.nameBytesMax else {
            throw DocumentError(
                .limit, "a name is longer than \(limits.nameBytesMax) bytes", at: position(start))
        }
        return MarkupDocument.Span(start: Int32(start), end: Int32(index))
    }

    /// Reads one character in UTF-8 and goes behind it.
    mutating func scanCharacter() throws(DocumentError) -> UInt32 {
        let first = bytes[index]
        if first >= 0x20, first < 0x80 {
            index += 1
            return UInt32(first)
        }
        let start = index
        guard first >= 0x80 else {
            guard XMLText.isSpace(first) else { throw malformed("a control character may not stand here") }
            index += 1
            return UInt32(first)
        }
        var iterator = bytes[start..<min(start + 4, bytes.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
            throw malformed("the text is not UTF-8")
        }
        guard XMLText.isCharacter(scalar.value) else { throw malformed("the character may not stand in XML") }
        index += UTF8.width(scalar)
        return scalar.value
    }

    /// The byte at a place; 0, which never stands in XML, behind the end.
    func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    func starts(with text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[index..<index + $0.count].elementsEqual($0) }
    }

    func text(_ span: MarkupDocument.Span) -> String {
        String(decoding: bytes[span.range], as: UTF8.self)
    }

    func position(_ offset: Int) -> XMLPosition { XMLPosition(bytes: bytes, offset: offset) }

    func malformed(_ reason: String, at offset: Int? = nil) -> DocumentError {
        DocumentError(.malformed, reason, at: position(offset ?? index))
    }
}
