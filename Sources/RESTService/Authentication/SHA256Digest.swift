import CNettle

/// The SHA-256 hash of some bytes (FIPS 180-4), made by Nettle.
package struct SHA256Digest: Sendable, Equatable {
    /// The 32 bytes of the hash.
    package let bytes: [UInt8]

    static let byteCount = 32

    /// Hashes bytes.
    package init(of content: UnsafeRawBufferPointer) {
        bytes = [UInt8](unsafeUninitializedCapacity: SHA256Digest.byteCount) { digest, count in
            var context = sha256_ctx()
            nettle_sha256_init(&context)
            nettle_sha256_update(&context, content.count, content.bindMemory(to: UInt8.self).baseAddress)
            nettle_sha256_digest(&context, SHA256Digest.byteCount, digest.baseAddress)
            count = SHA256Digest.byteCount
        }
    }

    /// Hashes a text's UTF-8.
    package init(of text: String) {
        self = Array(text.utf8).withUnsafeBytes { SHA256Digest(of: $0) }
    }

    /// Reads a hash of 64 hexadecimal digits; nil if it is none.
    init?(hexadecimal text: Substring) {
        let digits = text.utf8.compactMap { UInt8(String(UnicodeScalar($0)), radix: 16) }
        let count = SHA256Digest.byteCount * 2
        guard text.utf8.count == count, digits.count == count else { return nil }
        bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// The hash in hexadecimal, lower case.
    package var hexadecimal: String { SHA256Digest.hexadecimal(bytes) }

    /// Some bytes in hexadecimal, lower case.
    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// Compares to the end wherever two hashes differ, so that the time tells nothing.
    package static func == (left: SHA256Digest, right: SHA256Digest) -> Bool {
        left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                nettle_memeql_sec(left.baseAddress, right.baseAddress, SHA256Digest.byteCount) != 0
            }
        }
    }
}
