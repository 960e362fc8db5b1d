import Testing

@testable import RESTService

/// Path segments, which are looked at eight bytes at once.
@Suite struct PercentEncodingTests {
    @Test("A byte that means something else is found at every place of a segment of every length")
    func plain() {
        for count in 0...27 {
            let letters = (0..<count).map { UInt8(ascii: "a") + UInt8($0 % 26) }
            #expect(letters.withUnsafeBytes { PercentEncoding.isPlain($0) }, "\(count)")
            for place in 0..<count {
                for byte in UInt8.min...UInt8.max {
                    var bytes = letters
                    bytes[place] = byte
                    let isPlain =
                        byte < 0x80 && byte != 0 && byte != UInt8(ascii: "%")
                        && !(place == 0 && byte == UInt8(ascii: "."))
                    let found = bytes.withUnsafeBytes { PercentEncoding.isPlain($0) }
                    #expect(found == isPlain, "\(byte) at \(place) of \(count)")
                }
            }
        }
    }

    /// A segment, what stands behind it in memory, and what it means; nil where it is refused.
    static let segments: [(text: String, behind: String, decoded: String?)] = [
        ("%41", "", "A"), ("%41", "/", "A"), ("x%c3%A4", "", "xä"), ("%25", "41", "%"), ("ä", "", "ä"),
        ("%", "41", nil), ("%4", "1", nil), ("A%", "41", nil), ("A%4", "1", nil), ("%4g", "", nil),
        ("%2f", "", nil), ("%00", "", nil), ("%ff", "", nil), (".", "", nil), ("..", "", nil),
        ("%2e", "", nil), ("%2e.", "", nil), ("...", "", "..."), (".a", "", ".a"), ("a+b", "", "a+b"),
    ]

    @Test("Escapes are read to the end of a segment and no further", arguments: segments)
    func decoding(_ segment: (text: String, behind: String, decoded: String?)) {
        let count = segment.text.utf8.count
        let decoded = Array((segment.text + segment.behind).utf8).withUnsafeBytes {
            PercentEncoding.segment(UnsafeRawBufferPointer(rebasing: $0[..<count]))
        }
        #expect(decoded == segment.decoded)
    }
}
