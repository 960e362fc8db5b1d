/// A candidate that is planted.
struct Mutant {
    /// From 1, in the order of files and places.
    let number: Int
    let candidate: Candidate

    /// The text of a file with its mutants: each expression is there in both forms, and the process's number
    /// decides between them.
    static func plant(_ mutants: [Mutant], in text: String) -> String {
        let bytes = Array(text.utf8)
        var rest = mutants[...]
        return planted(&rest, in: bytes, range: 0..<bytes.count)
    }

    /// - Parameter rest: The mutants that are not yet planted, outer before inner ones.
    private static func planted(
        _ rest: inout ArraySlice<Mutant>, in bytes: [UInt8], range: Range<Int>
    ) -> String {
        var text = ""
        var place = range.lowerBound
        while let mutant = rest.first, mutant.candidate.expression.upperBound <= range.upperBound {
            rest.removeFirst()
            let (expression, replaced) = (mutant.candidate.expression, mutant.candidate.replaced)
            text += slice(bytes, place..<expression.lowerBound)
            let changed =
                slice(bytes, expression.lowerBound..<replaced.lowerBound) + mutant.candidate.replacement
                + slice(bytes, replaced.upperBound..<expression.upperBound)
            let original = planted(&rest, in: bytes, range: expression)
            text += "(isMutant(\(mutant.number)) ? (\(changed)) : (\(original)))"
            place = expression.upperBound
        }
        return text + slice(bytes, place..<range.upperBound)
    }

    private static func slice(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
