package import WireFormat

/// A part of the list of sessions, in the order of creation.
package struct SessionPage: Sendable {
    package let items: [SessionSummary]
    /// What to give as the cursor to get the next part; nil at the end.
    package let next: String?
}

extension SessionRegistry {
    /// A part of the list of sessions; listing does not count as activity.
    ///
    /// - Parameters:
    ///   - scope: Whose sessions.
    ///   - cursor: `next` of the part before; nil for the first part.
    ///   - limit: The most items; larger than the limits allow is taken as that.
    package func list(
        label: SessionDefinition.Label? = nil, in scope: SessionScope = .everybodys, cursor: String? = nil,
        limit: Int? = nil
    ) throws(SessionError) -> SessionPage {
        guard let place = cursor.map({ Int64($0) }) ?? 0, place >= 0 else {
            throw .content(
                WireError(
                    .invalidParameter, pointer: "", detail: "cursor must be the value of next of another page"
                ))
        }
        let count = min(max(limit ?? limits.pageSizeDefault, 1), limits.pageSizeMax)
        let entries = try environment.read { journal throws(JournalError) in
            try journal.entries(label: label, owner: scope.owner, after: place, limit: count + 1)
        }
        let shown = entries.prefix(count)
        return SessionPage(
            items: shown.compactMap(summary),
            next: entries.count > count ? shown.last.map { String($0.order) } : nil)
    }

    /// What the journal has of a session, which need not be in memory for this; nil if it ends just now.
    private func summary(_ entry: JournalEntry) -> SessionSummary? {
        let remaining = remainingSeconds(of: entry)
        guard remaining > 0 else { return nil }
        return SessionSummary(
            id: entry.id, version: entry.head.version, labels: entry.labels, idleSeconds: entry.idleSeconds,
            createdMilliseconds: entry.createdMilliseconds,
            expiresMilliseconds: environment.clock.wallMilliseconds() + Int64(remaining * 1_000),
            isCrashed: entry.head.isCrashed, eventCount: entry.head.lastSequence)
    }
}
