import Testing

@testable import Sessions

/// What lies behind a page costs it nothing.
extension OldEventsTests {
    @Test("A page costs nothing of what is behind it, be that much or nothing at all")
    func behind() throws {
        let registries = Self.registries()
        let session = try Self.grown(registries[0], 10)
        let last = try session.events().last
        let all = try Self.lines(Self.page(session, after: 0, limit: last))
        for _ in 0..<500 { try session.perform(#"{"op": "settle"}"#) }
        #expect(try session.events().last == last)
        for _ in 0..<100 { try session.perform(Self.push) }
        let behind = try registries[1].session(session.id)
        for limit in [last, last - 3] {
            let begun = registries[1].replayWork
            let page = try Self.page(behind, after: 0, limit: limit)
            #expect(Self.lines(page) == Array(all[0..<limit]))
            #expect(page.hasMore && page.next == limit)
            // Launch and operations, each with a little for itself.
            let cost = registries[1].replayWork - begun
            #expect(cost <= last + 8 * 11, "\(limit): \(cost)")
        }
        let rest = try Self.page(behind, after: last, limit: 50_000)
        #expect(rest.events.first?.sequence == last + 1 && !rest.hasMore)
        let end = try Self.page(behind, after: rest.last - 5, limit: 5)
        #expect(end.events.count == 5 && !end.hasMore && end.next == rest.last)
    }

    @Test("A log that ends before the session's last version costs what there is of it")
    func end() throws {
        let registries = Self.registries()
        let session = try Self.grown(registries[0], 10)
        for _ in 0..<500 { try session.perform(#"{"op": "settle"}"#) }
        let last = try session.events().last
        let page = try Self.page(registries[1].session(session.id), after: 0, limit: 50_000)
        #expect(page.events.count == last && !page.hasMore)
        #expect(registries[1].replayWork <= last + 8 * 11, "\(registries[1].replayWork)")
    }
}
