import Testing

@testable import JSONBytes

@Suite("Values of a document")
struct ValueTests {
    @Test("Numbers as Int and Double")
    func numbers() throws {
        let cases: [(text: String, int: Int?, double: Double)] = [
            ("0", 0, 0), ("-0", 0, 0), ("7", 7, 7), ("-12", -12, -12), ("3.0", 3, 3), ("3e0", 3, 3),
            ("1e2", 100, 100),
            ("0.35", nil, 0.35), ("-1.5e-3", nil, -0.0015), ("25e-1", nil, 2.5), ("1200e-2", 12, 12),
            ("9223372036854775807", .max, 0x1p63), ("-9223372036854775808", .min, -0x1p63),
            ("9223372036854775808", nil, 0x1p63), ("-9223372036854775809", nil, -0x1p63),
            ("9007199254740992.0", 9_007_199_254_740_992, 0x1p53),
            ("9007199254740994.0", nil, 9_007_199_254_740_994),
            ("1e18", nil, 1e18),
            ("123456789012345678901234567890", nil, 123_456_789_012_345_677_877_719_597_056),
            ("4.9e-324", nil, .leastNonzeroMagnitude), ("1e-400", 0, 0),
            ("1.7976931348623157e308", nil, .greatestFiniteMagnitude),
            ("2.2250738585072011e-308", nil, .leastNormalMagnitude.nextDown), ("0.1", nil, 0.1),
            ("0." + String(repeating: "3", count: 900), nil, 1.0 / 3),
        ]
        for (text, int, double) in cases {
            let value = try JSONDocument(parsing: text).root
            #expect(value.kind == .number)
            #expect(value.int == int, "\(text)")
            #expect(value.double == double, "\(text)")
        }
        #expect(try JSONDocument(parsing: "-0").root.double?.sign == .minus)
        #expect(try JSONDocument(parsing: "-0.0").root.double?.sign == .minus)
    }

