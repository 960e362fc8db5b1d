@testable import JSONBytes

/// Trees from a seed, the same on every machine (SplitMix64).
struct RandomTrees: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    mutating func number(below bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &self)
    }

    mutating func tree(depth: Int) -> JSONTree {
        switch number(below: depth > 0 ? 9 : 6) {
        case 0: return .null
        case 1: return .bool(number(below: 2) == 0)
        case 2: return .int(Int(truncatingIfNeeded: next()) >> number(below: 64))
        case 3: return .double(double())
        case 4, 5: return .string(string())
        case 6: return .array((0..<number(below: 6)).map { _ in tree(depth: depth - 1) })
        default:
            var members: [(key: String, value: JSONTree)] = []
            for _ in 0..<number(below: 25) {
                let key = string()
                guard !members.contains(where: { $0.key.utf8.elementsEqual(key.utf8) }) else { continue }
                members.append((key: key, value: tree(depth: depth - 1)))
            }
            return .object(members)
        }
    }

    private mutating func double() -> Double {
        while true {
            let value =
                number(below: 2) == 0 ? Double(bitPattern: next()) : Double(number(below: 10_000)) / 100
            if value.isFinite { return value }
        }
    }

    private mutating func string() -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<number(below: 20) {
            let bound: UInt32 = [0x20, 0x80, 0x80, 0x80, 0x800, 0x10000, 0x110000][number(below: 7)]
            if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &self)) {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
