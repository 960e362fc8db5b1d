import Foundation
import Testing

@testable import Atlas

/// docs/atlas is what `make atlas` writes of its topics, of the rules and of the scenarios.
@Suite struct AtlasTests {
    private static let project =
        URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path + "/"

    @Test func theAtlasIsWhatTheProgramDoes() throws {
        let folder = Self.project + WriteAtlas.folder
        let files = try WriteAtlas.files(of: Self.project)
        for (name, text) in files {
            let written = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            #expect(written == text, "run make atlas: \(name)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(names.filter { !$0.hasSuffix(".yaml") }) == Set(files.map(\.name)))
        #expect(names.count { $0.hasSuffix(".yaml") } >= 21)
    }
}