    @Test("Strings and their comparison with bytes")
    func strings() throws {
        let cases: [(text: String, value: String)] = [
            (#""""#, ""), (#""abc""#, "abc"), (#""a\u0000b""#, "a\0b"),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u00e9\u20AC\ud834\uDD1E""#, "\u{E9}\u{20AC}\u{1D11E}"), ("\"e\u{301}\"", "e\u{301}"),
            (#""\\u0041""#, #"\u0041"#),
            ("\"" + String(repeating: #"\n"#, count: 5_000) + "\"", String(repeating: "\n", count: 5_000)),
        ]
        for (text, expected) in cases {
            let value = try JSONDocument(parsing: text).root
            let string = try #require(value.string)
            #expect(string.utf8.elementsEqual(expected.utf8), "\(text)")
            #expect(value.utf8Equals(expected))
            #expect(!value.utf8Equals(expected + "x"))
            #expect(!value.utf8Equals(String(repeating: "?", count: expected.utf8.count) + "?"))
            #expect(value.withUTF8 { Array($0) } == Array(expected.utf8))
        }
        let accented = try JSONDocument(parsing: "\"\u{E9}\"").root
        #expect(accented.utf8Equals("\u{E9}") && !accented.utf8Equals("e\u{301}"))
        #expect(try JSONDocument(parsing: #""null""#).root.utf8Equals("null"))
        #expect(try !JSONDocument(parsing: "null").root.utf8Equals("null"))
    }

    @Test("Each kind answers only for itself")
    func kinds() throws {
        let root = try JSONDocument(parsing: #" [null, true, false, 1.5, "s", [1], {"k": 1}] "#).root
        let kinds: [JSONValue.Kind] = [.null, .bool, .bool, .number, .string, .array, .object]
        #expect(root.elements.map(\.kind) == kinds)
        #expect(root.elements.map(\.isNull) == kinds.map { $0 == .null })
        #expect(root.elements.map(\.bool) == [nil, true, false, nil, nil, nil, nil])
        #expect(root.elements.map(\.double) == [nil, nil, nil, 1.5, nil, nil, nil])
        #expect(root.elements.map(\.int) == [nil, nil, nil, nil, nil, nil, nil])
        #expect(root.elements.map(\.string) == [nil, nil, nil, nil, "s", nil, nil])
        #expect(root.elements.map(\.count) == [0, 0, 0, 0, 0, 1, 1])
        #expect(root.elements.map { Array($0.members).count } == [0, 0, 0, 0, 0, 0, 1])
        #expect(root.elements.map { Array($0.elements).count } == [0, 0, 0, 0, 0, 1, 0])
        #expect(root.elements.map { $0["k"]?.int } == [nil, nil, nil, nil, nil, nil, 1])
        #expect(root.elements.map { $0[0]?.int } == [nil, nil, nil, nil, nil, 1, nil])
        #expect(root[-1] == nil && root[7] == nil && root[6]?["x"] == nil)
        let texts = root.elements.map { String(decoding: $0.sourceBytes, as: UTF8.self) }
        #expect(texts == ["null", "true", "false", "1.5", #""s""#, "[1]", #"{"k": 1}"#])
        #expect(String(decoding: root.sourceBytes, as: UTF8.self).count == root.document.bytes.count - 2)
    }

    @Test("Members come in the order of the text and are found by key, escaped or not")
    func members() throws {
        let root = try JSONDocument(parsing: #"{"b":{"x":[1,{"b":9}]},"\u0061\n":2,"":3,"c/d~e":[]}"#).root
        #expect(root.members.map { $0.key.string } == ["b", "a\n", "", "c/d~e"])
        #expect(root.members.map { $0.value.kind } == [.object, .number, .number, .array])
        #expect(root["a\n"]?.int == 2)
        #expect(root["" as StaticString]?.int == 3)
        #expect(root["b"]?["x"]?[1]?["b"]?.int == 9)
        #expect(root["x"] == nil)
        let name = ["c", "d~e"].joined(separator: "/")
        #expect(root[name]?.kind == .array)
    }

    @Test("The JSON Pointer of every value, and of its key")
    func pointers() throws {
        let root = try JSONDocument(
            parsing:
                #"{"foo":["bar","baz",[[{"x":1}]]],"":0,"a/b":1,"m~n":{"~1":2,"":{"":3}},"k\"l\u0020":7,"é":8}"#
        ).root
        let cases: [(value: JSONValue?, pointer: String)] = [
            (root, ""), (root["foo"], "/foo"), (root["foo"]?[0], "/foo/0"), (root["foo"]?[1], "/foo/1"),
            (root["foo"]?[2]?[0]?[0]?["x"], "/foo/2/0/0/x"), (root[""], "/"), (root["a/b"], "/a~1b"),
            (root["m~n"], "/m~0n"), (root["m~n"]?["~1"], "/m~0n/~01"), (root["m~n"]?[""]?[""], "/m~0n//"),
            (root["k\"l "], "/k\"l "), (root["é"], "/é"),
        ]
        for (value, pointer) in cases {
            #expect(value?.pointer == pointer)
        }
        for member in root.members {
            #expect(member.key.pointer == member.value.pointer)
            #expect(member.value.parent?.pointer == "")
        }
        #expect(root.parent == nil)
    }

    @Test("Equality is of meaning")
    func equality() throws {
        let classes = [
            ["1", "1.0", "1e0", "10e-1"], ["0", "-0", "0.0", "0e5"], [#""1""#, #""\u0031""#], ["null"],
            ["true"], ["false"],
            ["[]", " [ ] "], ["{}"], ["[1,2]", "[1.0, 2]"], ["[2,1]"], ["[1]"], ["[1,2,3]"],
            [#"{"a":1,"b":[2]}"#, #"{"b":[2],"a":1}"#, #"{"\u0062":[2e0],"a":1}"#], [#"{"a":1,"b":[3]}"#],
            [#"{"a":1}"#], [#"{"a":1,"c":[2]}"#],
            [#"{"a":{"b":1,"c":2,"d":3}}"#, #"{"a":{"d":3,"b":1,"c":2}}"#],
            ["9007199254740993"], ["9007199254740992", "9007199254740992.0"], ["0.5", "5e-1"],
            ["1e30", "1000e27"],
            ["\"\u{E9}\""], ["\"e\u{301}\""],
        ]
        let values = try classes.enumerated().flatMap { place, texts in
            try texts.map { (place: place, root: try JSONDocument(parsing: $0).root) }
        }
        for one in values {
            for two in values {
                let pair = "\(one.root.sourceBytes) \(two.root.sourceBytes)"
                #expect(one.root.isEqual(to: two.root) == (one.place == two.place), "\(pair)")
                #expect((JSONTree(one.root) == JSONTree(two.root)) == (one.place == two.place), "\(pair)")
            }
        }
    }
}
