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
        var inspection = Inspection([.init(path: "Main", bytes: bytes)])
        var options = CrashWalk.Options()
        options.allRunsMax = 40
        inspection.walk(options: options)
        _ = try MarkupDocument(parsing: Array(MapSVG.document(inspection, title: "Main").utf8))
        switch try DocumentReader.document(bytes, name: "Main") {
        case .storyboard(let storyboard): try run(storyboard)
        case .nib(let nib): try run(nib)
        }
    }

    /// An app whose root loads its view from the nib.
    private func run(_ nib: NibDocument) throws {
        for version in [SystemVersion(5, 1), SystemVersion(17)] {
            var definition = ApplicationDefinition(
                device: Device(
                    model: "iPhone", systemVersion: version, idiom: .phone,
                    portraitSize: Size(width: 320, height: 480)))
            definition.nibs = [nib.description]
            var root = ControllerDescription(className: nib.description.ownerClass ?? "OwnerController")
            root.nib = nib.description.name
            definition.root = .new(root)
            let application = try Application(definition: definition)
            let launch = try application.launch()
            #expect(launch.outcome == .raised || application.brokenInvariants() == [])
        }
    }

    private func run(_ storyboard: StoryboardDocument) throws {
        for (version, runtime) in [("3.0", "iOS.CocoaTouch"), ("1.0", "iOS.CocoaTouch.iPad")] {
            let app = StoryboardApp(storyboard, version: version, runtime: runtime)
            guard app.storyboard.initialController != nil else { continue }
            let broken = try RandomTaps(app, seed: 5).run(steps: 12)
            #expect(broken == nil)
        }
    }

    private static func documents() throws -> [(String, [UInt8])] {
        let own = try FileManager.default.contentsOfDirectory(atPath: ReaderTests.folder.path).sorted()
            .filter { !$0.hasSuffix(".txt") }.map { ($0, try ReaderTests.bytes($0)) }
        guard SharedDocuments.exist else { return own }
        let real = try SharedDocuments.rows()
            .filter { !$0.runtime.hasPrefix("MacOSX") }
            .map { ($0.path, try $0.bytes) }
        return own + real.filter { $0.1.count < 30_000 }
    }
}
