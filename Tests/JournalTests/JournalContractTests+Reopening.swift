import Sessions
import Testing
import WireFormat

extension JournalContractTests {
    @Test("opened again, a store has all that it acknowledged", arguments: StoreKind.allCases)
    func reopening(kind: StoreKind) throws {
        guard kind.outlivesTheProcess else { return }
        try kind.withPlace { place in
            let key = IdempotencyKey(text: "k", fingerprint: 5)
            let headers = (0..<6).map { index in
                Samples.header(labels: [.init(key: "n", value: "\(index)")], key: index == 0 ? key : nil)
            }
            for round in 0..<3 {
                try place.withJournal { journal in
                    // A shared clock runs on while somebody notes it.
                    let seconds = journal.secondsAtOpening ?? 0
                    #expect(seconds >= Double(round) && seconds < Double(round) + (journal.isShared ? 60 : 1))
                    if !journal.isShared { #expect((journal.secondsAtOpening == nil) == (round == 0)) }
                    if round == 0 { for header in headers { try journal.createNow(header) } }
                    for header in headers {
                        try journal.appendNow(
                            Samples.records((round * 10 + 1)...(round * 10 + 10)), to: header.id)
                    }
                    if round == 2 { try journal.deleteNow([headers[5].id]) }
                    try journal.postponeNow([], at: Double(round + 1))
                }
            }
            try place.withJournal { journal in
                #expect(try journal.sessionCount() == 5)
                #expect(try journal.session(createdWith: "k")?.id == headers[0].id)
                let entries = try journal.entries(label: nil, owner: nil, after: 0, limit: 9)
                #expect(entries.map(\.id) == headers.prefix(5).map(\.id))
                for header in headers.prefix(5) {
                    #expect(try journal.header(of: header.id)?.definition == header.definition)
                    #expect(try journal.records(of: header.id, versions: 1...99) == Samples.records(1...30))
                }
                let next = Samples.header()
                try journal.createNow(next)
                #expect(try #require(try journal.header(of: next.id)).entry.order > entries[4].order)
            }
        }
    }
}
