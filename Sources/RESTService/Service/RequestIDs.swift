import Synchronization

/// Names requests, so that a reply can be found in the log.
final class RequestIDs: Sendable {
    private let prefix: String
    private let counter = Atomic<UInt64>(0)

    /// Names requests by the instance and a number.
    init(instance: String) {
        prefix = String(instance.prefix(6)) + "-"
    }

    /// The client's own `Request-Id` where it is fit to be echoed, or else a new one.
    func name(for request: Request) -> String {
        if let given = request.headers.requestID, (1...128).contains(given.count),
            given.allSatisfy(RequestIDs.isFit)
        {
            return String(decoding: given, as: UTF8.self)
        }
        let number = counter.add(1, ordering: .relaxed).newValue
        return prefix + String(number, radix: 36)
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
