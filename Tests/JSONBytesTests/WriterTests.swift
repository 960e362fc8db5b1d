import Glibc
import Testing

@testable import JSONBytes

@Suite("The writer")
struct WriterTests {
    @Test("Integers")
    func integers() {
        var values = [0, 1, -1, 9, 10, -10, 99, 100, 12_345, Int.max, Int.min, Int.max - 1]
        var power = 1
        for _ in 0..<18 {
            power *= 10
            values += [power - 1, power, power + 1, -power, 1 - power]
        }
        for value in values {
            #expect(written { $0.writeInt(value) } == String(value))
        }
    }

    @Test("Doubles are as short as can be and read back")
    func doubles() throws {
        let cases: [(value: Double, text: String)] = [
            (0, "0"), (-0.0, "-0"), (3, "3"), (-3, "-3"), (0.35, "0.35"), (0.1 + 0.2, "0.30000000000000004"),
            (1.5e-7, "1.5e-07"), (1e15, "1000000000000000"), (9_007_199_254_740_991, "9007199254740991"),
            (9_007_199_254_740_992, "9007199254740992"), (9_007_199_254_740_994, "9.007199254740994e+15"),
            (1e16, "1e+16"), (1e22, "1e+22"),
            (-2.5e300, "-2.5e+300"),
            (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
            (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
        ]
        for (value, text) in cases {
            #expect(written { $0.writeDouble(value) } == text)
        }
        var generator = RandomTrees(seed: 7)
        let changed = try (0..<20_000).map { _ in Double(bitPattern: generator.next()) }.filter { value in
            guard value.isFinite else { return false }
            let text = written { $0.writeDouble(value) }
            return try JSONDocument(parsing: text).root.double?.bitPattern != value.bitPattern
        }
        #expect(changed.isEmpty)
    }

    @Test("Strings are escaped where JSON wants it and nowhere else")
    func strings() {
        let cases: [(value: String, text: String)] = [
            ("", #""""#), ("plain", #""plain""#), ("a/b", #""a/b""#), ("\"\\", #""\"\\""#),
            ("é€𝄞", "\"é€𝄞\""),
            ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#), ("\0\u{1}\u{B}\u{1F}", #""\u0000\u0001\u000b\u001f""#),
            ("\u{7F}\u{2028}", "\"\u{7F}\u{2028}\""), ("x\ny", #""x\ny""#), ("</script>", #""</script>""#),
        ]
        for (value, text) in cases {
            #expect(written { $0.writeString(value) } == text)
        }
        // Texts are looked through by eight bytes, so each character stands in each place.
        for (value, text) in cases {
            for count in 0..<20 {
                for place in 0...count {
                    let before = String(repeating: "!", count: place)
                    let behind = String(repeating: "]", count: count - place)
                    let whole = "\"" + before + text.dropFirst().dropLast() + behind + "\""
                    #expect(written { $0.writeString(before + value + behind) } == whole)
                }
            }
        }
    }

    @Test("The buffer grows, and hands over what was written")
    func memory() {
        for capacity in [0, 64, 10_000] {
            var writer = JSONWriter(capacity: capacity)
            var expected: [UInt8] = []
            for round in 0..<500 {
                writer.write("fixed,")
                writer.write(bytes: Array("piece\(round),".utf8))
                writer.writeBool(round.isMultiple(of: 2))
                writer.writeNull()
                writer.write(byte: 0x2C)
                expected += Array("fixed,piece\(round),\(round.isMultiple(of: 2))null,".utf8)
                #expect(writer.count == expected.count)
            }
            #expect(writer.bytes() == expected)
            let memory = writer.take()
            #expect([UInt8](UnsafeRawBufferPointer(start: memory.pointer, count: memory.count)) == expected)
            free(memory.pointer)
        }
        var writer = JSONWriter()
        writer.write("one")
        writer.removeAll()
        writer.write("two")
        #expect(writer.array() == Array("two".utf8))
    }

    @Test("Commas are kept between values, members and fragments")
    func structure() throws {
        let document = try JSONDocument(parsing: #"{"in": [1, 2]}"#)
        let text = written { writer in
            writer.beginObject()
            writer.key("empty")
            writer.beginArray()
            writer.endArray()
            writer.key("list")
            writer.beginArray()
            writer.value(1)
            writer.value(0.5)
            writer.value("[")
            writer.value("")
            writer.value(true)
            writer.null()
            writer.value(fragment: Array(#"{"a":{}}"#.utf8))
            writer.value(fragment: document.root.sourceBytes)
            writer.beginObject()
            writer.endObject()
            writer.value(["k": [1, [:], .null, "s\n", 2.5]] as JSONTree)
            writer.endArray()
            writer.key(["quote\"", "d"].joined())
            writer.value(-1)
            writer.endObject()
            writer.write("\n")
            writer.value(2)
        }
        let expected =
            #"{"empty":[],"list":[1,0.5,"[","",true,null,{"a":{}},{"in": [1, 2]},{},"#
            + #"{"k":[1,{},null,"s\n",2.5]}],"quote\"d":-1}"# + "\n2"
        #expect(text == expected)
    }

    private func written(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(capacity: 0)
        body(&writer)
        return writer.string()
    }
}
