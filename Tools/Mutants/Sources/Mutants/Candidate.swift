/// A condition and what it would become.
struct Candidate {
    /// The path below the folder of all sources, which begins with the target.
    let file: String
    /// The function or property that it stands in.
    let declaration: String
    /// What changes, in words.
    let change: String
    /// The expression in one line; equal ones of a declaration are numbered.
    var text: String
    let line: Int
    /// The bytes of the expression, which is planted in both forms.
    let expression: Range<Int>
    /// The bytes in it that change, and what comes in their place.
    let replaced: Range<Int>
    let replacement: String

    /// What tells the change from all others, whatever else happens to the file and to the folders around it.
    ///
    /// Of those only the outermost counts, in the model without its own.
    var identity: String {
        var path = file.split(separator: "/")
        if path.first == "ControllerHierarchy" { path.removeFirst() }
        let place = [path.first, path.last].compactMap { $0 }.joined(separator: "/")
        return [place, declaration, change, text].joined(separator: "\t")
    }

    /// Numbers candidates that are otherwise equal, in their order.
    static func numbered(_ candidates: [Candidate]) -> [Candidate] {
        var counts: [String: Int] = [:]
        return candidates.map { candidate in
            let count = counts[candidate.identity, default: 0] + 1
            counts[candidate.identity] = count
            guard count > 1 else { return candidate }
            var numbered = candidate
            numbered.text += " #\(count)"
            return numbered
        }
    }
}
