import Foundation

/// The survivors that are known, each with the reason why it lives.
struct SurvivorList {
    /// Reasons by the identity of the mutant.
    private(set) var reasons: [String: String] = [:]

    /// Reads lines of file, declaration, change, expression and reason, with tabs between; `#` begins a
    /// comment.
    init(text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 5, columns.allSatisfy({ !$0.isEmpty }) else {
                throw Failure("line \(index + 1) of the survivors: write five columns with tabs between")
            }
            let identity = columns.prefix(4).joined(separator: "\t")
            guard reasons.updateValue(String(columns[4]), forKey: identity) == nil else {
                throw Failure("line \(index + 1) of the survivors: that mutant is listed twice")
            }
        }
    }

    /// What of the list is not so, one sentence each.
    ///
    /// - Parameter isWhole: Whether each survivor must be listed.
    func faults(candidates: [Candidate], tried: [Mutant], survivors: [Mutant], isWhole: Bool) -> [String] {
        let candidates = Set(candidates.map(\.identity))
        let survivors = Set(survivors.map(\.candidate.identity))
        let killed = Set(tried.map(\.candidate.identity)).subtracting(survivors)
        let unlisted = survivors.filter { isWhole && reasons[$0] == nil }.sorted()
        let listed = reasons.keys.sorted()
        return unlisted.map { "survives, and is not listed:\n\t\($0)" }
            + listed.filter(killed.contains).map { "is listed, and is killed now:\n\t\($0)" }
            + listed.filter { !candidates.contains($0) }.map { "is listed, and cannot be planted:\n\t\($0)" }
    }
}
