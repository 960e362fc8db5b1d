/// The idempotency keys of a session's requests.
struct KeyTable: Sendable {
    private var entries: [String: Entry] = [:]

    /// A request that has been carried out.
    struct Entry: Sendable {
        let key: IdempotencyKey
        /// The version after the request's first operation.
        let firstVersion: Int
        /// The version after its last.
        var lastVersion: Int { firstVersion + key.operationCount - 1 }
    }

    /// The keys in a session's records.
    init(_ records: [JournalRecord] = []) {
        for record in records { add(record) }
    }

    var count: Int { entries.count }

    subscript(_ text: String) -> Entry? { entries[text] }

    /// Adds the key of a record, if it has one.
    mutating func add(_ record: JournalRecord) {
        guard let key = record.key else { return }
        entries[key.text] = Entry(key: key, firstVersion: record.version)
    }
}
