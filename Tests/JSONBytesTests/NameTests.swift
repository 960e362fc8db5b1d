import Testing

@testable import JSONBytes

/// What is put before an object's members, and names that keys are looked for among.
@Suite("Names")
struct NameTests {
    @Test("Members stand as they are behind others, whatever the target and however long they are")
    func members() throws {
        let long = String(repeating: "long ", count: 400)
        let bodies = [
            ("{}", ""), ("{ \n\t}", ""), (#"{"a": 1}"#, #","a": 1"#),
            (" {\t\"a\":[ {} ] } ", ",\t\"a\":[ {} ] "), (#"{"text":"\#(long)"}"#, #","text":"\#(long)""#),
        ]
        let targets: [(name: String?, text: String)] = [
            (nil, ""), ("nav", #","target":"nav""#), ("é𝄞", #","target":"é𝄞""#),
            ("a\"\\\n", #","target":"a\"\\\n""#), (long, #","target":"\#(long)""#),
            ("\"" + long, #","target":"\"\#(long)""#),
        ]
        for (body, members) in bodies {
            for target in targets {
                let value = try JSONDocument(parsing: body).root
                let opening = Array(#"{"op":"x""#.utf8)
                let found = opening.withUnsafeBytes { value.bytes(behind: $0, target: target.name) }
                let expected = #"{"op":"x""# + target.text + members + "}"
                #expect(String(decoding: found, as: UTF8.self) == expected)
            }
        }
    }

    @Test("A text of each length about those that are put together on the stack")
    func lengths() throws {
        for count in 980...1_030 {
            let text = String(repeating: "t", count: count)
            let value = try JSONDocument(parsing: #"{"k":"\#(text)"}"#).root
            let found = Array("{".utf8).withUnsafeBytes { value.bytes(behind: $0, target: nil) }
            #expect(String(decoding: found, as: UTF8.self) == #"{,"k":"\#(text)"}"#)
        }
    }

    @Test("A key is found among names of all lengths, and nothing else is")
    func places() throws {
        // Alike but for one byte, which is everywhere in names that are longer than what their ends hold.
        var names = (1...40).map { String(repeating: "n", count: $0) }
        for place in 0..<24 {
            var bytes = [UInt8](repeating: UInt8(ascii: "n"), count: 24)
            bytes[place] = UInt8(ascii: "m")
            names.append(String(decoding: bytes, as: UTF8.self))
        }
        let (list, index) = (NameList(names), NameIndex(names))
        func place(_ key: String) throws -> (Int?, Int?) {
            let object = try JSONDocument(parsing: #"{"\#(key)":0}"#).root
            let key = try #require(object.members.first { _ in true }).key
            return (list.place(of: key), index.place(of: key))
        }
        for (expected, name) in names.enumerated() {
            #expect(try place(name) == (expected, expected))
            #expect(try place(name.dropLast() + "x") == (nil, nil))
        }
        #expect(try place("\\u006e") == (0, 0))
        #expect(try place("") == (nil, nil))
        #expect(NameList([]).place(of: try JSONDocument(parsing: "{}").root) == nil)
    }
}
