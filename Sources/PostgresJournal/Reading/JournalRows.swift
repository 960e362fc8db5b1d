import Sessions
import WireFormat

extension QueryResult {
    /// The entries of sessions; see `Statement` for the columns.
    var entries: [JournalEntry] { (0..<rowCount).compactMap(entry) }

    private func entry(_ row: Int) -> JournalEntry? {
        guard let id = session(row, 0), let launch = launch(row) else { return nil }
        var entry = JournalEntry(
            id: id, labels: (byteArrays(row, 2) ?? []).map { SessionDefinition.Label(stored: $0) },
            idleSeconds: integer(row, 3) ?? 0, createdMilliseconds: Int64(integer(row, 4) ?? 0),
            createdSeconds: double(row, 5) ?? 0, deadline: double(row, 6) ?? 0, owner: text(row, 13))
        entry.order = Int64(integer(row, 1) ?? 0)
        let last = integer(row, 12).map { effect in
            (integer(row, 10) ?? 0, integer(row, 11) ?? 0, JournalRecord.Effect(stored: effect) ?? .applied)
        }
        entry.head = JournalEntry.Head(launch: launch, last: last)
        return entry
    }

    private func launch(_ row: Int) -> JournalHeader.Launch? {
        guard let digest = unsigned(row, 7), let count = integer(row, 8), let isCrashed = boolean(row, 9)
        else {
            return nil
        }
        return JournalHeader.Launch(digest: digest, eventCount: count, isCrashed: isCrashed)
    }

    /// The header of the only session; nil if there is none.
    var header: JournalHeader? {
        guard rowCount > 0, let entry = entry(0), let launch = launch(0), let definition = bytes(0, 14) else {
            return nil
        }
        let key = text(0, 15).map { IdempotencyKey(text: $0, fingerprint: unsigned(0, 16) ?? 0) }
        return JournalHeader(entry: entry, definition: definition, launch: launch, creationKey: key)
    }

    /// The records of a session; one that cannot be read is missing.
    var records: [JournalRecord] {
        (0..<rowCount).compactMap { row in
            guard let effect = JournalRecord.Effect(stored: integer(row, 2) ?? -1) else { return nil }
            let key = text(row, 6).map { text in
                IdempotencyKey(
                    text: text, fingerprint: unsigned(row, 7) ?? 0, operationCount: integer(row, 8) ?? 1)
            }
            return JournalRecord(
                version: integer(row, 0) ?? 0, operation: bytes(row, 1) ?? [],
                effect: effect, eventCount: integer(row, 3) ?? 0,
                lastSequence: integer(row, 4) ?? 0, digest: unsigned(row, 5) ?? 0, key: key)
        }
    }
}

extension JournalRecord.Effect {
    /// The effect of a stored number.
    fileprivate init?(stored number: Int) {
        guard let effect = UInt8(exactly: number).flatMap(JournalRecord.Effect.init) else { return nil }
        self = effect
    }
}
