/// Where two logs of a step part: runs of lines that differ, each with its place on both sides.
struct LineDifference: Sendable {
    /// Lines of the one side that stand where those of the other side do; one of them may have none.
    struct Hunk: Sendable {
        fileprivate(set) var old: Range<Int>
        fileprivate(set) var new: Range<Int>
    }

    /// In rising order on both sides, with equal lines between them.
    private(set) var hunks: [Hunk] = []

    /// The most pairs of lines between which the shortest difference is sought.
    private static let pairsMax = 4_000_000

    /// Compares two lists of lines.
    init(_ old: [String], _ new: [String]) {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }
            .count
        let (oldRange, newRange) = (head..<old.count - tail, head..<new.count - tail)
        if oldRange.isEmpty, newRange.isEmpty { return }
        guard oldRange.count.multipliedReportingOverflow(by: newRange.count).partialValue <= Self.pairsMax
        else {
            hunks = [Hunk(old: oldRange, new: newRange)]
            return
        }
        let difference = new[newRange].difference(from: old[oldRange])
        let removed = Set(difference.removals.map { head + $0.place })
        let inserted = Set(difference.insertions.map { head + $0.place })
        var (left, right) = (head, head)
        while left < oldRange.upperBound || right < newRange.upperBound {
            if removed.contains(left) {
                note(old: left..<left + 1, new: right..<right)
                left += 1
            } else if inserted.contains(right) {
                note(old: left..<left, new: right..<right + 1)
                right += 1
            } else {
                (left, right) = (left + 1, right + 1)
            }
        }
        let found = hunks
        hunks = []
        for hunk in found {
            let first = Self.earliest(hunk, old, new, behind: hunks.last)
            note(old: first.old, new: first.new)
        }
    }

    /// Lines that are there on one side alone, among equal lines: of all places the first.
    ///
    /// So two differences that say the same say it of the same lines.
    private static func earliest(
        _ hunk: Hunk, _ old: [String], _ new: [String], behind previous: Hunk?
    ) -> Hunk {
        var hunk = hunk
        let (lines, isInsertion) = hunk.old.isEmpty ? (new, true) : (old, false)
        guard hunk.old.isEmpty != hunk.new.isEmpty else { return hunk }
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound - 1..<range.upperBound - 1 }
        while hunk.old.lowerBound > previous?.old.upperBound ?? 0,
            hunk.new.lowerBound > previous?.new.upperBound ?? 0
        {
            let range = isInsertion ? hunk.new : hunk.old
            guard lines[range.lowerBound - 1] == lines[range.upperBound - 1] else { break }
            hunk = Hunk(old: moved(hunk.old), new: moved(hunk.new))
        }
        return hunk
    }

    /// Adds to the last hunk what follows on it, or begins another one.
    private mutating func note(old: Range<Int>, new: Range<Int>) {
        if let last = hunks.last, last.old.upperBound == old.lowerBound,
            last.new.upperBound == new.lowerBound
        {
            hunks[hunks.count - 1] = Hunk(
                old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
        } else {
            hunks.append(Hunk(old: old, new: new))
        }
    }
}

extension CollectionDifference.Change {
    /// The offset of the line on its side.
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension Range<Int> {
    /// Whether two runs of lines share one, or stand at one place.
    func meets(_ other: Range<Int>) -> Bool {
        guard isEmpty || other.isEmpty else { return overlaps(other) }
        return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
}
