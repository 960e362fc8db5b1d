import Sessions
import Testing

@Suite("Identifiers of sessions")
struct SessionIDTests {
    @Test("an identifier is read back from its text, and from nothing else")
    func text() {
        let known: [(SessionID, String)] = [
            (SessionID(high: 0, low: 0), "00000000000000000000000000"),
            (SessionID(high: 0, low: 31), "0000000000000000000000000z"),
            (SessionID(high: 0, low: 32), "00000000000000000000000010"),
            (SessionID(high: .max, low: .max), "7zzzzzzzzzzzzzzzzzzzzzzzzz"),
            (SessionID(high: 1, low: 0), "0000000000000g000000000000"),
            (SessionID(high: 2, low: 0), "00000000000010000000000000"),
            (SessionID(high: 0, low: 1 << 63), "00000000000008000000000000"),
        ]
        for (id, text) in known {
            #expect(id.description == text)
            #expect(SessionID(text) == id)
        }
        let wrong = [
            "", "0", "8zzzzzzzzzzzzzzzzzzzzzzzzz", "0000000000000000000000000u", "0000000000000000000000000Z",
            "000000000000000000000000000", "0000000000000000000000000é",
            "000000000000u0000000000000", "0000000000000u000000000000", "u0000000000000000000000000",
        ]
        for text in wrong { #expect(SessionID(text) == nil) }
        let random = (0..<1_000).map { _ in SessionID.random() }
        #expect(Set(random).count == 1_000)
        for id in random { #expect(SessionID(id.description) == id) }
    }
}
