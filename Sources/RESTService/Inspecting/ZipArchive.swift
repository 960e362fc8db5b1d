import CZlib

/// The files in a zip archive, stored or deflated; anything else that archives can hold is refused.
///
/// Nothing is trusted: every place and size is checked before it is used, and an entry is inflated into
/// exactly the bytes that it says it has, of which there are only so many.
///
/// Source: PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
struct ZipArchive {
    struct Entry {
        let name: String
        let bytes: [UInt8]
    }

    struct Limits {
        /// Of those that are wanted; folders and files of other kinds do not count.
        var entriesMax = 256
        /// Of one entry, inflated.
        var entryBytesMax = 4 << 20
        /// Of all entries, inflated.
        var bytesMax = 16 << 20
    }

    /// Why an archive cannot be read.
    struct Failure: Error, Equatable {
        let reason: String
    }

    private(set) var entries: [Entry] = []
    private let archive: UnsafeRawBufferPointer
    private let limits: Limits

    /// Reads the entries whose names are wanted; the archive is not used after the call.
    ///
    /// - Parameter isWanted: Whether an entry of that name is to be read.
    init(_ archive: UnsafeRawBufferPointer, limits: Limits = Limits(), isWanted: (String) -> Bool)
        throws(Failure)
    {
        self.archive = archive
        self.limits = limits
        let end = try findEnd()
        let count = try number(at: end + 10, bytes: 2)
        var place = try number(at: end + 16, bytes: 4)
        var total = 0
        for _ in 0..<count {
            let header = try Header(self, at: place)
            place = header.next
            guard isWanted(header.name) else { continue }
            guard entries.count < limits.entriesMax else {
                throw Failure(reason: "the archive has more than \(limits.entriesMax) documents")
            }
            total += header.size
            guard header.size <= limits.entryBytesMax, total <= limits.bytesMax else {
                throw Failure(reason: "the archive holds more than \(limits.bytesMax) bytes")
            }
            entries.append(Entry(name: header.name, bytes: try content(header)))
        }
    }

    /// An entry of the central directory.
    private struct Header {
        let name: String
        let method: Int
        let checksum: Int
        let packedSize: Int
        let size: Int
        let place: Int
        let next: Int

        init(_ archive: ZipArchive, at place: Int) throws(Failure) {
            guard try archive.number(at: place, bytes: 4) == 0x0201_4B50 else {
                throw Failure(reason: "the archive's directory is broken")
            }
            guard try archive.number(at: place + 8, bytes: 2) & 1 == 0 else {
                throw Failure(reason: "an entry is encrypted")
            }
            method = try archive.number(at: place + 10, bytes: 2)
            checksum = try archive.number(at: place + 16, bytes: 4)
            packedSize = try archive.number(at: place + 20, bytes: 4)
            size = try archive.number(at: place + 24, bytes: 4)
            let nameSize = try archive.number(at: place + 28, bytes: 2)
            let extraSize = try archive.number(at: place + 30, bytes: 2)
            let commentSize = try archive.number(at: place + 32, bytes: 2)
            self.place = try archive.number(at: place + 42, bytes: 4)
            guard
                let name = String(
                    validating: try archive.bytes(at: place + 46, count: nameSize), as: UTF8.self)
            else { throw Failure(reason: "an entry's name is not UTF-8") }
            self.name = name
            next = place + 46 + nameSize + extraSize + commentSize
        }
    }

    // MARK: Bytes

    private func bytes(at place: Int, count: Int) throws(Failure) -> UnsafeRawBufferPointer {
        guard place >= 0, count >= 0, place <= archive.count, count <= archive.count - place else {
            throw Failure(reason: "the archive breaks off")
        }
        return UnsafeRawBufferPointer(rebasing: archive[place..<place + count])
    }

    /// A number whose lowest byte comes first.
    private func number(at place: Int, bytes count: Int) throws(Failure) -> Int {
        try bytes(at: place, count: count).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// The place of the directory's end record, which a comment may follow.
    private func findEnd() throws(Failure) -> Int {
        var place = archive.count - 22
        let first = max(place - 65_535, 0)
        while place >= first {
            if try number(at: place, bytes: 4) == 0x0605_4B50 { return place }
            place -= 1
        }
        throw Failure(reason: "the body is no zip archive")
    }

    // MARK: Content

    private func content(_ header: Header) throws(Failure) -> [UInt8] {
        guard try number(at: header.place, bytes: 4) == 0x0403_4B50 else {
            throw Failure(reason: "\(header.name) is not where the directory says")
        }
        let nameSize = try number(at: header.place + 26, bytes: 2)
        let extraSize = try number(at: header.place + 28, bytes: 2)
        let packed = try bytes(at: header.place + 30 + nameSize + extraSize, count: header.packedSize)
        let content: [UInt8]
        switch header.method {
        case 0: content = Array(packed)
        case 8: content = try inflated(packed, size: header.size, name: header.name)
        default: throw Failure(reason: "\(header.name) is packed by method \(header.method); use deflate")
        }
        let checksum = content.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
        guard content.count == header.size, Int(checksum) == header.checksum else {
            throw Failure(reason: "\(header.name) is damaged")
        }
        return content
    }

    /// Inflates into as many bytes as were announced and not one more.
    private func inflated(
        _ packed: UnsafeRawBufferPointer, size: Int, name: String
    ) throws(Failure) -> [UInt8] {
        var isWhole = false
        let content = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            let found = Inflating.inflate(packed, .none, into: UnsafeMutableRawBufferPointer(buffer))
            isWhole = found != nil
            count = found ?? 0
        }
        guard isWhole else { throw Failure(reason: "\(name) is damaged") }
        return content
    }
}
