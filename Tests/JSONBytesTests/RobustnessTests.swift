import Testing

@testable import JSONBytes

@Suite("Broken and random texts")
struct RobustnessTests {
    /// A document with every kind of value and every kind of escape.
    private static let sample = Array(
        #"""
        {"controller":{"class":"DetailViewController","as":"detail","title":"Détail € 𝄞",
         "modal\u0050resentationStyle":"full\n\"Screen\"\\\/\b\f\r\t\ud834\udd1e"},
         "animated":true,"none":null,"no":false,
         "numbers":[0,-0,12,-3.25,1e3,1.5E-7,2e+2,9223372036854775807],"empty":[{},[],""]}
        """#.utf8)

    @Test("A document cut anywhere is refused, at its end")
    func truncation() throws {
        _ = try JSONDocument(parsing: Self.sample)
        for length in 0..<Self.sample.count {
            let text = Array(Self.sample[..<length])
            let error = #expect(throws: JSONError.self, "\(length)") { try JSONDocument(parsing: text) }
            // A literal, an escape or a UTF-8 sequence that is cut is reported where it begins.
            #expect((length - 12...length).contains(error?.offset ?? -1), "\(length)")
        }
    }

    @Test("Nothing behind the end is looked at, though it would complete the document")
    func end() throws {
        let whole = Self.sample
        let nodesMax = JSONParser.nodesMax(forBytes: whole.count, limits: JSONLimits())
        for length in whole.indices {
            let failure = withUnsafeTemporaryAllocation(of: JSONNode.self, capacity: nodesMax) { nodes in
                whole.withUnsafeBufferPointer { source -> JSONParseFailure? in
                    do throws(JSONParseFailure) {
                        let start = UnsafeBufferPointer(rebasing: source[..<length])
                        var parser = try JSONParser(start, nodes: nodes, limits: JSONLimits())
                        try parser.parse()
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            let isWithinCharacter = whole[length] & 0xC0 == 0x80
            #expect(failure.map { ($0.reason == .invalidUTF8) == isWithinCharacter } == true, "\(length)")
        }
    }

    @Test("Each byte replaced by each other, left out or doubled is refused or read as something well-formed")
    func mutation() throws {
        var accepted = 0
        for offset in Self.sample.indices {
            var texts = (UInt8.min...UInt8.max).map { byte in
                var text = Self.sample
                text[offset] = byte
                return text
            }
            texts.append(Array(Self.sample[..<offset] + Self.sample[(offset + 1)...]))
            texts.append(Array(Self.sample[...offset] + Self.sample[offset...]))
            for text in texts {
                guard let document = try? JSONDocument(parsing: text) else { continue }
                accepted += 1
                try checkReadsBack(document)
            }
        }
        #expect((10_000...50_000).contains(accepted))
    }

    @Test("Random trees are read back as they were written", arguments: 0..<10)
    func randomTrees(seed: UInt64) throws {
        var generator = RandomTrees(seed: seed)
        for _ in 0..<20 {
            let tree = generator.tree(depth: 5)
            for text in [tree.description, tree.prettyPrinted] {
                let document = try JSONDocument(parsing: text)
                #expect(JSONTree(document.root) == tree, "\(text)")
                #expect(JSONTree(document.root).description == tree.description)
            }
        }
    }

    @Test("Random bytes of JSON's own alphabet never do harm", arguments: 0..<8)
    func randomTokens(seed: UInt64) throws {
        let tokens = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "a", "\"a\"", "\"b\":", "1", "-", "0", ".", "e", "+",
            "true",
            "null", " ", "\n", "\\u", "d834", "\\udd1e", "é", "1e99", "{}", "[]",
        ]
        var generator = RandomTrees(seed: seed)
        var accepted = 0
        for _ in 0..<20_000 {
            let text = (0..<generator.number(below: 12)).map { _ in
                tokens[generator.number(below: tokens.count)]
            }
            guard let document = try? JSONDocument(parsing: text.joined()) else { continue }
            accepted += 1
            try checkReadsBack(document)
        }
        #expect(accepted > 100)
    }

    private func checkReadsBack(_ document: JSONDocument) throws {
        let tree = JSONTree(document.root)
        let again = try JSONDocument(parsing: tree.description)
        guard again.root.isEqual(to: document.root), document.root.isEqual(to: again.root) else {
            Issue.record("not read back: \(tree)")
            return
        }
    }
}
