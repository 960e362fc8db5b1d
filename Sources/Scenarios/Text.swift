/// The few operations on text that reading and matching need, without Foundation.
extension String {
    /// Without white space at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// In one line: line feeds are written as `\n`, as in the text form of events.
    var withoutLineFeeds: String {
        contains(where: \.isNewline) ? String(flatMap { $0.isNewline ? "\\n" : String($0) }) : self
    }

    /// What follows the prefix; nil if it does not begin so.
    func removingPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }

    /// Where a text occurs first.
    func range(of text: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            formIndex(after: &start)
        }
        return nil
    }

    /// Where a text occurs last.
    func range(ofLast text: String) -> Range<String.Index>? {
        for start in indices.reversed() where self[start...].hasPrefix(text) {
            return start..<index(start, offsetBy: text.count)
        }
        return nil
    }

    /// The text with spaces behind it up to a number of characters.
    func padded(to width: Int) -> String {
        count < width ? self + String(repeating: " ", count: width - count) : self
    }

    /// Whether `*` in the pattern, standing for any text, makes the pattern equal to this text.
    func matches(wildcard pattern: String) -> Bool {
        let text = Array(utf8)
        let pattern = Array(pattern.utf8)
        let star = UInt8(ascii: "*")
        var (position, index) = (0, 0)
        var resume: (position: Int, index: Int)?
        while position < text.count {
            if index < pattern.count, pattern[index] == star {
                resume = (position, index)
                index += 1
            } else if index < pattern.count, pattern[index] == text[position] {
                (position, index) = (position + 1, index + 1)
            } else if let (start, at) = resume {
                // The last star takes one byte more.
                resume = (start + 1, at)
                (position, index) = (start + 1, at + 1)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == star }
    }
}

/// The fewest insertions, deletions and replacements of bytes that turn one text into the other.
func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
        var current = [row + 1]
        for (column, other) in right.enumerated() {
            let replaced = previous[column] + (byte == other ? 0 : 1)
            current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
        }
        previous = current
    }
    return previous[right.count]
}

/// The name of the list that was probably meant; nil if none is close.
func suggestion(for name: String, among known: [String]) -> String? {
    let written = Array(name.lowercased().utf8)
    let distanceMax = written.count < 4 ? 1 : written.count < 7 ? 2 : 3
    // Two texts are at least as far apart as their lengths, so that a long name costs nothing.
    let distances = known.filter { abs($0.utf8.count - written.count) <= distanceMax }
        .map { (editDistance(written, Array($0.lowercased().utf8)), $0) }
    guard let best = distances.min(by: { $0.0 < $1.0 }), best.0 <= distanceMax else { return nil }
    return best.1
}
