// Compiled together with the sources of InterfaceBuilder by fuzz-documents.sh; no target of the package.

/// What libFuzzer calls with each text it makes up.
///
/// A text may be refused, at a place within it; of one that is read, the inspection and the map must come out whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocuments(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(DocumentError) {
        let document = try MarkupDocument(parsing: bytes)
        check(document)
        _ = try DocumentReader.document(bytes, name: "Main")
    } catch {
        if let position = error.position { precondition(position.line >= 1 && position.column >= 1) }
        precondition(!error.reason.contains { $0.isNewline }, "the reason is more than one line")
        return 0
    }
    let inspection = Inspection([.init(path: "Main.storyboard", bytes: bytes)])
    precondition(!inspection.text.isEmpty)
    let map = MapSVG.document(inspection, title: "Main")
    precondition((try? MarkupDocument(parsing: Array(map.utf8))) != nil, "the map is no XML")
    _ = MapText.mermaid(inspection)
    _ = MapText.dot(inspection)
    return 0
}

/// Every element lies within its parent, and every attribute can be read.
private func check(_ document: MarkupDocument) {
    var count = 1
    for element in document.root.descendants {
        count += 1
        precondition(element.parent?.contains(element) ?? false, "an element outside its parent")
        precondition(element.line >= 1)
        _ = element.characters
        for attribute in element.attributes { precondition(!attribute.name.isEmpty) }
    }
    precondition(count == document.elementCount, "elements were lost")
}
