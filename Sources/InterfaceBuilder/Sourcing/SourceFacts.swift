/// What one file of an app's sources says that documents can be held against.
package struct SourceFacts: Sendable, Equatable {
    package var types: [SourceType] = []
    /// Other names of types, with what they stand for.
    package var aliases: [SourceAlias] = []
    package var uses: [SourceUse] = []
    /// Texts that have a name, such as static constants and cases of enumerations.
    package var constants: [SourceConstant] = []
    /// All texts that stand in the file as they are.
    package var literals: Set<String> = []
    /// All words of a file that could not be read whole, whatever they mean there; empty for any other.
    package var unread: Set<String> = []

    /// Creates the facts of an empty file.
    package init() {}
}

/// A class, or a part of one in an extension or a category.
package struct SourceType: Sendable, Equatable {
    package var name: String
    /// The class below; nil for a part of a class, and for one whose superclass stands elsewhere.
    package var superclass: String?
    package var language: Language
    /// Whether this is the class itself, not an extension or a category.
    package var isDeclaration: Bool
    /// The name by which the runtime knows a Swift class that gives itself one: `@objc(Name)`.
    package var runtimeName: String?
    /// Methods of its objects by their selectors.
    package var selectors: [String] = []
    /// Selectors that Swift gave to methods before its version 3, and not since.
    package var formerSelectors: [String] = []
    /// Properties and instance variables that key-value coding finds.
    package var properties: [String] = []
    /// Whether a macro or an attribute may add members that the source does not show.
    package var hasHiddenMembers = false

    package enum Language: Sendable {
        case swift
        case objectiveC
    }

    /// Creates a type without members.
    package init(name: String, superclass: String?, language: Language, isDeclaration: Bool) {
        self.name = name
        self.superclass = superclass
        self.language = language
        self.isDeclaration = isDeclaration
    }
}

/// Another name of a type, as `typealias Screen = UIViewController`.
package struct SourceAlias: Sendable, Equatable {
    package var name: String
    package var type: String

    /// Creates an alias.
    package init(_ name: String, of type: String) {
        self.name = name
        self.type = type
    }
}

/// A text with a name, as `static let identifier = "Home"` in a type.
package struct SourceConstant: Sendable, Equatable {
    package var name: SourceName
    package var value: String

    /// Creates a constant.
    package init(_ name: SourceName, value: String) {
        self.name = name
        self.value = value
    }
}

/// A constant's name and the innermost type that has it; nil for one that stands by itself.
package struct SourceName: Sendable, Hashable {
    package var type: String?
    package var member: String

    /// Creates a name.
    package init(_ member: String, in type: String?) {
        self.type = type
        self.member = member
    }
}

/// A call that asks for something in a document by its name.
package struct SourceUse: Sendable, Equatable {
    package var kind: Kind
    package var text: Text
    /// The nib that a registration is of; nil where it is of a class, or the source does not name it.
    package var nib: Text?
    /// The line of the file, counted from 1.
    package var line: Int

    package enum Kind: String, Sendable, CaseIterable {
        case segue
        case scene
        case storyboard
        case nib
        /// A reuse identifier under which cells are made.
        case registration
        /// A reuse identifier of which a cell is asked for.
        case cell
    }

    /// What the source says of a text.
    package enum Text: Sendable, Equatable {
        case literal(String)
        case constant(SourceName)
        /// It is put together at run time, or stands in a variable.
        case undecided
    }

    /// Creates a use.
    package init(_ kind: Kind, _ text: Text, line: Int) {
        self.kind = kind
        self.text = text
        self.line = line
    }
}
