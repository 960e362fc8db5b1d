/// A choice of candidates that a seed decides, and that stays as it is when others come and go.
struct Sample {
    let seed: UInt64
    /// One candidate of so many is chosen in each file, and at least one.
    let oneOf: Int

    /// The chosen ones, in their order.
    func chosen(of candidates: [Candidate]) -> [Candidate] {
        let count = (candidates.count + oneOf - 1) / oneOf
        let order = candidates.indices.sorted { key(candidates[$0]) < key(candidates[$1]) }
        return order.prefix(count).sorted().map { candidates[$0] }
    }

    private func key(_ candidate: Candidate) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
        for byte in candidate.identity.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
        hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
        return hash ^ (hash >> 31)
    }
}
