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
    ///
    /// Takes time in proportion to the lengths of both, whatever is in them: either may come from a client.
    func matches(wildcard pattern: String) -> Bool {
        var (text, pattern) = (self, pattern)
        return text.withUTF8 { text in
            pattern.withUTF8 { pattern in
                guard let first = pattern.firstIndex(of: star), let last = pattern.lastIndex(of: star) else {
                    return text.elementsEqual(pattern)
                }
                let (head, tail) = (pattern[..<first], pattern[(last + 1)...])
                guard text.count >= head.count + tail.count, text.starts(with: head),
                    text.suffix(tail.count).elementsEqual(tail)
                else { return false }
                var rest = text[head.count..<text.count - tail.count]
                for piece in pattern[first...last].split(separator: star) {
                    guard let found = end(of: piece, in: rest) else { return false }
                    rest = rest[found...]
                }
                return true
            }
        }
    }
}

private let star = UInt8(ascii: "*")

/// The end of the first place where the piece stands in the text; nil if there is none.
///
/// Knuth, Morris and Pratt: the search never goes back in the text, however often the piece nearly stands
/// there.
private func end(
    of piece: Slice<UnsafeBufferPointer<UInt8>>, in text: Slice<UnsafeBufferPointer<UInt8>>
) -> Int? {
    let piece = Array(piece)
    // For each beginning of the piece, how long its longest end is that is also a beginning.
    var borders = [0]
    var matched = 0
    for byte in piece.dropFirst() {
        while matched > 0, piece[matched] != byte { matched = borders[matched - 1] }
        matched += piece[matched] == byte ? 1 : 0
        borders.append(matched)
    }
    matched = 0
    for index in text.indices {
        while matched > 0, piece[matched] != text[index] { matched = borders[matched - 1] }
        matched += piece[matched] == text[index] ? 1 : 0
        if matched == piece.count { return index + 1 }
    }
    return nil
}
