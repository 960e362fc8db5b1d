import ControllerHierarchy

/// Interface Builder documents laid open: what is in them, and what goes wrong.
package struct Inspection: Sendable {
    package private(set) var documents: [Document] = []
    package private(set) var graph = StoryboardGraph([])
    /// The same with the controllers of nibs behind the storyboards.
    package private(set) var graphWithNibs = StoryboardGraph([])
    /// The worst first, those of one severity in the order of the documents.
    package private(set) var findings: [Finding] = []
    /// Walks through the app, if any were taken.
    package internal(set) var walks: [WalkReport] = []
    /// The app's classes with their actions, as the walks need them; nil where they are not known.
    package private(set) var classes: ClassList?

    /// A document that was given.
    package struct Input: Sendable {
        /// The path or name by which findings name it.
        package var path: String
        package var bytes: [UInt8]

        /// Creates an input.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }

        /// The name by which an app's bundle knows the document: the path's last part, without extension.
        package var name: String {
            let file = path.split(separator: "/").last.map(String.init) ?? path
            return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        }
    }

    /// One document, read or refused.
    package struct Document: Sendable {
        package let path: String
        package let content: Result<InterfaceDocument, DocumentError>

        /// Creates a document.
        package init(path: String, content: Result<InterfaceDocument, DocumentError>) {
            self.path = path
            self.content = content
        }

        /// Creates a document whose file cannot be read, or is larger than it may be.
        package init(unreadable path: String, bytesMax: Int) {
            let reason = "the file cannot be read, or has more than \(bytesMax) bytes"
            self.init(path: path, content: .failure(DocumentError(.unsupported, reason)))
        }
    }

    /// What to hold the documents against.
    package struct Options: Sendable {
        package var limits = XMLLimits()
        /// The app's classes; nil where they are not known.
        package var classes: ClassList?
        /// The app's sources, which take the place of the list; nil where they are not known.
        package var sources: SourceIndex?
        /// The paths of documents that belong to app extensions.
        package var extensions: Set<String> = []

        /// Options that know nothing of the app.
        package init() {}
    }

    /// Reads documents and looks for what goes wrong in them.
    package init(_ inputs: [Input], options: Options = Options()) {
        self.init(documents: inputs.map { Self.document($0, limits: options.limits) }, options: options)
    }

    /// Looks for what goes wrong in documents that have been read.
    package init(documents: [Document], options: Options = Options()) {
        self.documents = documents
        var storyboards: [StoryboardDocument] = []
        var paths: [String] = []
        for document in documents {
            guard case .success(.storyboard(let storyboard)) = document.content else { continue }
            storyboards.append(storyboard)
            paths.append(document.path)
        }
        graph = StoryboardGraph(storyboards, paths: paths, extensions: options.extensions)
        graphWithNibs = Self.graph(graph, withNibsAmong: documents)
        var found = documents.compactMap(Self.unreadable)
        classes = options.sources?.classList(for: documents) ?? options.classes
        var checks = Checks(graph: graph, classes: classes, sources: options.sources)
        checks.run()
        found += checks.findings
        if let sources = options.sources {
            var checks = SourceChecks(sources, graph)
            checks.run(documents)
            found += checks.findings
        }
        for document in documents { found += NibChecks.findings(of: document, options.sources) }
        found += documents.flatMap(Self.unknownElements)
        add(found)
    }

    /// Reads one document; safe to call from several threads at once.
    package static func document(_ input: Input, limits: XMLLimits) -> Document {
        do throws(DocumentError) {
            let read = try DocumentReader.document(input.bytes, name: input.name, limits: limits)
            return Document(path: input.path, content: .success(read))
        } catch {
            return Document(path: input.path, content: .failure(error))
        }
    }

    /// Takes up findings from elsewhere, each in its place.
    package mutating func add(_ more: [Finding]) {
        let all = findings + more
        findings = all.enumerated().sorted {
            ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
        }.map(\.element)
    }

    /// Leaves out findings.
    package mutating func removeFindings(where isUnwanted: (Finding) -> Bool) {
        findings.removeAll(where: isUnwanted)
    }

    /// The paths of the storyboards, and behind them of the nibs that have controllers.
    package var storyboardPaths: [String] { graphWithNibs.paths }

    private static func unreadable(_ document: Document) -> Finding? {
        guard case .failure(let error) = document.content else { return nil }
        let isForeign = error.foreignSystem != nil
        return Finding(
            severity: isForeign ? .note : .error, kind: isForeign ? .platformForeign : .unreadable,
            document: document.path, line: error.position?.line,
            message: "\(error.reason) (\(error.code.rawValue))")
    }

    private static func unknownElements(_ document: Document) -> [Finding] {
        let statistics: DocumentStatistics
        switch document.content {
        case .success(.storyboard(let storyboard)): statistics = storyboard.statistics
        case .success(.nib(let nib)): statistics = nib.statistics
        case .failure: return []
        }
        return statistics.unknownElements.map { element in
            let times = element.count == 1 ? "once" : "\(element.count) times"
            return Finding(
                severity: .note, kind: .elementUnknown, document: document.path,
                message: "<\(element.name)> is not known and was left out; it occurs \(times)")
        }
    }
}
