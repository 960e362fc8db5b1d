/// What Interface Builder has written over the years for UIKit.
///
/// Source: storyboard-format.md sections 1 and 6.
enum DocumentFormat: Sendable {
    /// `document`, versions 1.0 and 1.1 (Xcode 4.2 and 4.3), 2.0 (Xcode 4.5) and 3.0 (Xcode 5 and later),
    /// with scenes.
    case storyboard
    /// `document`, version 3.0, with objects.
    case nib
    /// `archive`, versions 7.10 (Xcode 3) and 8.00 (Xcode 4): a keyed archive in XML.
    case nibArchive

    /// Recognises a document by its outermost element; refuses what is not for UIKit on iOS or tvOS.
    init(_ root: MarkupElement) throws(DocumentError) {
        let type = root.attribute("type") ?? ""
        try DocumentFormat.checkSystem(type: type, root)
        let isStoryboard = type.contains("Storyboard") || root.child("scenes") != nil
        switch root.name {
        case "document":
            if let version = root.attribute("version"), !["1.0", "1.1", "2.0", "3.0"].contains(version) {
                throw DocumentError(
                    .unsupported, "documents of version \(version) are not known; 1.0, 1.1, 2.0 and 3.0 are",
                    at: root.position)
            }
            self = isStoryboard ? .storyboard : .nib
        case "archive":
            if isStoryboard {
                throw DocumentError(
                    .unsupported, "a storyboard is a <document>, never an <archive>", at: root.position)
            }
            self = .nibArchive
        default:
            throw DocumentError(
                .unsupported, "<\(root.name)> is no Interface Builder document", at: root.position)
        }
    }

    private static func checkSystem(type: String, _ root: MarkupElement) throws(DocumentError) {
        let runtime = root.attribute("targetRuntime") ?? ""
        var system: String?
        if type.contains("WatchKit") || runtime.hasPrefix("watch") { system = "watchOS" }
        if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") { system = "macOS" }
        if let system {
            var error = DocumentError(
                .unsupported, "the document is for \(system), which has no UIViewController",
                at: root.position)
            error.foreignSystem = system
            throw error
        }
    }
}
