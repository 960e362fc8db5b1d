import Testing

@testable import JSONBytes

@Suite("The grammar of RFC 8259")
struct GrammarTests {
    @Test("Right texts are read, and read the same after writing and indenting")
    func acceptance() throws {
        for (name, text) in acceptedTexts {
            let document = try #require(try? JSONDocument(parsing: text), "\(name)")
            let tree = JSONTree(document.root)
            for written in [tree.description, tree.prettyPrinted] {
                let again = try JSONDocument(parsing: written)
                #expect(again.root.isEqual(to: document.root), "\(name): \(written)")
            }
        }
        #expect(acceptedTexts.count > 110)
    }

    @Test("Wrong texts are refused for the right reason")
    func refusal() {
        for (name, text, kind) in rejectedTexts {
            let error = #expect(throws: JSONError.self, "\(name)") { try JSONDocument(parsing: text) }
            #expect(error?.kind == kind, "\(name): \(error?.message ?? "")")
            #expect((0...text.count).contains(error?.offset ?? -1), "\(name)")
        }
        #expect(rejectedTexts.count > 250)
    }

    @Test("Every byte alone, in a string, after a backslash and after a value")
    func everyByte() {
        let digits = Set(UInt8(ascii: "0")...UInt8(ascii: "9"))
        let whitespace = Set(" \t\r\n".utf8)
        let escapes = Set(#""\/bfnrt"#.utf8)
        for byte in UInt8.min...UInt8.max {
            #expect(isAccepted([byte]) == digits.contains(byte))
            let isPlain = 0x20...0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            let wrongPaddings = (0...17).filter { padding in
                let prefix = [UInt8](repeating: 0x61, count: padding)
                return isAccepted([0x22] + prefix + [byte, 0x22]) != isPlain
                    || isAccepted([0x22] + prefix + [byte] + prefix + [0x22]) != isPlain
            }
            #expect(wrongPaddings.isEmpty, "\(byte)")
            #expect(isAccepted([0x22, 0x5C, byte, 0x22]) == escapes.contains(byte))
            #expect(isAccepted([0x5B, 0x5D, byte]) == whitespace.contains(byte))
        }
    }

    @Test("Every scalar, plain and escaped, is read as itself")
    func everyScalar() throws {
        for start in stride(from: UInt32(0x20), to: 0x110000, by: 0x400) {
            let scalars = (start..<start + 0x400).compactMap(Unicode.Scalar.init)
            let text = String(String.UnicodeScalarView(scalars))
            var writer = JSONWriter()
            writer.writeString(text)
            #expect(try JSONDocument(parsing: writer.bytes()).root.utf8Equals(text))
            let escaped = text.utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            let document = try JSONDocument(parsing: "\"\(escaped.joined())\"")
            #expect(document.root.utf8Equals(text), "from \(start)")
        }
    }

    private func isAccepted(_ text: [UInt8]) -> Bool {
        (try? JSONDocument(parsing: text)) != nil
    }
}
