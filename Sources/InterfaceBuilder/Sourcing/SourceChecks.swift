import ControllerHierarchy

/// Holds documents against the classes of an app's sources.
///
/// What the sources do not decide is never an error or a warning: a class of another module, members below a
/// superclass that is not among them. A note says what was not decided.
struct SourceChecks {
    let sources: SourceIndex
    let graph: StoryboardGraph
    private(set) var findings: [Finding] = []
    private var labels: [[String]: String] = [:]
    /// Classes of which nothing could be said, by their modules, with the first place that names one.
    private var foreign: [String: Undecided] = [:]
    /// Classes of the app's own whose members are not all known.
    private var open: Undecided?
    /// Actions that only Swift before its version 3 gives to the methods that there are.
    private var former: Undecided?

    private struct Undecided {
        var names: Set<String> = []
        let path: String
        let line: Int
    }

    init(_ sources: SourceIndex, _ graph: StoryboardGraph) {
        self.sources = sources
        self.graph = graph
        for node in graph.nodes.indices {
            let path = graph.paths[graph.nodes[node].storyboard]
            labels[[path, graph.scene(node).controller.objectID]] = graph.label(node)
        }
    }

    mutating func run(_ documents: [Inspection.Document]) {
        for document in documents { check(document.classUses, in: document.path) }
        noteUndecided()
        findings += NameChecks.findings(sources, graph, documents)
    }

    private mutating func check(_ uses: [ClassUse], in path: String) {
        let named = uses.filter { $0.expectation == .exists || $0.expectation == .isSegue }
        let missing = named.filter(isMissing)
        let classes = Set(missing.filter { $0.expectation == .exists }.map(\.className))
        let isLeftOver = missing.count == named.count
        if classes.count > 3 {
            // One finding tells that a document, or a part of it, was left over.
            let which = isLeftOver ? "none of the document's classes is" : "\(classes.count) classes are not"
            findings.append(
                Finding(
                    severity: .warning, kind: .classMissing, document: path, line: missing.first?.line,
                    message: "\(which) among the sources: \(Self.list(classes))"))
        }
        var seen: Set<String> = []
        for use in missing where seen.insert(use.className + " " + (use.controller ?? "")).inserted {
            if use.expectation == .isSegue || classes.count <= 3 {
                note(use, in: path, missing: use.className)
            }
        }
        for use in uses { checkModule(use, path) }
        checkMembers(uses, path)
    }

    private mutating func note(_ use: ClassUse, in path: String, missing name: String) {
        if use.expectation == .isSegue {
            note(
                .error, .classMissing, use, path,
                "the segue's class \(name) is not among the sources; performing it raises")
        } else {
            note(
                .warning, .classMissing, use, path,
                "the class \(name) is not among the sources; UIKit makes an object of the class below")
        }
    }

    /// Where the document says that a class is of the target, the sources must have it.
    private func isMissing(_ use: ClassUse) -> Bool {
        use.isInTarget && !sources.declares(use.className) && !sources.listed.contains(use.className)
            && !sources.unread.contains(use.className)
    }

    private mutating func checkModule(_ use: ClassUse, _ path: String) {
        let name = use.className
        guard use.expectation == .exists || use.expectation == .isSegue else { return }
        guard let found = sources.classes[name], found.isDeclared else {
            guard !isMissing(use), !sources.listed.contains(name), !SystemClasses.mayHave(name) else {
                return
            }
            let module = use.module ?? ""
            foreign[module, default: Undecided(path: path, line: use.line)].names.insert(name)
            return
        }
        guard found.isSwift, !found.hasRuntimeName, use.module == nil, !use.isInTarget else { return }
        note(
            .warning, .moduleMissing, use, path,
            "\(name) is a class in Swift and the document names no module, so the runtime does not find it")
    }

    // MARK: Members

    /// Connections to members that a class lacks, those of one class and one object together.
    private mutating func checkMembers(_ uses: [ClassUse], _ path: String) {
        var places: [[String]: Int] = [:]
        var groups: [(use: ClassUse, kind: Finding.Kind, names: [String])] = []
        for use in uses {
            guard let (kind, name) = missingMember(use, path) else { continue }
            let key = [use.className, use.controller ?? "", kind.rawValue, use.isBesideSegue ? "segue" : ""]
            if let place = places[key] {
                if !groups[place].names.contains(name) { groups[place].names.append(name) }
            } else {
                places[key] = groups.count
                groups.append((use, kind, [name]))
            }
        }
        for (use, kind, names) in groups {
            let what = kind == .outletMissing ? "outlet" : "action"
            let many = names.count == 1 ? what : what + "s"
            var effect = kind == .outletMissing ? "loading the document raises" : "sending it raises"
            if use.isBesideSegue { effect = "the bar button's segue may take its place" }
            note(
                use.isBesideSegue ? .note : .error, kind, use, path,
                "\(use.className) has no \(many) \(Self.list(Set(names))); \(effect)")
        }
    }

