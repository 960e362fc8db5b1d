/// The parts of a `multipart/form-data` body.
///
/// Source: RFC 7578; RFC 2046 section 5.1.
struct MultipartForm {
    struct Part {
        /// The field's name; nil where the part gives none.
        let name: String?
        let fileName: String?
        let bytes: [UInt8]
    }

    private(set) var parts: [Part] = []

    static let partsMax = 256

    /// Why a body cannot be read.
    struct Failure: Error, Equatable {
        let reason: String
    }

    /// Reads a body.
    ///
    /// - Parameter contentType: The request's `Content-Type`, which names the boundary.
    init(_ body: UnsafeRawBufferPointer, contentType: String) throws(Failure) {
        guard let boundary = Self.parameter("boundary", of: contentType),
            (1...70).contains(boundary.utf8.count)
        else { throw Failure(reason: "the Content-Type names no boundary") }
        let bytes = Array(body)
        let delimiter = Array("--\(boundary)".utf8)
        guard var place = Self.find(delimiter, in: bytes, from: 0), place == 0 || bytes[place - 1] == 0x0A
        else {
            throw Failure(reason: "the boundary does not occur in the body")
        }
        let next = [0x0D, 0x0A] + delimiter
        while true {
            place += delimiter.count
            if bytes[place...].starts(with: "--".utf8) { return }
            guard bytes[place...].starts(with: [0x0D, 0x0A]),
                let end = Self.find(next, in: bytes, from: place)
            else { throw Failure(reason: "a part is not ended") }
            guard parts.count < Self.partsMax else {
                throw Failure(reason: "there are more than \(Self.partsMax) parts")
            }
            parts.append(try Self.part(bytes[place..<end]))
            place = end + 2
        }
    }

    /// Reads a part: a line feed, header lines, an empty line, the content.
    private static func part(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Part {
        let blank: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
        guard let end = find(blank, in: Array(bytes), from: 0).map({ bytes.startIndex + $0 }) else {
            throw Failure(reason: "a part has no end of its headers")
        }
        let lines = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
            .split(whereSeparator: \.isNewline)
        let disposition = lines.first { $0.lowercased().hasPrefix("content-disposition:") }.map(String.init)
        return Part(
            name: disposition.flatMap { parameter("name", of: $0) },
            fileName: disposition.flatMap { parameter("filename", of: $0) },
            bytes: Array(bytes[(end + blank.count)...]))
    }

    /// The value of a parameter behind a header's value; quotation marks are taken off.
    static func parameter(_ name: String, of header: String) -> String? {
        for part in header.split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].filter({ $0 != " " }).lowercased() == name else { continue }
            var value = pair[1].drop { $0 == " " }
            while value.last == " " { value.removeLast() }
            if value.count >= 2, value.first == "\"", value.last == "\"" {
                value = value.dropFirst().dropLast()
            }
            return String(value)
        }
        return nil
    }

    private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first, start <= bytes.count else { return nil }
        var place = start
        while let found = bytes[place...].firstIndex(of: first) {
            if bytes[found...].starts(with: pattern) { return found }
            place = found + 1
        }
        return nil
    }
}
