import Foundation
import Testing

@testable import RESTService

/// Bodies that hold several documents, and those that only pretend to.
@Suite struct ArchiveTests {
    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/archives/" + name)))
    }

    private func read(_ bytes: [UInt8], _ limits: ZipArchive.Limits = .init()) throws -> [ZipArchive.Entry] {
        try bytes.withUnsafeBytes { buffer in
            try ZipArchive(buffer, limits: limits) { $0.hasSuffix(".storyboard") }.entries
        }
    }

    @Test func storedAndDeflatedEntriesAreRead() throws {
        let entries = try read(Self.bytes("documents.zip"))
        #expect(entries.map(\.name) == ["App/Main.storyboard", "Plain.storyboard"])
        for entry in entries {
            #expect(
                String(decoding: entry.bytes, as: UTF8.self) == #"<document type="x"><scenes/></document>"#)
        }
    }

    @Test func archivesThatPretendAreRefused() throws {
        let good = try Self.bytes("documents.zip")
        #expect(throws: ZipArchive.Failure.self) { try read(Self.bytes("bomb.zip")) }
        #expect(throws: ZipArchive.Failure.self) { try read(Self.bytes("bzip2.zip")) }
        #expect(throws: ZipArchive.Failure.self) { try read([]) }
        var limits = ZipArchive.Limits()
        limits.entriesMax = 1
        #expect(throws: ZipArchive.Failure.self) { try read(good, limits) }
        // The third entry is of another kind, and does not count.
        limits.entriesMax = 2
        #expect(try read(good, limits).count == 2)
        limits = ZipArchive.Limits()
        limits.bytesMax = try read(good).reduce(0) { $0 + $1.bytes.count }
        #expect(try read(good, limits).count == 2)
        limits.bytesMax -= 1
        #expect(throws: ZipArchive.Failure.self) { try read(good, limits) }
        // Cut off anywhere, or with any byte changed, it is read or refused, and never more than that.
        for length in good.indices { _ = try? read(Array(good[..<length])) }
        for place in good.indices {
            for change: UInt8 in [0xFF, 0x01, 0x80] {
                var damaged = good
                damaged[place] ^= change
                let entries = (try? read(damaged)) ?? []
                #expect(entries.count <= 3)
            }
        }
    }

    @Test func formsAreReadPartByPart() throws {
        let body = """
            preamble\r\n--b--b\r\nContent-Disposition: form-data; name="file"; filename="Main.storyboard"\r
            Content-Type: application/xml\r\n\r\n<a>\r\n--b</a>\r\n--b--b\r\ncontent-disposition: form-data; \
            name=classes\r\n\r\nHome\r\n--b--b--\r\n
            """
        let type = #"multipart/form-data; charset=utf-8; boundary="b--b""#
        let parts = try Array(body.utf8).withUnsafeBytes { try MultipartForm($0, contentType: type).parts }
        #expect(parts.map(\.name) == ["file", "classes"])
        #expect(parts.map(\.fileName) == ["Main.storyboard", nil])
        #expect(parts.map { String(decoding: $0.bytes, as: UTF8.self) } == ["<a>\r\n--b</a>", "Home"])
        let refused: [(body: String, type: String)] = [
            (body, "multipart/form-data"), (body, "multipart/form-data; boundary="), ("", type),
            ("--b--b", type),
            ("--b--b\r\n\r\n", type), ("--b--b\r\nA: b\r\n--b--b--", type),
            ("x--b--b\r\n\r\n\r\n--b--b--", type),
        ]
        for (body, type) in refused {
            #expect(throws: MultipartForm.Failure.self, "\(body)") {
                try Array(body.utf8).withUnsafeBytes { try MultipartForm($0, contentType: type).parts }
            }
        }
        let values: [(header: String, value: String?)] = [
            ("a; name=x", "x"), ("a; Name = \"x y\" ; b=c", "x y"), ("a; name=\"\"", ""),
            ("a; name=\"", "\""),
            ("a; name=x\"", "x\""), ("a; name", nil), ("name=x", nil), ("a; names=x; b", nil),
        ]
        for (header, value) in values {
            #expect(MultipartForm.parameter("name", of: header) == value, "\(header)")
        }
    }
}
