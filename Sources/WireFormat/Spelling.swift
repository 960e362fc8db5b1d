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
package func suggestion(for name: String, among known: [String]) -> String? {
    if let meant = UIKitSpelling.otherWords(for: name).first(where: known.contains) { return meant }
    let written = Array(name.lowercased().utf8)
    let distanceMax = written.count < 4 ? 1 : written.count < 7 ? 2 : 3
    // Two texts are at least as far apart as their lengths, so that a long name costs nothing.
    let near = known.filter { abs($0.utf8.count - written.count) <= distanceMax }.map { name in
        let other = Array(name.lowercased().utf8)
        // Of several as near the one that begins alike for longest: `iPhone 15s` is an iPhone 15, no 5s.
        let alike = zip(written, other).prefix { $0 == $1 }.count
        return (distance: editDistance(written, other), unlike: -alike, name: name)
    }
    let best = near.min { ($0.distance, $0.unlike) < ($1.distance, $1.unlike) }
    return best.flatMap { $0.distance <= distanceMax ? $0.name : nil }
}

/// What to say behind a field that is none: the one that was probably meant, else all that there are.
///
/// - Parameter beginning: What comes before all of them, or before `none`.
package func adviceOrAll(for name: String, among known: [String], _ beginning: String) -> String {
    let advice = advice(for: name, among: known)
    guard advice.isEmpty else { return advice }
    return "; " + beginning + (known.isEmpty ? "none" : known.joined(separator: ", "))
}

/// What to say behind a name that is none: `; push is one`, or nothing where no name is close.
package func advice(for name: String, among known: [String]) -> String {
    suggestion(for: name, among: known).map { "; \($0) is one" } ?? ""
}
