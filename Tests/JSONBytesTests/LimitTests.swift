import Testing

@testable import JSONBytes

@Suite("Limits")
struct LimitTests {
    @Test("Each limit holds at n and ends reading at n + 1")
    func boundaries() {
        let cases:
            [(name: String, limits: JSONLimits, inside: String, beyond: String, kind: JSONError.Kind)] = [
                ("depth of arrays", JSONLimits(), arrays(64), arrays(65), .depth),
                ("depth of objects", JSONLimits(), objects(64), objects(65), .depth),
                ("depth 0", JSONLimits(depthMax: 0), "0", "[]", .depth),
                ("depth by mixture", JSONLimits(depthMax: 3), #"[{"a":[1]},{}]"#, #"[{"a":[{}]}]"#, .depth),
                ("depth at its ceiling", JSONLimits(depthMax: 1_000_000), arrays(512), arrays(513), .depth),
                ("string", JSONLimits(), string(65_536), string(65_537), .stringTooLong),
                ("key", JSONLimits(stringBytesMax: 3), #"{"abc":0}"#, #"{"abcd":0}"#, .stringTooLong),
                (
                    "string with escapes", JSONLimits(stringBytesMax: 10), #""\u00e9\ud834\udd1e\n\u20ac""#,
                    #""\u00e9\ud834\udd1e\n\u20aca""#, .stringTooLong
                ),
                ("empty string only", JSONLimits(stringBytesMax: 0), #""""#, #""a""#, .stringTooLong),
                ("values", JSONLimits(valuesMax: 4), #"[0,{"a":1}]"#, #"[0,{"a":1},2]"#, .tooManyValues),
                ("bytes", JSONLimits(documentBytesMax: 5), "[1,2]", "[1,2] ", .documentTooLarge),
                ("number", JSONLimits(numberBytesMax: 5), "-1e10", "-1e100", .numberRange),
            ]
        for (name, limits, inside, beyond, kind) in cases {
            #expect(throws: Never.self, "\(name)") { try JSONDocument(parsing: inside, limits: limits) }
            let error = #expect(throws: JSONError.self, "\(name)") {
                try JSONDocument(parsing: beyond, limits: limits)
            }
            #expect(error?.kind == kind, "\(name)")
        }
    }

    @Test("Brackets by the million end at the limit, closed or not")
    func bombs() {
        for count in [66, 512, 1_000_000] {
            for text in [arrays(count), objects(count), String(repeating: "[", count: count)] {
                #expect(failure(of: text)?.kind == .depth)
            }
            #expect(failure(of: arrays(count))?.offset == 64)
            #expect(failure(of: "[" + String(repeating: "]", count: count))?.kind == .syntax)
        }
    }

    @Test(
        "Objects of any size know their keys apart and find the one that repeats",
        arguments: [1, 2, 15, 16, 17, 100, 30_000])
    func manyKeys(count: Int) throws {
        let members = (0..<count).map { "\"key\($0)\":[{\"\($0)\":\($0)}]" }
        let object = try JSONDocument(parsing: "{\(members.joined(separator: ","))}").root
        #expect(object.count == count)
        #expect(object["key\(count - 1)"]?[0]?["\(count - 1)"]?.int == count - 1)
        for repeated in [0, count / 2, count - 1] {
            let escaped = #""\u006bey\#(repeated)":0"#
            let error = failure(of: "{" + (members + [escaped, "\"z\":0"]).joined(separator: ",") + "}")
            #expect(error?.kind == .duplicateKey)
            #expect(error?.message.hasPrefix("duplicate key \"key\(repeated)\" at line 1, column ") == true)
            #expect(error?.offset == members.joined(separator: ",").utf8.count + 2)
        }
    }

    @Test("A million keys are read, and a million and one values are not")
    func aMillionKeys() throws {
        let members = (0..<1_000_000).map { "\"\($0)\":0" }.joined(separator: ",")
        var limits = JSONLimits(valuesMax: 1_000_001)
        #expect(try JSONDocument(parsing: "{\(members)}", limits: limits).root.count == 1_000_000)
        limits.valuesMax = 1_000_000
        #expect(failure(of: "{\(members)}", limits: limits)?.kind == .tooManyValues)
    }

    private func failure(of text: String, limits: JSONLimits = JSONLimits()) -> JSONError? {
        do throws(JSONError) {
            _ = try JSONDocument(parsing: text, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    private func arrays(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    private func objects(_ depth: Int) -> String {
        String(repeating: #"{"a":"#, count: depth - 1) + "{" + String(repeating: "}", count: depth)
    }

    private func string(_ bytes: Int) -> String {
        "\"" + String(repeating: "a", count: bytes) + "\""
    }
}
