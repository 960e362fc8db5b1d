import Testing
import WireFormat

@testable import Sessions

/// What is read of an exported session.
@Suite("Documents of sessions") struct SessionExportTests {
    @Test("so many operations are read, and not one more")
    func count() throws {
        var limits = ContentLimits()
        limits.operationsMax = 3
        for count in 0...4 {
            let operation = #"{"operation":{"op":"settle"},"digest":"00000000000000ff"}"#
            let operations = Array(repeating: operation, count: count).joined(separator: ",")
            let document =
                #"{"format":"understudy.session","formatVersion":1,"definition":{},"launchDigest":"0","#
                + #""operations":[\#(operations)]}"#
            func read() throws(WireError) -> SessionExport {
                try SessionExport(document: Array(document.utf8), limits: limits)
            }
            guard count > limits.operationsMax else {
                #expect(try read().operations.map(\.digest) == Array(repeating: 0xFF, count: count))
                continue
            }
            let error = #expect(throws: WireError.self) { try read() }
            #expect(error?.code == .operationLimitExceeded)
        }
    }
}
