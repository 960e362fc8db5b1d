import InterfaceBuilder

/// Reads headers and implementations in Objective-C: classes, categories, methods, properties, texts, and
/// calls that ask for what documents have.
///
/// Declarations stand at the outermost level and are read by their shape; of method bodies only calls are
/// looked at. Lines of the preprocessor are left out, so all branches of a condition count.
struct ObjectiveCReader {
    private let tokens: [ObjectiveCTokens.Token]
    private var place = 0
    private var facts = SourceFacts()
    /// The braces around, each with whether it is that of an `@try`.
    private var braces: [Bool] = []

    /// Reads a file.
    static func facts(_ bytes: [UInt8]) -> SourceFacts {
        let scanned = ObjectiveCTokens(bytes)
        var reader = ObjectiveCReader(tokens: scanned.tokens)
        reader.read()
        // Names in code for the Mac are those of its own documents.
        let isForMac = !scanned.frameworks.isDisjoint(with: ["Cocoa", "AppKit"])
        if isForMac, !scanned.frameworks.contains("UIKit") { reader.facts.uses = [] }
        reader.facts.literals = Set(reader.tokens.lazy.filter(\.isText).map { String($0.text) })
        return reader.facts
    }

    private init(tokens: [ObjectiveCTokens.Token]) { self.tokens = tokens }

    private func text(_ offset: Int = 0) -> Substring {
        let index = place + offset
        return tokens.indices.contains(index) && !tokens[index].isText ? tokens[index].text : ""
    }

    private mutating func read() {
        while place < tokens.count {
            switch text() {
            case "@interface": readType(isInterface: true)
            case "@implementation": readType(isInterface: false)
            default: readOther()
            }
            place += 1
        }
    }

    /// What may stand in and out of types.
    private mutating func readOther() {
        switch text() {
        case "{": braces.append(text(-1) == "@try")
        case "}": _ = braces.popLast()
        default:
            readUse()
            readConstant()
        }
    }

    // MARK: Types

    /// `@interface Name : Super`, `@interface Name (Category)`, and the same of `@implementation`; ends at
    /// `@end`.
    private mutating func readType(isInterface: Bool) {
        let name = String(text(1))
        place += 2
        skipAngles()
        let isPart = text() == "("
        if isPart {
            while place < tokens.count, text() != ")" { place += 1 }
            place += 1
        }
        var superclass: String?
        if text() == ":" {
            superclass = String(text(1))
            place += 2
        }
        skipAngles()
        // The superclass stands in the interface, which may be in another file.
        var type = SourceType(
            name: name, superclass: superclass, language: .objectiveC,
            isDeclaration: !isPart && (isInterface || superclass != nil))
        if text() == "{" { readVariables(into: &type) }
        var depth = 0
        while place < tokens.count, text() != "@end" {
            switch text() {
            case "{", "}":
                depth += text() == "{" ? 1 : -1
                readOther()
            case "-" where depth == 0: readMethod(into: &type)
            case "@property" where depth == 0: readProperty(into: &type)
            default:
                if depth == 0, isMacro { type.hasHiddenMembers = true }
                readOther()
            }
            place += 1
        }
        facts.types.append(type)
    }

    /// A name in capitals with something in parentheses among the members, which may make others.
    private var isMacro: Bool {
        let word = text()
        return text(1) == "(" && word.count > 3
            && word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
            && !["NS_", "__", "UI_", "API_"].contains { word.hasPrefix($0) }
    }

    private mutating func skipAngles() {
        guard text() == "<" else { return }
        while place < tokens.count, text() != ">" { place += 1 }
        place += 1
    }

    /// `- (IBAction)save:(id)sender forEvent:(UIEvent *)event` is `save:forEvent:`; ends before what follows.
    private mutating func readMethod(into type: inout SourceType) {
        var selector = ""
        var first: Substring = ""
        var previous: Substring = ""
        var nesting = 0
        place += 1
        while place < tokens.count {
            let token = text()
            if nesting == 0, token == ";" || token == "{" || token == "@end" { break }
            if token == "(" { nesting += 1 }
            if nesting == 0, token == ":" { selector += previous + ":" }
            if nesting == 0, first.isEmpty { first = token }
            if nesting == 0 { previous = token }
            if token == ")" { nesting -= 1 }
            place += 1
        }
        type.selectors.append(selector.isEmpty ? String(first) : selector)
        // The caller goes on behind this; a body's brace counts.
        place -= 1
    }

    /// `@property (nonatomic, weak) IBOutlet UILabel *label;`, several names parted by commas.
    private mutating func readProperty(into type: inout SourceType) {
        place += 1
        var nesting = 0
        var name: Substring = ""
        var block: Substring = ""
        while place < tokens.count, nesting > 0 || text() != ";" {
            switch text() {
            case "(", "<", "[": nesting += 1
            case ")", ">", "]": nesting -= 1
            case "," where nesting == 0: type.properties.append(String(name))
            // Of a block the name stands inside of the type.
            case "^" where block.isEmpty: block = text(1)
            default: if nesting == 0, isName { name = text() }
            }
            place += 1
        }
        type.properties.append(String(block.isEmpty ? name : block))
    }

