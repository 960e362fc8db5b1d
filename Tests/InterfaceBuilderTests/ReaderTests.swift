import Foundation
import InterfaceBuilder
import Testing

/// Documents of our own that hold every feature of every format, each with what must be read in it.
@Suite struct ReaderTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/documents")

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    @Test func documentsHoldWhatIsWrittenBesideThem() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        #expect(documents.count >= 6)
        for name in documents {
            let document = try DocumentReader.document(Self.bytes(name), name: name)
            let expected = try String(decoding: Self.bytes(name + ".txt"), as: UTF8.self)
            let lines = DescriptionText(document).lines
            if ProcessInfo.processInfo.environment["RECORD"] == "1" {
                try (lines.joined(separator: "\n") + "\n").write(
                    to: Self.folder.appending(path: name + ".txt"), atomically: true, encoding: .utf8)
            }
            #expect(lines == expected.split(whereSeparator: \.isNewline).map(String.init), "\(name)")
        }
    }

    /// What is not for UIKit on iOS, or not what it is given as, is refused with a reason.
    @Test func whatIsNotForUIKitIsRefused() {
        let refused: [(root: String, reason: String)] = [
            (
                #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"/>"#,
                "the document is for watchOS, which has no UIViewController"
            ),
            (
                #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"/>"#,
                "the document is for macOS, which has no UIViewController"
            ),
            (
                #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="4.0"/>"#,
                "documents of version 4.0 are not known; 1.0, 1.1, 2.0 and 3.0 are"
            ),
            (
                #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="7.10"/>"#,
                "a storyboard is a <document>, never an <archive>"
            ),
            (
                #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>"#,
                "the document is a nib, not a storyboard"
            ),
            (
                #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#,
                "the document is a nib, not a storyboard"
            ),
            ("<plist/>", "<plist> is no Interface Builder document"),
        ]
        for (root, reason) in refused {
            let error = #expect(throws: DocumentError.self) {
                try DocumentReader.storyboard(Array(root.utf8), name: "Main")
            }
            #expect(error?.code == .unsupported)
            #expect(error?.reason == reason)
        }
        for version in ["", #" version="1.0""#, #" version="1.1""#, #" version="2.0""#, #" version="3.0""#] {
            let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
            let storyboard = #"<document type="\#(type)"\#(version)><scenes/></document>"#
            #expect(throws: Never.self) {
                try DocumentReader.storyboard(Array(storyboard.utf8), name: "Main")
            }
            #expect(throws: DocumentError.self) {
                try DocumentReader.nib(Array(storyboard.utf8), name: "Main")
            }
        }
    }
}
