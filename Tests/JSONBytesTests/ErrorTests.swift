import Testing

@testable import JSONBytes

@Suite("What errors say")
struct ErrorTests {
    @Test("Offset, line, column and words")
    func messages() {
        let cases: [(text: String, offset: Int, message: String)] = [
            ("", 0, "unexpected end of the document, expected a value at line 1, column 1"),
            ("  ", 2, "unexpected end of the document, expected a value at line 1, column 3"),
            ("x", 0, "expected a value at line 1, column 1"),
            ("[1,]", 3, "expected a value at line 1, column 4"),
            ("[1 2]", 3, "expected ',' or ']' at line 1, column 4"),
            (#"{"a":"b" "c":1}"#, 9, "expected ',' or '}' at line 1, column 10"),
            (#"{"a":1,}"#, 7, "expected a key in quotes at line 1, column 8"),
            (#"{"a" 1}"#, 5, "expected ':' at line 1, column 6"),
            (#"{"a""#, 4, "unexpected end of the document, expected ':' at line 1, column 5"),
            ("[1", 2, "unexpected end of the document, expected ',' or ']' at line 1, column 3"),
            ("[\n  1,\n  x\n]", 9, "expected a value at line 3, column 3"),
            ("[\r\n\"é€\u{1D11E}\" x]", 15, "expected ',' or ']' at line 2, column 7"),
            ("1 2", 2, "expected nothing after the value at line 1, column 3"),
            ("\u{FEFF}1", 0, "expected a value, not a byte order mark, at line 1, column 1"),
            (
                #""abc"#, 4,
                "unexpected end of the document, expected '\"' to end the string at line 1, column 5"
            ),
            ("\"a\tb\"", 2, "expected a control character to be escaped at line 1, column 3"),
            (#""a\x""#, 3, #"expected one of "\/bfnrtu after '\' at line 1, column 4"#),
            (#""\u00g0""#, 5, #"expected four hexadecimal digits after '\u' at line 1, column 6"#),
            (#""ab\ud800""#, 3, "lone surrogate in an escape at line 1, column 4"),
            ("[01]", 2, "expected no digit after a leading zero at line 1, column 3"),
            ("[-]", 2, "expected a digit at line 1, column 3"),
            ("-", 1, "unexpected end of the document, expected a digit at line 1, column 2"),
            ("[1.5,1e999]", 5, "number out of range at line 1, column 6"),
            (#"{"a":1,"b":2,"a":3}"#, 13, #"duplicate key "a" at line 1, column 14"#),
            (#"{"\n\"":1,"\u000a\"":3}"#, 10, #"duplicate key "\n\"" at line 1, column 11"#),
        ]
        for (text, offset, message) in cases {
            let error = #expect(throws: JSONError.self, "\(text)") { try JSONDocument(parsing: text) }
            #expect(error?.message == message)
            #expect(error?.description == message)
            #expect(error?.offset == offset, "\(text)")
            #expect(message.hasSuffix("line \(error?.line ?? 0), column \(error?.column ?? 0)"))
        }
    }

    @Test("The position of bytes that are not UTF-8")
    func invalidBytes() {
        let error = #expect(throws: JSONError.self) {
            try JSONDocument(parsing: [0x5B, 0x0A, 0x22, 0x61, 0xC3, 0x22, 0x5D])
        }
        #expect(error?.offset == 4)
        #expect(error?.message == "invalid UTF-8 at line 2, column 3")
    }

    @Test("A long key is cut, so that the message stays short")
    func longKey() {
        let key = String(repeating: "k", count: 1_000)
        let error = #expect(throws: JSONError.self) {
            try JSONDocument(parsing: "{\"\(key)\":1,\"\(key)\":2}")
        }
        #expect(error?.message == "duplicate key \"\(key.prefix(64))…\" at line 1, column 1007")
    }
}
