extension GroupCommitter {
    /// How much is taken; weights are about the number of records.
    package struct Limits: Sendable {
        let groupWeightMax: Int
        let waitingWeightMax: Int
        let patience: Duration?
        let triesWaits: Bool
        let tellsThreads: Bool
        let runsOnThreads: Bool

        /// Sets the limits.
        ///
        /// - Parameters:
        ///   - groupWeightMax: A group that is larger would keep the others waiting for long.
        ///   - waitingWeightMax: More than that waits only if the store is far too slow.
        ///   - patience: How long a write waits for a store that cannot be reached; nil for one that can.
        ///   - triesWaits: Whether it is tried out that groups should wait for more writes; else none waits.
        ///   - tellsThreads: Whether threads that serve connections are told on themselves, which a store can
        ///     have that tells of a group in one go.
        ///   - runsOnThreads: Whether threads that serve connections carry groups out themselves, for a store
        ///     that can begin one without waiting.
        package init(
            groupWeightMax: Int, waitingWeightMax: Int = .max, patience: Duration? = nil,
            triesWaits: Bool = false, tellsThreads: Bool = false, runsOnThreads: Bool = false
        ) {
            self.groupWeightMax = groupWeightMax
            self.waitingWeightMax = waitingWeightMax
            self.patience = patience
            self.triesWaits = triesWaits
            self.tellsThreads = tellsThreads
            #if DEBUG
            // The queue has the fault.
            self.runsOnThreads = runsOnThreads && !PlantedFault.acknowledgesBeforeCommit
            #else
            self.runsOnThreads = runsOnThreads
            #endif
        }
    }
}
