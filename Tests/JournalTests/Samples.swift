import Sessions
import WireFormat

/// Contents of stores for tests.
enum Samples {
    static func header(
        labels: [SessionDefinition.Label] = [], deadline: Double = 1_000, key: IdempotencyKey? = nil,
        owner: String? = nil
    ) -> JournalHeader {
        let entry = JournalEntry(
            id: .random(), labels: labels, idleSeconds: 60, createdMilliseconds: 1_700_000_000_123,
            createdSeconds: 12.5, deadline: deadline, owner: owner)
        return JournalHeader(
            entry: entry, definition: Array(#"{"root": {"class": "Ä"}}"#.utf8),
            launch: JournalHeader.Launch(digest: .max - 1, eventCount: 9, isCrashed: false), creationKey: key)
    }

    /// The record of a version; its content follows from it.
    static func record(_ version: Int, tag: Int = 0) -> JournalRecord {
        let key = version % 3 == 0 ? IdempotencyKey(text: "key \(version)", fingerprint: .max) : nil
        return JournalRecord(
            version: version, operation: Array(#"{"op":"settle","tag":\#(tag)}"#.utf8),
            effect: version % 5 == 0 ? .rolledBack : .applied, eventCount: version % 7,
            lastSequence: 9 + version, digest: UInt64(version) &* 0x9E37_79B9_7F4A_7C15, key: key)
    }

    static func records(_ versions: ClosedRange<Int>, tag: Int = 0) -> [JournalRecord] {
        versions.map { record($0, tag: tag) }
    }
}
