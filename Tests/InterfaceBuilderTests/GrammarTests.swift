import InterfaceBuilder
import Testing

/// Which texts are XML that is read, and why others are not.
@Suite struct GrammarTests {
    /// A text that is refused, with the code and the place of the answer.
    struct Refused {
        let text: String
        let code: DocumentError.Code
        let line: Int
        let column: Int

        init(_ text: String, _ code: DocumentError.Code, _ line: Int, _ column: Int) {
            self.text = text
            self.code = code
            self.line = line
            self.column = column
        }

        init(_ text: String, _ line: Int, _ column: Int) {
            self.init(text, .malformed, line, column)
        }
    }

    static let refused: [Refused] = [
        Refused("", 1, 1), Refused("  ", 1, 3), Refused("text", 1, 1), Refused("<", 1, 2),
        Refused("<a", 1, 1),
        Refused("<a>", 1, 4), Refused("<a></b>", 1, 4), Refused("<a><b></a></b>", 1, 7),
        Refused("<a/><b/>", 1, 5),
        Refused("<a/>text", 1, 5), Refused("</a>", 1, 2), Refused("<1a/>", 1, 2), Refused("< a/>", 1, 2),
        Refused("<a b/>", 1, 5), Refused("<a b=c/>", 1, 6), Refused("<a b='c/>", 1, 7),
        Refused("<a b='<'/>", 1, 7),
        Refused("<a b='1'c='2'/>", 1, 9), Refused("<a b='1' b='2'/>", 1, 10), Refused("<a b='&x;'/>", 1, 7),
        Refused("<a b='&amp'/>", 1, 7), Refused("<a>\n  &nbsp;</a>", 2, 3), Refused("<a>&#0;</a>", 1, 4),
        Refused("<a>&#xD800;</a>", 1, 4), Refused("<a>&#xFFFE;</a>", 1, 4), Refused("<a>&#+65;</a>", 1, 4),
        Refused("<a>&#;</a>", 1, 4), Refused("<a>]]></a>", 1, 4), Refused("<a>\u{1}</a>", 1, 4),
        Refused("<a>é\u{FFFF}</a>", 1, 5), Refused("<a><!-- -- --></a>", 1, 4), Refused("<a><!--", 1, 8),
        Refused("<a><![CDATA[", 1, 13), Refused("<a><!ELEMENT a></a>", 1, 4), Refused("<a><?xml?></a>", 1, 4),
        Refused("<a><?1?></a>", 1, 6), Refused(" <?xml version='1.0'?><a/>", 1, 2),
        Refused("<?xml version='2.0'?><a/>", 1, 1), Refused("<?xml version='1.'?><a/>", 1, 1),
        Refused("<?xml version='1.x'?><a/>", 1, 1), Refused("<a>&#000000065;</a>", 1, 4),
        Refused("<?xml version='1.0' encoding='latin1'?><a/>", 1, 1),
        Refused("<?xml version='1.0' encoding='UTF\r8'?><a/>", 1, 1),
        Refused("<?xml version='1.0' encoding='UTF\u{2028}8'?><a/>", 1, 1),
        Refused("<?xml encoding='UTF-8'?><a/>", 1, 1), Refused("<?xml version='1.0'><a/>", 1, 20),
        Refused("<?xml version='1.0' a='b'?><a/>", 1, 1), Refused("<a//>", 1, 4), Refused("<a ?>", 1, 4),
        Refused("\0<a/>", 1, 1), Refused("<a", 1, 1), Refused("<a><b\n x='1", 2, 5),
        Refused("<!DOCTYPE a><a/>", .doctypeForbidden, 1, 1),
        Refused("<?xml version='1.0'?>\n<!-- -->\n <!DOCTYPE a SYSTEM 'x'><a/>", .doctypeForbidden, 3, 2),
    ]

    @Test func whatIsNotXMLIsRefusedWithItsPlace() {
        for example in Self.refused {
            let error = #expect(throws: DocumentError.self, "\(example.text)") {
                try MarkupDocument(parsing: Array(example.text.utf8))
            }
            #expect(error?.code == example.code, "\(example.text)")
            #expect(error?.reason.contains { $0.isNewline } == false, "\(example.text)")
            #expect(
                error?.position.map { [$0.line, $0.column] } == [example.line, example.column],
                "\(example.text): \(error?.description ?? "")")
        }
        for bytes: [UInt8] in [
            [0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE], [0x3C, 0xC3, 0x3E], [0x3C, 0x61, 0xED, 0xA0, 0x80],
        ] {
            let error = #expect(throws: DocumentError.self) { try MarkupDocument(parsing: bytes) }
            #expect(error?.code == .malformed)
        }
    }

    /// Attributes and texts as they are after reading.
    @Test func referencesAndWhiteSpaceAreReadAsXMLSays() throws {
        let text = """
            \u{FEFF}<?xml version="1.0" encoding="utf-8" standalone='yes'?>\r
            <!-- a comment --><?instruction with > in it?>
            <ä:b one="1 &lt;&#00000065;&#x1F600;&quot;" two='"
            \t&#10;' ><c>x &amp; y<!-- no --><![CDATA[<&]]]>&apos;\r\nz</c><d/><e>first<f/>second</e></ä:b >
            <!-- end -->
            """
        let root = try MarkupDocument(parsing: Array(text.utf8)).root
        #expect(root.name == "ä:b")
        #expect(root.attribute("one") == "1 <A😀\"")
        #expect(root.attribute("two") == "\"  \n")
        #expect(root.attribute("three") == nil)
        #expect(root.children.map(\.name) == ["c", "d", "e"])
        #expect(root.descendants.map(\.name) == ["c", "d", "e", "f"])
        #expect(root.child("c")?.characters == "x & y<&]'\nz")
        #expect(root.child("d")?.characters == "")
        #expect(root.child("e")?.characters == "first")
        #expect(root.child("e")?.child("f")?.parent?.name == "e")
        #expect(root.child("d")?.line == 5)
        let lines = try MarkupDocument(parsing: Array("<a>\n<b/>\n\n<c/>\r\n<d/> <e/></a>".utf8)).root
        #expect(lines.children.map(\.line) == [2, 4, 5, 5])
    }

    /// Each limit holds at its value and is refused one beyond it.
    @Test func limitsAreInclusive() throws {
        var limits = XMLLimits()
        limits.documentBytesMax = 64
        limits.depthMax = 3
        limits.elementsMax = 5
        limits.attributesMax = 2
        limits.attributeBytesMax = 20
        limits.nameBytesMax = 10
        let cases: [(within: String, beyond: String)] = [
            ("<a><b><c/></b></a>", "<a><b><c><d/></c></b></a>"),
            ("<a><b/><b/><b/><b/></a>", "<a><b/><b/><b/><b/><b/></a>"),
            ("<a b='' c=''/>", "<a b='' c='' d=''/>"),
            ("<a b='12345678901234567890'/>", "<a b='123456789012345678901'/>"),
            ("<a123456789/>", "<a1234567890/>"), ("<a b123456789=''/>", "<a b1234567890=''/>"),
            (String(repeating: " ", count: 60) + "<a/>", String(repeating: " ", count: 61) + "<a/>"),
        ]
        for (within, beyond) in cases {
            #expect(throws: Never.self) { try MarkupDocument(parsing: Array(within.utf8), limits: limits) }
            let error = #expect(throws: DocumentError.self) {
                try MarkupDocument(parsing: Array(beyond.utf8), limits: limits)
            }
            #expect(error?.code == .limit, "\(beyond)")
        }
    }
}
