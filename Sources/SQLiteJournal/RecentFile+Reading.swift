import Glibc

extension RecentFile {
    /// A row of recent records.
    struct Entry: Sendable {
        let place: Int64
        let row: [UInt8]

        /// Throws where rows of table and file are not one list behind those that are filed.
        static func check(_ entries: [Entry], behind filed: Int64) throws(DamagedStore) {
            for (index, entry) in entries.enumerated() where entry.place != filed + Int64(index) + 1 {
                throw DamagedStore("the list of recent records")
            }
        }
    }

    /// All bytes of a file.
    static func bytes(of descriptor: Int32, _ path: String) throws(RecentFileError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .failed(.system(path)) }
        // For no bytes Swift notes their number in the array that all empty ones share.
        guard status.st_size > 0 else { return [] }
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { room, count in
            while count < room.count {
                let read = pread(
                    descriptor, room.baseAddress.map { $0 + count }, room.count - count, off_t(count))
                if read < 0, errno == EINTR { continue }
                guard read > 0 else {
                    isRead = read == 0
                    return
                }
                count += read
            }
        }
        guard isRead else { throw .failed(.system(path)) }
        return bytes
    }

    /// What means something of the file beside a database; nothing is written.
    static func entries(beside database: String, _ mark: Mark) throws(RecentFileError) -> [Entry] {
        let path = database + suffix
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw .failed(.system(path)) }
        defer { close(descriptor) }
        return entries(in: try bytes(of: descriptor, path), mark).entries
    }

    /// The whole entries that are not filed, in the file's order; nobody was told of one that is cut short.
    static func entries(in bytes: [UInt8], _ mark: Mark) -> (entries: [Entry], end: End) {
        var entries: [Entry] = []
        var ranges: [Range<Int>] = []
        // Block by block: of what is filed any part may have been written over, even one that left it whole.
        for start in stride(from: 0, to: bytes.count, by: blockBytes) {
            if let entry = entry(in: bytes, at: start, mark) {
                entries.append(entry)
                ranges.append(start..<start + byteCount(ofRow: entry.row.count))
            }
        }
        return (entries, End(salt: mark.salt, behind: ranges))
    }

    /// What a row takes with its head, in whole blocks.
    static func byteCount(ofRow count: Int) -> Int {
        (headBytes + count + blockBytes - 1) / blockBytes * blockBytes
    }

    /// The whole entry that begins at a place and is not filed; nil if there is none.
    private static func entry(in bytes: [UInt8], at start: Int, _ mark: Mark) -> Entry? {
        guard start + headBytes <= bytes.count else { return nil }
        let head = bytes.withUnsafeBytes { bytes in
            (0..<4).map { place in
                let number = bytes.loadUnaligned(fromByteOffset: start + place * 8, as: Int64.self)
                return Int64(littleEndian: number)
            }
        }
        let first = start + headBytes
        guard head[0] == mark.salt, head[1] > mark.filed, head[2] > 0, head[2] <= Int64(bytes.count - first)
        else { return nil }
        let row = Array(bytes[first..<first + Int(head[2])])
        let seal = row.withUnsafeBytes { Seal.of($0, salt: mark.salt, place: head[1]) }
        return head[3] == seal ? Entry(place: head[1], row: row) : nil
    }
}
