import JSONBytes

/// A name as UIKit spells it, where the format has another spelling for the same.
///
/// Requests and scenario files are written by people who have UIKit's names in mind; they may say
/// `.fullScreen` or `pushViewController:animated:`. What is kept has the format's own spelling.
struct Respelling: Sendable, Equatable {
    /// Where the name stands in the text.
    let range: Range<Int>
    /// What stands there in the format's own spelling.
    let json: [UInt8]
}

extension ContentDecoder {
    /// Takes a name that means another one.
    mutating func take(_ value: JSONValue, as meant: [String], isList: Bool = false) {
        var writer = JSONWriter()
        if isList { writer.beginArray() }
        for word in meant { writer.value(word) }
        if isList { writer.endArray() }
        respellings.append(Respelling(range: value.sourceRange, json: writer.array()))
    }

    /// Takes `nil` for null, where the text was written as YAML.
    mutating func takesNil(_ value: JSONValue) -> Bool {
        guard isOfYAML, value.string == "nil" else { return false }
        respellings.append(Respelling(range: value.sourceRange, json: Array("null".utf8)))
        return true
    }

    /// Takes Objective-C's word for yes or no.
    mutating func take(_ value: JSONValue, as flag: Bool) {
        respellings.append(Respelling(range: value.sourceRange, json: Array("\(flag)".utf8)))
    }

    /// Puts the format's own spelling in the place of names that were taken for others.
    ///
    /// What stands under such a name has not been read.
    ///
    /// - Returns: Whether there were any, so that the text is to be read again.
    func respell(_ json: inout [UInt8]) -> Bool {
        guard !respellings.isEmpty else { return false }
        var text: [UInt8] = []
        var end = 0
        for respelling in respellings.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where respelling.range.lowerBound >= end {
            text += json[end..<respelling.range.lowerBound]
            text += respelling.json
            end = respelling.range.upperBound
        }
        json = text + json[end...]
        return true
    }
}
