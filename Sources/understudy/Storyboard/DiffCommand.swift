import ArgumentParser
import FoundationEssentials
import InterfaceBuilder

/// Tells how storyboards differ between two versions of an app.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two versions: scenes, segues and identifiers added, removed or changed.",
        discussion: """
            Each version is a folder, a file, or a revision of the git repository in which the program \
            runs; of a revision the documents below the current folder count. A path is taken for a \
            path where there is one: ./main is never a branch.

            Exit codes: 0 compared, whatever came of it, 64 wrong usage, 73 a file cannot be written.
            """)

    @Argument(help: "The version before: a folder, a file, or a git revision.")
    var old: String

    @Argument(help: "The version after.")
    var new: String

    @Flag(help: "Print Markdown, for a pull request.")
    var markdown = false

    @Option(help: "Draw both versions in one map into this .svg file, changes in colours.")
    var map: String?

    @Option(help: "Leave out paths that fit this pattern, in the language of .gitignore; may be repeated.")
    var exclude: [String] = []

    func validate() throws {
        guard let map, !map.hasSuffix(".svg") else { return }
        throw ValidationError("\(map): end the name in .svg")
    }

    func run() throws {
        let before = try documents(old)
        let after = try documents(new)
        // Two files are compared whatever they are called.
        let isPair = before.isFile && after.isFile
        let old = isPair ? before.documents.map { $0.renamed(after.documents.first?.path) } : before.documents
        let diff = StoryboardDiff(old: old, new: after.documents)
        print(markdown ? diff.markdown : diff.text, terminator: "")
        if let map {
            let title = "\(self.old) → \(self.new)"
            try OutputFile.replace(map, with: MapSVG.document(diff, title: title))
        }
    }

    private func documents(_ version: String) throws -> (documents: [Inspection.Document], isFile: Bool) {
        var isFolder = false
        guard FileManager.default.fileExists(atPath: version, isDirectory: &isFolder) else {
            return (try GitRevision(version).documents(excluding: exclude), false)
        }
        var tree = SourceTree(endings: [".storyboard", ".xib"], excluding: exclude)
        guard tree.add(version) else { throw ValidationError("\(version): it cannot be read") }
        let folder = version.hasSuffix("/") ? version : version + "/"
        let documents = StoryboardOptions.read(tree.files).map { document in
            document.renamed(
                document.path.hasPrefix(folder) ? String(document.path.dropFirst(folder.count)) : nil)
        }
        return (documents, !isFolder)
    }
}

extension Inspection.Document {
    /// The same document by another path.
    fileprivate func renamed(_ path: String?) -> Inspection.Document {
        Inspection.Document(path: path ?? self.path, content: content)
    }
}
