import ControllerHierarchy
import InterfaceBuilder
import WireFormat

extension SessionDefinition {
    /// Reads a definition and the Interface Builder documents in it, and puts the format's own spelling in
    /// the place of UIKit's.
    static func reading(
        _ json: inout [UInt8], limits: ContentLimits, documents: XMLLimits
    ) throws(SessionError) -> SessionDefinition {
        do throws(WireError) {
            var definition = try SessionDefinition(respelling: &json, limits: limits)
            try definition.readDocuments(limits: documents)
            return definition
        } catch {
            throw .content(error)
        }
    }

    /// Gives the app's bundle the documents.
    private mutating func readDocuments(limits: XMLLimits) throws(WireError) {
        var issues: [WireError.Issue] = []
        application.storyboards = Self.read(storyboards, in: "storyboards", &issues) {
            document throws(DocumentError) in
            try DocumentCache.storyboard(document.xml, name: document.name, limits: limits)
        }
        application.nibs = Self.read(nibs, in: "nibs", &issues) { document throws(DocumentError) in
            try DocumentCache.nib(document.xml, name: document.name, limits: limits)
        }
        application.mainStoryboard = mainStoryboard
        application.mainNib = mainNib
        if !issues.isEmpty { throw WireError(.storyboardRejected, issues: issues) }
    }

    private static func read<Description>(
        _ documents: [Document], in field: String, _ issues: inout [WireError.Issue],
        _ read: (Document) throws(DocumentError) -> Description
    ) -> [Description] {
        documents.compactMap { document in
            do throws(DocumentError) {
                return try read(document)
            } catch {
                issues.append(
                    .init(
                        pointer: WireError.Issue.pointer(field, document.name), detail: error.description,
                        code: error.code.rawValue))
                return nil
            }
        }
    }
}
