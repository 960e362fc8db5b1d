extension String {
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
