/// Splits a source in Objective-C into tokens: names, numbers, texts and marks; comments are left out.
struct ObjectiveCTokens {
    struct Token {
        let text: Substring
        let line: Int
        /// Whether it is a literal `@"..."` or `"..."`; its text is then what stands inside.
        var isText = false
    }

    private(set) var tokens: [Token] = []
    /// Frameworks whose headers it includes, in angles.
    private(set) var frameworks: Set<Substring> = []
    private let text: [UInt8]
    private var place = 0
    private var line = 1

    init(_ bytes: [UInt8]) {
        text = bytes
        while place < text.count { scan() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { place + offset < text.count ? text[place + offset] : 0 }

    private mutating func scan() {
        switch byte() {
        case UInt8(ascii: "\n"):
            line += 1
            place += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "#"): skipDirective()
        case UInt8(ascii: "\""): scanText(from: place + 1)
        case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""): scanText(from: place + 2)
        case UInt8(ascii: "'"): skipCharacter()
        default: scanWord()
        }
    }

    private mutating func skipLine() {
        while place < text.count, byte() != UInt8(ascii: "\n") { place += 1 }
    }

    private mutating func skipComment() {
        place += 2
        while place < text.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
            if byte() == UInt8(ascii: "\n") { line += 1 }
            place += 1
        }
        place += 2
    }

    /// A directive of the preprocessor, with the lines that a backslash joins to it.
    private mutating func skipDirective() {
        let start = place
        defer {
            let parts = Self.string(text[start..<min(place, text.count)]).split(separator: "<")
            let isInclude = parts.first.map { $0.hasPrefix("#import") || $0.hasPrefix("#include") } ?? false
            if isInclude, parts.count == 2 { frameworks.insert(parts[1].prefix { $0 != "/" && $0 != ">" }) }
        }
        while place < text.count, byte() != UInt8(ascii: "\n") {
            if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") {
                line += 1
                place += 1
            }
            place += 1
        }
    }

    private mutating func skipCharacter() {
        place += 1
        while place < text.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
            place += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
    }

    private mutating func scanText(from start: Int) {
        let first = line
        place = start
        while place < text.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
            place += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(place, text.count)
        tokens.append(Token(text: Self.string(text[min(start, end)..<end]), line: first, isText: true))
        place = end + 1
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func scanWord() {
        let start = place
        place += 1
        if Self.isPart(text[start]) || text[start] == UInt8(ascii: "@") {
            while place < text.count, Self.isPart(text[place]) { place += 1 }
        }
        tokens.append(Token(text: Self.string(text[start..<place]), line: line))
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> Substring {
        String(decoding: bytes, as: UTF8.self)[...]
    }
}
