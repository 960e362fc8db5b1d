import ControllerHierarchy

/// Holds the names by which an app's code asks for segues, scenes, storyboards, nibs and cells against the
/// documents.
///
/// Names that the sources do not decide are counted, and none of their kind is guessed.
struct NameChecks {
    private let sources: SourceIndex
    private var findings: [Finding] = []
    private var known: [SourceUse.Kind: Set<String>] = [:]
    /// The reuse identifiers of nibs that are a single cell, by the nibs' names.
    private var cellsByNib: [String: Set<String>] = [:]
    /// How many calls of a file ask for a name, and whether that has been told.
    private var calls: [Call: Int] = [:]
    private var told: Set<Call> = []

    private struct Call: Hashable {
        let path: String
        let kind: SourceUse.Kind
        let name: String
    }

    static func findings(
        _ sources: SourceIndex, _ graph: StoryboardGraph, _ documents: [Inspection.Document]
    ) -> [Finding] {
        var checks = NameChecks(sources, graph, documents)
        for use in sources.uses {
            guard let name = use.text else { continue }
            checks.calls[Call(path: use.path, kind: use.kind, name: name), default: 0] += 1
        }
        for use in sources.uses { checks.check(use) }
        checks.noteUndecided()
        return checks.findings
    }

    private init(_ sources: SourceIndex, _ graph: StoryboardGraph, _ documents: [Inspection.Document]) {
        self.sources = sources
        // Documents for other systems, and those that cannot be read, are there as well.
        let foreign = documents.filter { document in
            guard case .failure = document.content else { return false }
            return true
        }
        let foreignNames = foreign.map { Inspection.Input(path: $0.path, bytes: []).name }
        known[.storyboard] = Set(graph.storyboards.map(\.description.name) + foreignNames)
        known[.segue] = Set(graph.edges.compactMap(\.segue.identifier))
        known[.scene] = Set(
            graph.nodes.indices.compactMap { graph.scene($0).controller.storyboardIdentifier })
        var nibs = Set(foreignNames)
        var cells: Set<String> = []
        for document in documents {
            cells.formUnion(document.reuse.all)
            guard case .success(.nib(let nib)) = document.content else { continue }
            // What is for one kind of device has the name of the other.
            let name = nib.description.name
            let general = String(name.prefix { $0 != "~" })
            nibs.formUnion([name, general])
            cellsByNib[general, default: []].insert(nib.reuse.ofNib ?? "")
        }
        known[.nib] = nibs
        let registrations = sources.uses.filter { $0.kind == .registration }
        // One registration under a name that nobody knows may be of any cell.
        let isOpen = sources.unread.contains { $0.hasPrefix("register") }
        if registrations.allSatisfy({ $0.text != nil }), !isOpen, !cells.isEmpty {
            known[.cell] = cells.union(registrations.compactMap(\.text))
        }
    }

    private mutating func check(_ use: SourceIndex.Use) {
        guard let name = use.text else { return }
        if use.kind == .registration { return checkRegistration(use, name) }
        guard let there = known[use.kind], !there.isEmpty, !there.contains(name) else { return }
        let call = Call(path: use.path, kind: use.kind, name: name)
        guard told.insert(call).inserted else { return }
        let count = calls[call, default: 1]
        let others = count == 1 ? "" : ", in \(count) calls"
        findings.append(
            Finding(
                severity: .warning, kind: .identifierUnknown, document: use.path, element: name,
                line: use.line,
                message: "no document has the \(use.kind.words) \"\(name)\" that the code asks for\(others)"
            ))
    }

    /// Source: UIKit's exception "cell reuse indicator in nib does not match the identifier used to register
    /// the nib".
    private mutating func checkRegistration(_ use: SourceIndex.Use, _ name: String) {
        guard let nib = use.nib, let cells = cellsByNib[nib], cells.count == 1, let cell = cells.first,
            !cell.isEmpty, cell != name
        else { return }
        findings.append(
            Finding(
                severity: .error, kind: .reuseIdentifierDiffers, document: use.path, element: name,
                line: use.line,
                message: "the nib \(nib) is registered under \"\(name)\", and its cell has the reuse "
                    + "identifier \"\(cell)\"; asking for one raises"))
    }

    private mutating func noteUndecided() {
        for kind in SourceUse.Kind.allCases {
            let open = sources.uses.filter { $0.kind == kind && $0.text == nil }
            guard let first = open.first else { continue }
            let calls = open.count == 1 ? "a call names" : "\(open.count) calls name"
            findings.append(
                Finding(
                    severity: .note, kind: .sourceUndecided, document: first.path, line: first.line,
                    message: "not decided: \(calls) a \(kind.words) by what only the running app knows; "
                        + (open.count == 1 ? "it is here" : "the first is here")))
        }
    }
}

extension SourceUse.Kind {
    fileprivate var words: String {
        switch self {
        case .segue: "segue"
        case .scene: "storyboard identifier"
        case .storyboard: "storyboard"
        case .nib: "nib"
        case .registration, .cell: "reuse identifier"
        }
    }
}
