import ControllerHierarchy

/// The identifiers of an app's documents as constants in Swift, so that a misspelt one does not compile.
package struct IdentifierConstants {
    private let inspection: Inspection
    private let access: String
    private var text = ""

    /// Writes the constants of documents.
    ///
    /// - Parameter access: The access of the declarations, such as `public`; empty for the language's own.
    package static func text(of inspection: Inspection, access: String = "") -> String {
        var constants = IdentifierConstants(inspection, access: access.isEmpty ? "" : access + " ")
        return constants.write()
    }

    private init(_ inspection: Inspection, access: String) {
        self.inspection = inspection
        self.access = access
    }

    private mutating func write() -> String {
        text = "// Made by `understudy storyboard identifiers`; a change here is lost.\n\n"
        addStoryboards()
        text += "\n"
        addNibs()
        return text
    }

    private mutating func addStoryboards() {
        open("Storyboards", 0)
        var names = UsedNames()
        let graph = inspection.graph
        for name in Set(graph.storyboards.map(\.description.name)).sorted() {
            // Of several documents of one name, such as translations, code may ask for what any of them has.
            let places = graph.storyboards.indices.filter { graph.storyboards[$0].description.name == name }
            let scenes = places.flatMap { graph.storyboards[$0].description.scenes }
            let paths = Set(places.map { graph.paths[$0] })
            let cells = inspection.documents.filter { paths.contains($0.path) }.flatMap(\.reuse.all)
            open(names.take(name, isType: true), 1)
            add("name", name, 2)
            add("Scene", scenes.compactMap(\.controller.storyboardIdentifier))
            add("Segue", scenes.flatMap(\.segues).compactMap(\.identifier))
            add("Cell", cells)
            close(1)
        }
        close(0)
    }

    private mutating func addNibs() {
        open("Nibs", 0)
        var cells: [String: [String]] = [:]
        for document in inspection.documents {
            guard case .success(.nib(let nib)) = document.content else { continue }
            let name = String(nib.description.name.prefix { $0 != "~" })
            cells[name, default: []] += document.reuse.all
        }
        var names = UsedNames()
        for (name, cells) in cells.sorted(by: { $0.key < $1.key }) {
            open(names.take(name, isType: true), 1)
            add("name", name, 2)
            add("Cell", cells)
            close(1)
        }
        close(0)
    }

    // MARK: Lines

    private mutating func open(_ name: String, _ depth: Int) {
        text += "\(Self.indentation(depth))\(access)enum \(name) {\n"
    }

    private mutating func close(_ depth: Int) { text += Self.indentation(depth) + "}\n" }

    /// The identifiers of one kind, each once; nothing where there is none.
    private mutating func add(_ kind: String, _ identifiers: [String]) {
        guard !identifiers.isEmpty else { return }
        open(kind, 2)
        var names = UsedNames()
        for identifier in Set(identifiers).sorted() { add(names.take(identifier), identifier, 3) }
        close(2)
    }

    private mutating func add(_ name: String, _ value: String, _ depth: Int) {
        text += "\(Self.indentation(depth))\(access)static let \(name) = \(Self.literal(value))\n"
    }

    private static func indentation(_ depth: Int) -> String { String(repeating: "    ", count: depth) }

    private static func literal(_ value: String) -> String {
        var literal = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _
            where scalar.value < 0x20 || scalar.value == 0x7F
                || scalar.properties.isDefaultIgnorableCodePoint:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

/// Names in Swift for texts, no two alike.
private struct UsedNames {
    private var used: Set<String> = []

    /// A name for a text: its letters and digits, each part behind another character with a capital.
    mutating func take(_ text: String, isType: Bool = false) -> String {
        var words: [String] = [""]
        for scalar in text.unicodeScalars {
            let isPart = scalar.properties.isXIDContinue && scalar != "_" && scalar.value < 0x250
            if isPart { words[words.count - 1].unicodeScalars.append(scalar) } else { words.append("") }
        }
        words.removeAll(where: \.isEmpty)
        var name = ""
        for (place, word) in words.enumerated() {
            let first = isType || place > 0 ? word.prefix(1).uppercased() : word.prefix(1).lowercased()
            name += first + word.dropFirst()
        }
        if name.first.map({ !$0.isLetter }) ?? true { name = (isType ? "Number" : "number") + name }
        var unique = name
        var count = 2
        while !used.insert(unique).inserted {
            unique = "\(name)\(count)"
            count += 1
        }
        return Self.isReserved(unique) ? "`\(unique)`" : unique
    }

    /// Words of the language, by which nothing can be named without marks.
    ///
    /// Source: The Swift Programming Language, "Keywords and Punctuation".
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
        "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default",
        "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw",
        "switch",
        "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
        "true", "try",
        "Type", "Protocol", "actor", "package",
    ]

    private static func isReserved(_ name: String) -> Bool { reserved.contains(name) }
}
