extension String {
    /// The text with a character of ASCII and a number behind it, such as `home-2`.
    ///
    /// To put texts together costs five times as much.
    ///
    /// - Parameter number: Not negative.
    func followed(by mark: UInt8, _ number: Int) -> String {
        var digits = 1
        var rest = number
        while rest >= 10 { (rest, digits) = (rest / 10, digits + 1) }
        let count = utf8.count
        let whole = count + 1 + digits
        return String(unsafeUninitializedCapacity: whole) { text in
            if count > 0 { _ = text.initialize(from: utf8) }
            text[count] = mark
            rest = number
            for place in stride(from: count + digits, to: count, by: -1) {
                text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            return whole
        }
    }
}
