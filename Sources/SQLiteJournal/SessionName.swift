import FoundationEssentials
import GRDB
import Sessions

extension SessionID {
    /// The identifier's 16 bytes, as the store has it.
    var name: Data {
        withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) }
    }

    init?(name: Data) {
        guard name.count == 16 else { return nil }
        let halves = name.withUnsafeBytes { bytes in
            (
                UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
        self.init(high: halves.0, low: halves.1)
    }
}
