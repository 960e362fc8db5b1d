import InterfaceBuilder
import JSONBytes

/// The definition of a session in a zip archive of an app's folder.
///
/// Its storyboards and nibs become those of the definition, by the names that a bundle has them under. What
/// else the definition has stands in the entry `session.json`; where that does not say with which document
/// the app begins, the archive must leave no doubt. It becomes a definition like any other, and is stored so.
struct SessionArchive {
    private static let definitionEntry = "session.json"

    private let entries: [ZipArchive.Entry]
    private let limits: XMLLimits

    /// Reads an archive's entries; the body is not used after the call.
    init(
        _ body: UnsafeRawBufferPointer, bytesMax: Int, limits: XMLLimits
    ) throws(Problem) {
        var zipLimits = ZipArchive.Limits()
        zipLimits.bytesMax = bytesMax
        entries = try ZipArchive.read(body, limits, within: zipLimits) { $0 == Self.definitionEntry }
        self.limits = limits
    }

    /// The definition as JSON.
    func definition() throws(Problem) -> [UInt8] {
        var definition = try given()
        let documents = entries.filter { $0.name != Self.definitionEntry }
        guard !documents.isEmpty else {
            throw Problem(.invalidRequest, "There is no .storyboard and no .xib in the archive.")
        }
        var options = Inspection.Options()
        options.limits = limits
        let inspection = Inspection(
            documents.map { .init(path: $0.name, bytes: $0.bytes) },
            options: options)
        var paths: [String: String] = [:]
        for (entry, document) in zip(documents, inspection.documents) {
            // Such as those of an app for the watch, which no bundle of this app has.
            if case .failure(let error) = document.content, error.foreignSystem != nil { continue }
            let (member, name) = Self.place(of: entry.name)
            if let other = paths.updateValue(entry.name, forKey: "\(member)/\(name)") {
                throw Problem(
                    .invalidRequest,
                    "\(quoted(other)) and \(quoted(entry.name)) are both the \(member.dropLast()) \(quoted(name)) "
                        + "of the app. Leave out what belongs to other targets.")
            }
            var texts = definition[member] ?? .object([])
            texts[name] = .string(String(decoding: entry.bytes, as: UTF8.self))
            definition[member] = texts
        }
        if ["root", "mainStoryboard", "mainNib"].allSatisfy({ definition[$0] == nil }) {
            let (field, name) = try Self.beginning(inspection)
            definition[field] = .string(name)
        }
        return Array(definition.description.utf8)
    }

    /// What the archive says of the definition itself.
    private func given() throws(Problem) -> JSONTree {
        guard let entry = entries.first(where: { $0.name == Self.definitionEntry }) else {
            return .object([])
        }
        let document = try? JSONDocument(parsing: entry.bytes)
        guard let document, document.root.kind == .object else {
            throw Problem(.malformedJSON, "\(Self.definitionEntry) is not JSON, or no session's definition.")
        }
        return JSONTree(document.root)
    }

    /// The member of the definition and the name in it: the file's, in the folder of its language.
    private static func place(of path: String) -> (member: String, name: String) {
        let parts = path.split(separator: "/")
        let input = Inspection.Input(path: path, bytes: [])
        let folder = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? "\($0)/" : nil } ?? ""
        return (path.hasSuffix(".xib") ? "nibs" : "storyboards", folder + input.name)
    }

    /// The document with which the app begins.
    private static func beginning(_ inspection: Inspection) throws(Problem) -> (field: String, name: String) {
        let storyboards = inspection.mainStoryboards
        if storyboards.count == 1 { return ("mainStoryboard", storyboards[0]) }
        let nibs = inspection.mainNibs
        if storyboards.isEmpty, nibs.count == 1 { return ("mainNib", nibs[0]) }
        let names = (storyboards.isEmpty ? nibs : storyboards).map { quoted($0) }.joined(separator: ", ")
        throw Problem(
            .invalidRequest,
            (names.isEmpty
                ? "The app can begin with no document of the archive. " : "The app may begin with \(names). ")
                + "Name it in \(definitionEntry): {\"mainStoryboard\": \"...\"}.")
    }
}

extension ZipArchive {
    /// Reads the documents of Interface Builder in an archive, and what else is wanted.
    static func read(
        _ body: UnsafeRawBufferPointer, _ limits: XMLLimits, within zipLimits: Limits = Limits(),
        isWanted: (String) -> Bool
    ) throws(Problem) -> [Entry] {
        var zipLimits = zipLimits
        zipLimits.entryBytesMax = limits.documentBytesMax
        do throws(Failure) {
            return try ZipArchive(body, limits: zipLimits) { isDocument($0) || isWanted($0) }.entries
        } catch {
            throw Problem(.invalidRequest, "The archive cannot be read: \(error.reason).")
        }
    }

    /// What an archive may hold besides is left alone, such as what an archiver adds on a Mac.
    private static func isDocument(_ name: String) -> Bool {
        let file = name.split(separator: "/").last ?? ""
        if name.hasPrefix("__MACOSX/") || file.hasPrefix("._") { return false }
        return file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
    }
}
