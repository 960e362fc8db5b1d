/// The classes of an app's sources, their parts put together, and what its code asks for.
package struct SourceIndex: Sendable {
    /// One class with all of its parts.
    package struct Class: Sendable {
        package var superclass: String?
        package var isSwift = false
        package var hasRuntimeName = false
        package var isDeclared = false
        package var selectors: Set<String> = []
        package var formerSelectors: Set<String> = []
        package var properties: Set<String> = []
        package var hasHiddenMembers = false
    }

    /// A call with the file in which it stands.
    package struct Use: Sendable {
        package let path: String
        package let kind: SourceUse.Kind
        /// The text that it asks for; nil where the sources do not decide it.
        package let text: String?
        /// The nib that is registered, if the sources decide it.
        package let nib: String?
        package let line: Int
    }

    package private(set) var classes: [String: Class] = [:]
    /// In the order of the files.
    package private(set) var uses: [Use] = []
    /// All texts that stand in the sources as they are.
    package private(set) var literals: Set<String> = []
    /// Classes that are known to be there although no source declares them.
    package private(set) var listed: Set<String> = []
    /// Words of files that could not be read whole: what is called so may be there, and have any members.
    package private(set) var unread: Set<String> = []
    /// The paths of these files, in their order.
    package private(set) var unreadFiles: [String] = []
    private var constants: [SourceName: Set<String>] = [:]
    private var aliases: [String: Set<String>] = [:]

    /// Puts together what the files say.
    ///
    /// - Parameters:
    ///   - files: Paths with what stands there; their order decides that of findings alone.
    ///   - list: Classes that are there besides.
    package init(_ files: [(path: String, facts: SourceFacts)], list: ClassList? = nil) {
        for (path, facts) in files {
            for alias in facts.aliases { aliases[alias.name, default: []].insert(alias.type) }
            unread.formUnion(facts.unread)
            if !facts.unread.isEmpty { unreadFiles.append(path) }
        }
        literals = unread
        for (_, facts) in files {
            for var type in facts.types {
                if !facts.unread.isEmpty { type.hasHiddenMembers = true }
                add(type)
            }
            for constant in facts.constants { constants[constant.name, default: []].insert(constant.value) }
            literals.formUnion(facts.literals)
        }
        for (path, facts) in files {
            uses += facts.uses.map { use in
                Use(
                    path: path, kind: use.kind, text: text(use.text), nib: use.nib.flatMap(text),
                    line: use.line)
            }
        }
        for (name, actions) in list?.classes ?? [:] {
            listed.insert(name)
            classes[name, default: Class()].selectors.formUnion(actions)
        }
    }

    private mutating func add(_ given: SourceType) {
        var type = given
        if !type.isDeclaration { type.name = resolved(type.name) }
        type.superclass = type.superclass.map(resolved)
        var known = classes[type.name] ?? Class()
        known.selectors.formUnion(type.selectors)
        known.formerSelectors.formUnion(type.formerSelectors)
        known.properties.formUnion(type.properties)
        if type.hasHiddenMembers { known.hasHiddenMembers = true }
        if type.isDeclaration {
            known.isDeclared = true
            // Two targets may each have a class of that name; what one of them has is not missing.
            if let other = known.superclass, let own = type.superclass, own != other {
                known.hasHiddenMembers = true
            }
            known.superclass = known.superclass ?? type.superclass
            if type.language == .swift { known.isSwift = true } else { known.hasRuntimeName = true }
            if type.runtimeName != nil { known.hasRuntimeName = true }
        }
        classes[type.name] = known
        guard let name = type.runtimeName, name != type.name else { return }
        var renamed = given
        renamed.name = name
        renamed.runtimeName = name
        add(renamed)
    }

    /// The type that a name stands for, where all aliases of that name agree.
    private func resolved(_ name: String) -> String {
        var name = name
        var seen: Set<String> = []
        while seen.insert(name).inserted, let types = aliases[name], types.count == 1, let type = types.first
        {
            name = type
        }
        return name
    }

    /// What a text is, where it is the same whichever declaration is meant.
    private func text(_ text: SourceUse.Text) -> String? {
        switch text {
        case .literal(let literal): literal
        case .constant(let name):
            constants[name].flatMap { $0.count == 1 ? $0.first : nil }
        case .undecided: nil
        }
    }

    /// Whether the sources declare a class, not only a part of one.
    package func declares(_ name: String) -> Bool { classes[name]?.isDeclared ?? false }

    /// A class and those below it with what extensions add; nil where one of them is neither among the
    /// sources nor one of UIKit's, or has members that the sources do not show.
    func chain(of name: String) -> [Class]? {
        var chain: [Class] = []
        var seen: Set<String> = []
        var current: String? = name
        while let name = current, name != "NSObject" {
            guard seen.insert(name).inserted else { return nil }
            let part = classes[name]
            if let part {
                guard !part.hasHiddenMembers, !part.isDeclared || !unread.contains(name) else { return nil }
                chain.append(part)
            }
            guard let next = superclass(of: name) else { return nil }
            current = next
        }
        return current == nil ? nil : chain + [classes["NSObject"]].compactMap(\.self)
    }

    /// Whether a class is a view controller; nil where the sources do not decide it.
    func isController(_ name: String) -> Bool? {
        var seen: Set<String> = []
        var current = name
        while seen.insert(current).inserted {
            if current == "UIViewController" { return true }
            if current == "NSObject" || current == "UIView" { return false }
            guard let next = superclass(of: current) else { return nil }
            current = next
        }
        return nil
    }

    /// The superclass that the sources declare, or that UIKit's class has; nil where neither says one.
    private func superclass(of name: String) -> String? {
        guard let part = classes[name], part.isDeclared else { return SystemClasses.superclasses[name] }
        return part.superclass
    }

    /// All classes with their superclasses' actions, as the crash walk needs them.
    ///
    /// - Parameter others: Classes of which the sources decide nothing.
    package func classList(with others: Set<String>) -> ClassList {
        var list = Dictionary(uniqueKeysWithValues: others.union(listed).map { ($0, [String]()) })
        for name in classes.keys.sorted() where declares(name) || listed.contains(name) {
            var selectors: Set<String> = []
            var seen: Set<String> = []
            var current: String? = name
            while let name = current, seen.insert(name).inserted {
                selectors.formUnion(classes[name]?.selectors ?? [])
                // Which version of Swift the app is in, its sources do not say.
                selectors.formUnion(classes[name]?.formerSelectors ?? [])
                current = classes[name]?.superclass ?? SystemClasses.superclasses[name]
            }
            list[name] = selectors.sorted()
        }
        return ClassList(classes: list)
    }
}