    /// Names of a property or variable; what a macro appends in capitals is none.
    private var isName: Bool {
        guard let first = text().first, first.isLetter || first == "_" else { return false }
        return !text().hasPrefix("NS_") && !text().hasPrefix("UI_") && !text().hasPrefix("API_")
            && !text().hasPrefix("__")
    }

    /// The variables in braces behind a class's name.
    private mutating func readVariables(into type: inout SourceType) {
        place += 1
        var name: Substring = ""
        while place < tokens.count, text() != "}" {
            switch text() {
            case ";", ",":
                type.properties.append(String(name))
                name = ""
            default: if isName { name = text() }
            }
            place += 1
        }
        place += 1
    }

    // MARK: Texts and calls

    /// A text that is given a name: `NSString * const kIdentifier = @"Home";`.
    private mutating func readConstant() {
        guard text() == "=", place + 2 < tokens.count, tokens[place + 1].isText, text(2) == ";" else {
            return
        }
        let isConstant = (2...5).contains { text(-$0) == "const" }
        guard isConstant, let first = text(-1).first, first.isLetter else { return }
        facts.constants.append(
            SourceConstant(SourceName(String(text(-1)), in: nil), value: String(tokens[place + 1].text)))
    }

    private static let calls: [Substring: SourceUse.Kind] = [
        "performSegueWithIdentifier": .segue, "instantiateViewControllerWithIdentifier": .scene,
        "storyboardWithName": .storyboard, "nibWithNibName": .nib, "loadNibNamed": .nib,
        "initWithNibName": .nib, "forCellReuseIdentifier": .registration,
        "forCellWithReuseIdentifier": .registration, "forHeaderFooterViewReuseIdentifier": .registration,
        "dequeueReusableCellWithIdentifier": .cell, "dequeueReusableCellWithReuseIdentifier": .cell,
    ]

    /// A call such as `performSegueWithIdentifier:@"details"`.
    private mutating func readUse() {
        guard let kind = Self.calls[text()], text(1) == ":", place + 2 < tokens.count else { return }
        let argument = tokens[place + 2]
        // A declaration of the method itself has a type there.
        guard argument.isText || argument.text != "(" && argument.text != "nil" else { return }
        // The Mac's has no options. A cell for no row may be nil, and the code can make one.
        guard text() != "loadNibNamed" || hasPart("options"),
            text() != "dequeueReusableCellWithIdentifier" || hasPart("forIndexPath")
        else { return }
        // Whoever catches the exception takes it that there may be nothing of that name.
        let name = braces.contains(true) ? .undecided : text(at: place + 2)
        var use = SourceUse(kind, name, line: argument.line)
        if kind == .registration { use.nib = nib }
        facts.uses.append(use)
    }

    /// Whether the call that begins here has a part of that name further on.
    private func hasPart(_ name: Substring) -> Bool {
        var depth = 0
        var index = place
        while index + 1 < tokens.count, depth >= 0, tokens[index].text != ";" || tokens[index].isText {
            let token = tokens[index]
            if !token.isText, token.text == "[" { depth += 1 }
            if !token.isText, token.text == "]" { depth -= 1 }
            if depth == 0, !token.isText, token.text == name, tokens[index + 1].text == ":" { return true }
            index += 1
        }
        return false
    }

    /// The text of an argument that is a literal or a constant and nothing else.
    private func text(at index: Int) -> SourceUse.Text {
        let isWhole: Bool
        if index + 1 < tokens.count, !tokens[index + 1].isText {
            let next = tokens[index + 1].text
            // Behind it the call ends, or its next part follows.
            let isPart = index + 2 < tokens.count && tokens[index + 2].text == ":"
            isWhole = ["]", ";", ")"].contains(next) || isPart
        } else {
            isWhole = false
        }
        guard isWhole else { return .undecided }
        if tokens[index].isText { return .literal(String(tokens[index].text)) }
        return .constant(SourceName(String(tokens[index].text), in: nil))
    }

    /// The nib before `forCellReuseIdentifier:`: `registerNib:[UINib nibWithNibName:@"..." bundle:nil]`.
    private var nib: SourceUse.Text? {
        guard text(-1) == "]" else { return nil }
        var index = place - 2
        let last = max(0, place - 16)
        while index > last {
            if !tokens[index].isText, tokens[index].text == "nibWithNibName", tokens[index + 1].text == ":" {
                return text(at: index + 2)
            }
            index -= 1
        }
        return nil
    }
}
