extension RecentFile {
    /// Where entries are written, and what must not be written over; in bytes from the file's beginning.
    struct End: Sendable {
        let salt: Int64
        /// What has entries that are not filed; the next one comes behind them.
        private(set) var last = 0..<0
        /// What has those that are being filed, before or behind the others; nil where there are none.
        private(set) var filing: Range<Int>?

        /// The end behind all entries, in the file's order; without any, that of a file that says nothing.
        init(salt: Int64, behind entries: [Range<Int>] = []) {
            self.salt = salt
            if let first = entries.first, let end = entries.last { last = first.lowerBound..<end.upperBound }
        }

        /// Where the next entry begins.
        var next: Int { last.upperBound }
        /// How much is not filed.
        var byteCount: Int { last.count + (filing?.count ?? 0) }

        /// Whether an entry would be written over those that are being filed.
        func isBarred(for byteCount: Int) -> Bool {
            guard let filing, filing.lowerBound >= next else { return false }
            return next + byteCount > filing.lowerBound
        }

        mutating func add(_ byteCount: Int) { last = last.lowerBound..<next + byteCount }

        /// Has what follows lie apart from what there is, which is filed meanwhile: before it, where there is
        /// as much room, so that the file does not become ever longer.
        mutating func beginFiling() {
            let start = last.lowerBound >= last.count ? 0 : last.upperBound
            (last, filing) = (start..<start, last.isEmpty ? nil : last)
        }

        /// Takes note that it is filed.
        mutating func endFiling() { filing = nil }
    }
}
