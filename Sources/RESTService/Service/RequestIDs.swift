import Synchronization

/// Names requests, so that a reply can be found in the log.
final class RequestIDs: Sendable {
    private let prefix: [UInt8]
    private let counter = Atomic<UInt64>(0)

    /// Names requests by the instance and a number.
    init(instance: String) {
        prefix = Array("\(instance.prefix(6))-".utf8)
    }

    /// The client's own `Request-Id` where it is fit to be echoed, or else a new one.
    func name(for request: Request) -> String {
        if let given = request.headers.requestID, (1...128).contains(given.count),
            given.allSatisfy(RequestIDs.isFit)
        {
            return String(decoding: given, as: UTF8.self)
        }
        return name(counter.add(1, ordering: .relaxed).newValue)
    }

    /// The prefix and the number in base 36, put together without strings in between.
    private func name(_ number: UInt64) -> String {
        // The digits from the last to the first, and the prefix from its end.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: prefix.count + RequestIDs.digitsMax) { text in
            var start = text.count
            var rest = number
            repeat {
                start -= 1
                text[start] = RequestIDs.digits.utf8Start[Int(rest % 36)]
                rest /= 36
            } while rest > 0
            for byte in prefix.reversed() {
                start -= 1
                text[start] = byte
            }
            return String(decoding: UnsafeBufferPointer(rebasing: text[start...]), as: UTF8.self)
        }
    }

    private static let digits: StaticString = "0123456789abcdefghijklmnopqrstuvwxyz"
    /// Of 64 bits in base 36.
    private static let digitsMax = 13

    private static func isFit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
