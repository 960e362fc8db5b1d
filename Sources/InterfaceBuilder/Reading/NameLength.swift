/// Names stand in every event and in every answer about their controllers, so that they have to be short.
extension MarkupDocument {
    /// Refuses a document with a name of more bytes than ``XMLLimits/nameBytesMax`` as it stands in the text.
    func checkNames(_ limits: XMLLimits) throws(DocumentError) {
        for attribute in attributes where attribute.value.range.count > limits.nameBytesMax {
            let name = String(decoding: bytes[attribute.name.range], as: UTF8.self)
            guard MarkupDocument.namingAttributes.contains(name) else { continue }
            throw .nameTooLong(name, limits, at: position(of: Int(attribute.value.start)))
        }
    }

    /// Attributes that name a class, an object, a file, a selector or a key.
    private static let namingAttributes: Set<String> = [
        "action", "bundleIdentifier", "customClass", "customModule", "destination",
        "destinationCreationSelector", "id", "identifier", "keyPath", "nibName", "property",
        "referencedIdentifier", "restorationIdentifier", "selector", "storyboardIdentifier", "storyboardName",
        "unwindAction",
    ]
}

extension DocumentError {
    /// The refusal of a name that is too long.
    static func nameTooLong(
        _ what: String, _ limits: XMLLimits, at position: XMLPosition
    ) -> DocumentError {
        DocumentError(.limit, "\(what) is longer than \(limits.nameBytesMax) bytes", at: position)
    }
}
