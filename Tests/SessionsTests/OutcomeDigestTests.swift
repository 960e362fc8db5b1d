import ControllerHierarchy
import Testing

@testable import Sessions

@Suite("Digests of outcomes")
struct OutcomeDigestTests {
    @Test("a callback's place in memory is its raw value, by which digests in stores have hashed it")
    func positions() {
        for callback in Callback.allCases { #expect(callback.position == Int(callback.rawValue)) }
    }
}
