import Testing

@testable import JSONBytes

@Suite("Trees")
struct TreeTests {
    private let tree: JSONTree = [
        "name": "root", "count": 2, "ratio": 0.5, "on": true, "none": .null,
        "children": [["name": "a"], [], [:], [1, [2]]],
    ]

    @Test("Literals, compact and indented text")
    func texts() {
        let compact =
            #"{"name":"root","count":2,"ratio":0.5,"on":true,"none":null,"children":[{"name":"a"},[],{},[1,[2]]]}"#
        #expect(tree.description == compact)
        let indented = """
            {
              "name": "root",
              "count": 2,
              "ratio": 0.5,
              "on": true,
              "none": null,
              "children": [
                {
                  "name": "a"
                },
                [],
                {},
                [
                  1,
                  [
                    2
                  ]
                ]
              ]
            }
            """
        #expect(tree.prettyPrinted == indented)
        #expect("\(1 + 1)" as JSONTree == "2")
    }

    @Test("Parts are read, replaced, added and removed")
    func parts() throws {
        #expect(tree["name"]?.string == "root" && tree["count"]?.int == 2 && tree["count"]?.double == 2)
        #expect(tree["ratio"]?.double == 0.5 && tree["ratio"]?.int == nil && (3.0 as JSONTree).int == 3)
        #expect(tree["on"]?.bool == true && tree["none"]?.isNull == true && tree["absent"] == nil)
        #expect(tree["children"]?.elements.count == 4 && tree["children"]?[3]?[1]?[0] == 2)
        #expect(tree["children"]?[4] == nil && tree["children"]?[-1] == nil && tree.elements.isEmpty)
        #expect(tree.members.map(\.key) == ["name", "count", "ratio", "on", "none", "children"])
        var changed = tree
        changed["count"] = "two"
        changed["ratio"] = nil
        changed["children"] = nil
        changed["added"] = .array([])
        changed["absent"] = nil
        #expect(changed.description == #"{"name":"root","count":"two","on":true,"none":null,"added":[]}"#)
        var scalar: JSONTree = 1
        scalar["a"] = 2
        #expect(scalar.description == #"{"a":2}"#)
    }

    @Test("Numbers keep their kind where the text shows it")
    func numbers() throws {
        let cases: [(text: String, written: String)] = [
            ("1", "1"), ("1.0", "1"), ("-0", "-0"), ("0", "0"),
            ("9223372036854775807", "9223372036854775807"),
            ("9223372036854775808", "9.223372036854775808e18"), ("1e2", "100"), ("0.10", "0.1"),
        ]
        for (text, written) in cases {
            let tree = try JSONTree(parsing: text)
            #expect(tree == (try JSONTree(parsing: written)))
            #expect(try JSONTree(parsing: tree.description) == tree)
        }
        #expect(try JSONTree(parsing: "-0").description == "-0")
        #expect(throws: JSONError.self) { try JSONTree(parsing: "[") }
    }
}
