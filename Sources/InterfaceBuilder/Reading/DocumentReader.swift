package import ControllerHierarchy

/// Reads Interface Builder documents into the model's descriptions.
package enum DocumentReader {
    /// Reads a `.storyboard`.
    ///
    /// - Parameter name: The name by which the app's bundle knows it, without an extension.
    package static func storyboard(
        _ xml: [UInt8], name: String, limits: XMLLimits = XMLLimits()
    ) throws(DocumentError) -> StoryboardDocument {
        let document = try parse(xml, limits)
        guard case .storyboard = try DocumentFormat(document.root) else {
            throw DocumentError(
                .unsupported, "the document is a nib, not a storyboard", at: document.root.position)
        }
        return StoryboardReader(document).read(name: name)
    }

    /// Reads a `.xib` of any format.
    ///
    /// - Parameter name: The name by which the app's bundle knows it, without an extension.
    package static func nib(
        _ xml: [UInt8], name: String, limits: XMLLimits = XMLLimits()
    ) throws(DocumentError) -> NibDocument {
        let document = try parse(xml, limits)
        switch try DocumentFormat(document.root) {
        case .nib: return NibReader(document).read(name: name)
        case .nibArchive: return try NibArchiveReader(document, limits).read(name: name)
        case .storyboard:
            throw DocumentError(
                .unsupported, "the document is a storyboard, not a nib", at: document.root.position)
        }
    }

    /// Reads a document of either kind, with all that an inspection looks at.
    package static func document(
        _ xml: [UInt8], name: String, limits: XMLLimits = XMLLimits()
    ) throws(DocumentError) -> InterfaceDocument {
        let document = try parse(xml, limits)
        switch try DocumentFormat(document.root) {
        case .storyboard:
            var storyboard = StoryboardReader(document).read(name: name)
            storyboard.faults = ObjectAudit.faults(in: document)
            (storyboard.classUses, storyboard.reuse) = ClassUseReader.read(document.root)
            return .storyboard(storyboard)
        case .nib:
            var nib = NibReader(document).read(name: name)
            nib.faults = ObjectAudit.faults(in: document)
            (nib.classUses, nib.reuse) = ClassUseReader.read(document.root)
            nib.isForPad = document.root.attribute("targetRuntime") == "iOS.CocoaTouch.iPad"
            return .nib(nib)
        case .nibArchive:
            var nib = try NibArchiveReader(document, limits).read(name: name)
            nib.isForPad = document.root.attribute("type")?.contains(".iPad.") ?? false
            return .nib(nib)
        }
    }

    private static func parse(_ xml: [UInt8], _ limits: XMLLimits) throws(DocumentError) -> MarkupDocument {
        let document = try MarkupDocument(parsing: xml, limits: limits)
        try document.checkNames(limits)
        return document
    }
}

/// A document of either kind.
package enum InterfaceDocument: Sendable {
    case storyboard(StoryboardDocument)
    case nib(NibDocument)
}

/// A storyboard with what the model has no need of, but who inspects it.
package struct StoryboardDocument: Sendable {
    package var description: StoryboardDescription
    package var statistics = DocumentStatistics()
    package var isLaunchScreen = false
    /// Whether it is for tablets alone, as Xcode 4 to 7 made one of two.
    package var isForPad = false
    /// The lines of the text on which scenes' objects begin, counted from 1, by their identifiers.
    package var lines: [StoryboardDescription.ObjectID: Int] = [:]
    /// The identifiers of all objects, views included.
    package var objects: Set<StoryboardDescription.ObjectID> = []
    /// Segues whose kind is unknown, and others that lead nowhere, in the order of the document.
    package var oddities: [Oddity] = []
    /// Where scenes stand on the author's canvas, by the identifiers of their controllers.
    package var canvas: [StoryboardDescription.ObjectID: CanvasPoint] = [:]
    /// The nib for which it stands on maps and walks; nil for a storyboard.
    var nib: NibDescription?
    /// What is wrong with objects, in the order of the document; filled where a document is read for an
    /// inspection.
    package var faults: [ObjectFault] = []
    /// What it expects of the app's classes, and its reuse identifiers; filled as the faults are.
    package var classUses: [ClassUse] = []
    package var reuse = ReuseIdentifiers()

    /// A place on the canvas of Interface Builder, in its points.
    package struct CanvasPoint: Sendable, Equatable {
        package let x: Double
        package let y: Double
    }

    /// Something in a document that reading leaves out, and that its author may not have meant.
    package struct Oddity: Sendable, Equatable {
        package let reason: String
        package let line: Int
    }
}

/// A nib with figures about its document.
package struct NibDocument: Sendable {
    package var description: NibDescription
    package var statistics = DocumentStatistics()
    package var isLaunchScreen = false
    /// Whether it is for tablets alone, as Xcode 3 to 7 made one of two.
    package var isForPad = false
    /// What is wrong with objects, in the order of the document; filled where a document is read for an
    /// inspection.
    package var faults: [ObjectFault] = []
    /// What it expects of the app's classes, and its reuse identifiers; filled as the faults are.
    package var classUses: [ClassUse] = []
    package var reuse = ReuseIdentifiers()
    /// The lines of the text on which objects of the top level begin, counted from 1; empty for archives.
    package var lines: [StoryboardDescription.ObjectID: Int] = [:]
}

/// What reading a document met.
package struct DocumentStatistics: Sendable, Equatable {
    package var elements = 0
    /// Elements that no known version of Interface Builder writes, by name and in order of their names.
    package var unknownElements: [UnknownElement] = []

    /// A name and how often it occurs.
    package struct UnknownElement: Sendable, Equatable {
        package let name: String
        package let count: Int
    }

    /// Counts the elements of a document.
    init(of document: MarkupDocument, isKnown: (String) -> Bool) {
        elements = document.elementCount
        var counts: [String: Int] = [:]
        for element in document.root.descendants { counts[element.name, default: 0] += 1 }
        unknownElements = counts.filter { !isKnown($0.key) }.sorted { $0.key < $1.key }
            .map { UnknownElement(name: $0.key, count: $0.value) }
    }

    init() {}
}
