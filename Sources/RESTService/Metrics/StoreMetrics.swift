import Sessions

extension MetricsText {
    /// Writes what is known of the store.
    mutating func writeStore(of registry: SessionRegistry) {
        let figures = registry.journalFigures
        let name = "understudy_store_tx_duration_seconds"
        describe(
            name, "histogram",
            "Seconds that the store took, writes until they were durable, by work; in memory one in eight.")
        for work in JournalFigures.Work.allCases {
            figures.withDurations(of: work) { histogram(name, [("op", work.rawValue)], $0) }
        }
        describe("understudy_store_errors_total", "counter", "Work that the store could not do, by reason.")
        for failure in JournalFigures.Failure.allCases {
            let count = figures.count(of: failure)
            sample("understudy_store_errors_total", [("class", failure.rawValue)], count: count)
        }
        let trouble = "understudy_store_trouble"
        describe(trouble, "gauge", "1 for what is wrong with the store now, as /readyz tells it.")
        for failure in JournalFigures.Failure.allCases {
            let isPresent = registry.trouble?.storeFailure == failure
            sample(trouble, [("class", failure.rawValue)], count: isPresent ? 1 : 0)
        }
        describe(
            "understudy_store_conflicts_total", "counter", "Writes that another replica was faster than.")
        sample("understudy_store_conflicts_total", count: figures.conflictCount)
        describe(
            "understudy_store_unknown_outcomes_total", "counter",
            "Writes of which it was not known for a while whether they had been carried out.")
        sample("understudy_store_unknown_outcomes_total", count: registry.unknownOutcomeCount)
        do throws(SessionError) {
            let bytes = try registry.storedBytes()
            describe("understudy_store_bytes", "gauge", "Bytes that the store takes.")
            sample("understudy_store_bytes", count: bytes)
        } catch {
            comment("understudy_store_bytes: the store cannot be asked")
        }
    }
}
