import JSONBytes

/// A name as UIKit spells it, where the format has another spelling for the same.
///
/// Scenario files are written by hand, by people who have UIKit's names in mind; they may say `.fullScreen`
/// or `pushViewController:animated:`. Requests are answered with the name that is meant.
struct Respelling: Sendable, Equatable {
    /// Where the name stands in the text.
    let range: Range<Int>
    /// What stands there in the format's own spelling.
    let json: [UInt8]
}

extension ContentDecoder {
    /// Takes a name that means another one, where names may be respelt; else says what is meant.
    ///
    /// - Returns: Whether it was taken.
    mutating func takes(_ value: JSONValue, as meant: [String], isList: Bool = false) -> Bool {
        guard respells else {
            let text = value.string ?? "this"
            let words = meant.joined(separator: ", ")
            fail(value, "\(text) is written \(isList ? "[\(words)]" : words) here")
            return false
        }
        var writer = JSONWriter()
        if isList { writer.beginArray() }
        for word in meant { writer.value(word) }
        if isList { writer.endArray() }
        let bytes = value.sourceBytes
        respellings.append(Respelling(range: bytes.startIndex..<bytes.endIndex, json: writer.array()))
        return true
    }

    /// Takes `nil` for null, where names may be respelt.
    mutating func takesNil(_ value: JSONValue) -> Bool {
        guard respells, value.string == "nil" else { return false }
        let bytes = value.sourceBytes
        respellings.append(Respelling(range: bytes.startIndex..<bytes.endIndex, json: Array("null".utf8)))
        return true
    }

    /// Takes Objective-C's word for yes or no, where names may be respelt; else says what is meant.
    mutating func takes(_ value: JSONValue, as flag: Bool) -> Bool {
        guard respells else {
            fail(value, "\(value.string ?? "this") is written \(flag) here")
            return false
        }
        let bytes = value.sourceBytes
        respellings.append(Respelling(range: bytes.startIndex..<bytes.endIndex, json: Array("\(flag)".utf8)))
        return true
    }

    /// The text with every name in the format's own spelling.
    func respelt(_ json: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        var end = 0
        for respelling in respellings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where respelling.range.lowerBound >= end {
            text += json[end..<respelling.range.lowerBound]
            text += respelling.json
            end = respelling.range.upperBound
        }
        return text + json[end...]
    }
}

extension SessionDefinition {
    /// A definition with every name that UIKit spells otherwise in the format's own spelling.
    ///
    /// What else is wrong with it is left as it is.
    package static func respelt(_ json: [UInt8]) -> [UInt8] {
        guard let document = try? ContentDecoder.document(json, limits: ContentLimits().withDocuments) else {
            return json
        }
        var decoder = ContentDecoder(limits: ContentLimits(), respells: true)
        _ = decoder.sessionDefinition(document.root)
        return decoder.respelt(json)
    }
}

extension DecodedOperation {
    /// An operation with every name that UIKit spells otherwise in the format's own spelling.
    package static func respelt(_ json: [UInt8]) -> [UInt8] {
        guard let document = try? ContentDecoder.document(json, limits: ContentLimits()) else { return json }
        var decoder = ContentDecoder(limits: ContentLimits(), respells: true)
        _ = decoder.operation(document.root)
        return decoder.respelt(json)
    }
}
