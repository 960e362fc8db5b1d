/// A set of callbacks as bits, of which there is room for 384.
struct CallbackSet {
    private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

    mutating func insert(_ callback: Callback) {
        let bit = UInt64(1) << UInt64(callback.rawValue & 63)
        switch callback.rawValue >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        case 3: words.3 |= bit
        case 4: words.4 |= bit
        default: words.5 |= bit
        }
    }

    func contains(_ callback: Callback) -> Bool {
        let bit = UInt64(1) << UInt64(callback.rawValue & 63)
        switch callback.rawValue >> 6 {
        case 0: return words.0 & bit != 0
        case 1: return words.1 & bit != 0
        case 2: return words.2 & bit != 0
        case 3: return words.3 & bit != 0
        case 4: return words.4 & bit != 0
        default: return words.5 & bit != 0
        }
    }
}
