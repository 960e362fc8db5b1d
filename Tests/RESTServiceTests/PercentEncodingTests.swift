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
}
