import Sessions

/// Records the runs of a suite once more for a report, as many as one file should hold, failures first.
package struct SuiteRecorder {
    /// Bytes of the records, about; of further runs the report has only what came of them.
    private static let bytesMax = 24 << 20
    /// Of so many runs other versions of iOS are compared and the lines explained, which takes as long as a
    /// hundred runs.
    private static let examinedMax = 20

    private let results: [SuiteResult]

    /// Creates a recorder of results that have their courses.
    package init(_ results: [SuiteResult]) {
        self.results = results
    }

    /// The records in the order of the results; nothing for those that there is no room for.
    package func records() -> [RunRecord?] {
        var records: [RunRecord?] = results.map { _ in nil }
        var (bytes, examined) = (0, 0)
        let failed = results.indices.filter { results[$0].isFailure }
        for index in failed + results.indices.filter({ !results[$0].isFailure }) {
            guard bytes < Self.bytesMax, let course = results[index].course,
                let record = Self.record(course, results[index], isExamined: examined < Self.examinedMax)
            else { continue }
            examined += 1
            bytes += record.byteCount
            records[index] = record
        }
        return records
    }

    /// Records one run; without a budget nothing stops it.
    private static func record(_ course: Course, _ result: SuiteResult, isExamined: Bool) -> RunRecord? {
        var record = try? RunRecord(course, name: result.report.name)
        if isExamined { try? record?.examine() }
        return record
    }
}
