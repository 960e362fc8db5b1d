import CZlib

/// Undoing deflate, in one piece of memory.
enum Inflating {
    /// How deflated bytes are wrapped, as zlib counts its windows.
    enum Wrapping: Int32 {
        /// Not at all, as in a zip archive.
        case none = -15
        /// As a gzip file.
        case gzip = 31
    }

    /// Inflates into memory that has room for all of it.
    ///
    /// - Returns: how many bytes it is; nil for what is damaged or does not fit.
    static func inflate(
        _ packed: UnsafeRawBufferPointer, _ wrapping: Wrapping, into memory: UnsafeMutableRawBufferPointer
    ) -> Int? {
        var stream = z_stream()
        let streamSize = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, streamSize) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        stream.next_in = UnsafeMutablePointer(mutating: packed.bindMemory(to: Bytef.self).baseAddress)
        stream.avail_in = UInt32(packed.count)
        stream.next_out = memory.bindMemory(to: Bytef.self).baseAddress
        stream.avail_out = UInt32(memory.count)
        return CZlib.inflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : nil
    }
}
