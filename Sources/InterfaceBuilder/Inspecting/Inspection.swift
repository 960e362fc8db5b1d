import ControllerHierarchy

/// Interface Builder documents laid open: what is in them, and what goes wrong.
package struct Inspection: Sendable {
    package private(set) var documents: [Document] = []
    package private(set) var graph = StoryboardGraph([])
    /// The worst first, those of one severity in the order of the documents.
    package private(set) var findings: [Finding] = []
    /// Walks through the app, if any were taken.
    package internal(set) var walks: [WalkReport] = []

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
    }

    /// What to hold the documents against.
    package struct Options: Sendable {
        package var limits = XMLLimits()
        /// The app's classes; nil where they are not known.
        package var classes: ClassList?

        /// Options that know nothing of the app.
        package init() {}
    }

    /// Reads documents and looks for what goes wrong in them.
    package init(_ inputs: [Input], options: Options = Options()) {
        var storyboards: [StoryboardDocument] = []
        var paths: [String] = []
        for input in inputs {
            let content: Result<InterfaceDocument, DocumentError>
            do throws(DocumentError) {
                content = .success(
                    try DocumentReader.document(input.bytes, name: input.name, limits: options.limits))
            } catch {
                content = .failure(error)
                findings.append(Self.unreadable(input.path, error))
            }
            documents.append(Document(path: input.path, content: content))
            if case .success(.storyboard(let storyboard)) = content {
                storyboards.append(storyboard)
                paths.append(input.path)
            }
        }
        graph = StoryboardGraph(storyboards)
        var checks = Checks(graph: graph, paths: paths, classes: options.classes)
        checks.run()
        add(checks.findings)
        addUnknownElements()
    }

    /// Takes up findings from elsewhere, each in its place.
    package mutating func add(_ more: [Finding]) {
        let all = findings + more
        findings = all.enumerated().sorted {
            ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
        }.map(\.element)
    }

    /// The storyboards with their paths, in the order of `graph.storyboards`.
    package var storyboardPaths: [String] {
        documents.compactMap { document in
            if case .success(.storyboard) = document.content { document.path } else { nil }
        }
    }

    private static func unreadable(_ path: String, _ error: DocumentError) -> Finding {
        Finding(
            severity: .error, kind: .unreadable, document: path, line: error.position?.line,
            message: "\(error.reason) (\(error.code.rawValue))")
    }

    private mutating func addUnknownElements() {
        var notes: [Finding] = []
        for document in documents {
            let statistics: DocumentStatistics
            switch document.content {
            case .success(.storyboard(let storyboard)): statistics = storyboard.statistics
            case .success(.nib(let nib)): statistics = nib.statistics
            case .failure: continue
            }
            for element in statistics.unknownElements {
                let times = element.count == 1 ? "once" : "\(element.count) times"
                notes.append(
                    Finding(
                        severity: .note, kind: .elementUnknown, document: document.path,
                        message: "<\(element.name)> is not known and was left out; it occurs \(times)"))
            }
        }
        add(notes)
    }
}

/// The classes that an app has, with the actions that they implement.
package struct ClassList: Sendable, Equatable {
    /// Selectors by the names of classes; an empty list stands for a class of which no actions are known.
    package var classes: [String: [String]]

    /// Creates a list.
    package init(classes: [String: [String]]) {
        self.classes = classes
    }

    /// Reads a list: one class a line, its actions behind a colon and blanks; `#` begins a comment.
    ///
    /// `HomeViewController: unwindHome: refresh:` is a class with two actions.
    package init(text: String) {
        var classes: [String: [String]] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "," }.map(
                String.init)
            guard var name = words.first else { continue }
            if name.hasSuffix(":") { name.removeLast() }
            classes[name, default: []] += words.dropFirst()
        }
        self.classes = classes
    }

    func has(_ className: String) -> Bool { classes[className] != nil }

    /// Whether any class is known to have actions; without one nothing can be said about missing ones.
    var knowsActions: Bool { classes.values.contains { !$0.isEmpty } }

    func declares(_ action: String) -> Bool { classes.values.contains { $0.contains(action) } }
}
