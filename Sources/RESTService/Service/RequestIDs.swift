import Synchronization

/// Names requests, so that a reply can be found in the log.
///
/// Part of the service and not an object, whose references both event threads would count.
struct RequestIDs: ~Copyable, Sendable {
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
        return name(counter.wrappingAdd(1, ordering: .relaxed).newValue)
    }

    /// The prefix and the number in base 36, put together without strings in between.
    private func name(_ number: UInt64) -> String {
        var digits = 1
        var bound: UInt64 = 36
        while digits < RequestIDs.digitsMax, number >= bound { (bound, digits) = (bound &* 36, digits + 1) }
        let count = prefix.count + digits
        return String(unsafeUninitializedCapacity: count) { text in
            for place in prefix.indices { text[place] = prefix[place] }
            var rest = number
            for place in stride(from: count - 1, through: prefix.count, by: -1) {
                text[place] = RequestIDs.digits.utf8Start[Int(rest % 36)]
                rest /= 36
            }
            return count
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