    private mutating func missingMember(
        _ use: ClassUse, _ path: String
    ) -> (Finding.Kind, String)? {
        switch use.expectation {
        case .exists, .isSegue: return nil
        case .outlet(let name):
            guard !SystemClasses.outlets.contains(name), let chain = members(of: use, path),
                !chain.contains(where: { $0.hasOutlet(name) })
            else { return nil }
            return (.outletMissing, name)
        case .action(let selector):
            // A property's setter may be meant.
            let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":")
            guard !SystemClasses.actions.contains(selector), !isSetter, let chain = members(of: use, path),
                !chain.contains(where: { $0.selectors.contains(selector) })
            else { return nil }
            guard !chain.contains(where: { $0.formerSelectors.contains(selector) }) else {
                noteFormer("\(use.className).\(selector)", use, path)
                return nil
            }
            return (.actionMissing, selector)
        }
    }

    private mutating func members(of use: ClassUse, _ path: String) -> [SourceIndex.Class]? {
        guard sources.declares(use.className), !sources.listed.contains(use.className) else { return nil }
        if let chain = sources.chain(of: use.className) { return chain }
        var undecided = open ?? Undecided(path: path, line: use.line)
        undecided.names.insert(use.className)
        open = undecided
        return nil
    }

    private mutating func noteFormer(_ name: String, _ use: ClassUse, _ path: String) {
        var undecided = former ?? Undecided(path: path, line: use.line)
        undecided.names.insert(name)
        former = undecided
    }

    // MARK: Noting

    private mutating func noteUndecided() {
        for (module, place) in foreign.sorted(by: { $0.key < $1.key }) {
            let what = module.isEmpty ? "a library" : "the module \(module)"
            let verb = place.names.count == 1 ? "is" : "are"
            undecided(
                place,
                "\(Self.list(place.names)) \(verb) not among the sources; \(what) may have what they lack")
        }
        if let former {
            undecided(
                former,
                "\(Self.list(former.names)): right before Swift 3, which gives the first parameter's "
                    + "label to the selector")
        }
        if let first = sources.unreadFiles.first {
            let count = sources.unreadFiles.count
            undecided(
                Undecided(path: first, line: 1),
                count == 1
                    ? "the source has mistakes or is nested too deep; whatever it names is taken to be there"
                    : "\(count) sources have mistakes or are nested too deep; whatever they name is taken to "
                        + "be there; this is the first")
        }
        guard let open else { return }
        undecided(
            open,
            "outlets and actions of \(Self.list(open.names)): not all of what is below or "
                + "added to them is among the sources")
    }

    private mutating func undecided(_ place: Undecided, _ message: String) {
        findings.append(
            Finding(
                severity: .note, kind: .sourceUndecided, document: place.path, line: place.line,
                message: "not decided: " + message))
    }

    private static func list(_ names: Set<String>) -> String {
        let shown = names.sorted().prefix(8).joined(separator: ", ")
        return shown + (names.count > 8 ? " and \(names.count - 8) more" : "")
    }

    private mutating func note(
        _ severity: Finding.Severity, _ kind: Finding.Kind, _ use: ClassUse, _ path: String, _ message: String
    ) {
        findings.append(
            Finding(
                severity: severity, kind: kind, document: path,
                scene: use.controller.flatMap { labels[[path, $0]] }, controller: use.controller,
                element: use.object, line: use.line, message: message))
    }
}

extension Inspection.Document {
    var classUses: [ClassUse] {
        switch content {
        case .success(.storyboard(let storyboard)): storyboard.classUses
        case .success(.nib(let nib)): nib.classUses
        case .failure: []
        }
    }

    var reuse: ReuseIdentifiers {
        switch content {
        case .success(.storyboard(let storyboard)): storyboard.reuse
        case .success(.nib(let nib)): nib.reuse
        case .failure: ReuseIdentifiers()
        }
    }
}

extension SourceIndex.Class {
    /// Whether key-value coding can set a property: it looks for a setter first, then for a variable.
    ///
    /// A setter's name has the property's first letter as a capital, so that an outlet `Label` sets `label`.
    fileprivate func hasOutlet(_ name: String) -> Bool {
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        let setters: Set = [
            "set\(capital):", "_set\(capital):", "setValue:forKey:", "setValue:forUndefinedKey:",
        ]
        let variables: Set = [name, "_" + name, "is" + capital, "_is" + capital]
        return !properties.isDisjoint(with: variables) || !selectors.isDisjoint(with: setters)
            || properties.contains { $0.prefix(1).uppercased() + $0.dropFirst() == capital }
    }
}

extension SourceIndex {
    /// The classes for the crash walk: those of the sources, and those that the documents name and of which
    /// the sources decide nothing.
    func classList(for documents: [Inspection.Document]) -> ClassList {
        let undecided = documents.flatMap(\.classUses).filter { !$0.isInTarget }.map(\.className)
        return classList(with: Set(undecided))
    }
}
