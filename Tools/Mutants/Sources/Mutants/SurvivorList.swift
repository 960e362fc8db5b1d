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
    func faults(planted: [Mutant], survivors: [Mutant]) -> [String] {
        let survivors = Set(survivors.map(\.candidate.identity))
        let planted = Set(planted.map(\.candidate.identity))
        let unlisted = survivors.filter { reasons[$0] == nil }.sorted().map {
            "survives, and is not listed:\n\t\($0)"
        }
        let listed = reasons.keys.sorted()
        return unlisted
            + listed.filter { planted.contains($0) && !survivors.contains($0) }
            .map { "is listed, and is killed now:\n\t\($0)" }
            + listed.filter { !planted.contains($0) }.map { "is listed, and is not planted:\n\t\($0)" }
    }
}
