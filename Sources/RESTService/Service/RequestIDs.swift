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
        let digitsMax = 13
        return String(unsafeUninitializedCapacity: prefix.count + digitsMax) { text in
            var (digits, rest) = (1, number / 36)
            while rest > 0 { (digits, rest) = (digits + 1, rest / 36) }
            for (place, byte) in prefix.enumerated() { text[place] = byte }
            let count = prefix.count + digits
            rest = number
            for place in (prefix.count..<count).reversed() {
                let digit = UInt8(truncatingIfNeeded: rest % 36)
                text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                rest /= 36
            }
            return count
        }
    }

    private static func isFit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
