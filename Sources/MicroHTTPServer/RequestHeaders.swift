import CMicroHTTPShim

/// The headers of a request that a server can ask for, where they lie.
///
/// They are borrowed: valid until the exchange is answered, or as long as they are lent.
package struct RequestHeaders {
    /// By the fields' raw values; nil for no headers.
    private let values: UnsafePointer<uhttp_bytes>?

    init(values: UnsafePointer<uhttp_bytes>?) {
        self.values = values
    }

    /// No headers.
    package static var none: RequestHeaders { RequestHeaders(values: nil) }

    /// The value of a header; nil where it was not sent.
    package subscript(field: RequestField) -> UnsafeRawBufferPointer? {
        guard let value = values?[Int(field.rawValue)], let start = value.start else { return nil }
        return UnsafeRawBufferPointer(start: start, count: value.count)
    }

    /// Lends headers that have not come with an exchange.
    package static func lending<Answer>(
        _ headers: [(field: RequestField, value: [UInt8])], _ body: (RequestHeaders) throws -> Answer
    ) rethrows -> Answer {
        // All behind one another, each with a byte between, so that an empty one has an address.
        let bytes: [UInt8] = headers.flatMap { (_, value) in value + [0] }
        var values = [uhttp_bytes](
            repeating: uhttp_bytes(start: nil, count: 0), count: RequestField.allCases.count)
        return try bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            for (field, value) in headers {
                values[Int(field.rawValue)] = uhttp_bytes(
                    start: bytes.baseAddress.map { $0 + place }, count: value.count)
                place += value.count + 1
            }
            return try values.withUnsafeBufferPointer { try body(RequestHeaders(values: $0.baseAddress)) }
        }
    }
}
