extension JSONValue {
    /// Integers up to this distance from 0 are each a `Double` of their own.
    private static let exactIntegerMax = 9_007_199_254_740_992.0

    /// The number if it is integral and fits, or nil.
    ///
    /// `3.0` and `3e0` are 3 too, but only up to 2^53, from where on a `Double` no longer tells integers
    /// apart.
    package var int: Int? {
        let node = node
        switch node.tag {
        case .integer:
            return withNumber(node, integerValue)
        case .fraction:
            let value = withNumber(node, doubleValue)
            return value.magnitude <= Self.exactIntegerMax ? Int(exactly: value) : nil
        default:
            return nil
        }
    }

    /// The `Double` next to the number, always finite; nil for any other kind.
    package var double: Double? {
        let node = node
        switch node.tag {
        case .integer:
            // Zero goes the long way for the sign of -0.
            if let value = withNumber(node, integerValue), value != 0 { return Double(value) }
            return withNumber(node, doubleValue)
        case .fraction:
            return withNumber(node, doubleValue)
        default:
            return nil
        }
    }

    private func withNumber<Number>(
        _ node: JSONNode, _ convert: (UnsafeBufferPointer<UInt8>) -> Number
    ) -> Number {
        document.withText {
            convert(UnsafeBufferPointer(rebasing: $0[node.sourceRange]))
        }
    }
}
