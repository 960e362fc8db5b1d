extension String {
    /// So many bytes a text holds within itself.
    private static let ownBytesMax = 15

    /// Makes a text of bytes that are valid UTF-8, short ones without looking through them beforehand.
    @inline(__always)
    init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= String.ownBytesMax else {
            self.init(decoding: bytes, as: UTF8.self)
            return
        }
        self.init(unsafeUninitializedCapacity: bytes.count) { room in
            if let place = room.baseAddress, let source = bytes.baseAddress {
                place.update(from: source, count: bytes.count)
            }
            return bytes.count
        }
    }

    /// Calls `body` with the text in UTF-8, where it lies.
    ///
    /// `withUTF8` wants a variable, whose copy of the text counts a reference up and down.
    @inlinable @inline(__always)
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}
