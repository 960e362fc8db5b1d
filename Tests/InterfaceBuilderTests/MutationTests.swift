import ControllerHierarchy
import Foundation
import InterfaceBuilder
import Testing

/// Documents that no version of Interface Builder would write, but which an app may have: after a merge, by
/// hand, or from a version to come.
@Suite struct MutationTests {
    /// They are read, inspected, drawn and walked through, and run; no request fails that can be carried out.
    @Test func changedDocumentsAreReadAndRun() throws {
        let variants = ProcessInfo.processInfo.environment["UNDERSTUDY_VARIANTS"].flatMap { Int($0) } ?? 12
        var random = SplitMix(state: 11)
        var refusals = 0
        for (name, bytes) in try Self.documents() {
            for _ in 0..<variants {
                var document = try MutableDocument(bytes)
                let changes = (0...Int.random(in: 0..<4, using: &random)).map { _ in
                    document.mutate(using: &random)
                }
                do {
                    try check(document.bytes)
                } catch let error as DocumentError where error.code == .unsupported {
                    refusals += 1
                } catch OperationError.limitExceeded {
                    // Scenes that contain each other, or references in a circle.
                } catch {
                    Issue.record("\(name): \(changes): \(error)")
                }
            }
        }
        // A changed type or version of the document itself is refused with a reason.
        #expect(refusals * 20 < variants * 30)
    }

    private func check(_ bytes: [UInt8]) throws {
        var inspection = Inspection([.init(path: "Main.storyboard", bytes: bytes)])
        var options = CrashWalk.Options()
        options.runsMax = 40
        inspection.walk(options: options)
        _ = try MarkupDocument(parsing: Array(MapSVG.document(inspection, title: "Main").utf8))
        guard case .storyboard(let storyboard) = try DocumentReader.document(bytes, name: "Main") else {
            return
        }
        for (version, runtime) in [("3.0", "iOS.CocoaTouch"), ("1.0", "iOS.CocoaTouch.iPad")] {
            let app = StoryboardApp(storyboard, version: version, runtime: runtime)
            guard app.storyboard.initialController != nil else { continue }
            let broken = try RandomTaps(app, seed: 5).run(steps: 12)
            #expect(broken == nil)
        }
    }

    private static func documents() throws -> [(String, [UInt8])] {
        let own = try FileManager.default.contentsOfDirectory(atPath: ReaderTests.folder.path).sorted()
            .filter { $0.hasSuffix(".storyboard") }.map { ($0, try ReaderTests.bytes($0)) }
        guard SharedDocuments.exist else { return own }
        let real = try SharedDocuments.rows()
            .filter { $0.path.hasSuffix(".storyboard") && !$0.runtime.hasPrefix("MacOSX") }
            .map { ($0.path, try $0.bytes) }
        return own + real.filter { $0.1.count < 30_000 }
    }
}
