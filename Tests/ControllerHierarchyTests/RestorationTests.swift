import ControllerHierarchy
import Foundation
import Testing

@Suite("What is saved comes back, and nothing else")
struct RestorationTests {
    /// How many apps are drawn; `make round-trip` asks for more.
    private static let count =
        ProcessInfo.processInfo.environment["UNDERSTUDY_ROUND_TRIPS"].flatMap(UInt64.init) ?? 400

    @Test("random apps are saved, launched again and restored as the rules say")
    func roundTrip() throws {
        var saved = 0
        var restored = 0
        for seed in 0..<Self.count {
            var source = RestorableTreeSource(seed: seed)
            let version = source.version()
            let root = source.app()
            let oracle = RestorationOracle(root)
            let app = RestorableApp(root: root, version: version, paths: oracle.paths)
            let application = try Application(definition: app.definition)
            _ = try application.launch()
            for operation in app.operations {
                let outcome = try application.perform(operation)
                #expect(
                    outcome.outcome == .completed,
                    "seed \(seed): \(operation.kind) on \(operation.target ?? "")")
            }
            let outcome = try application.perform(Operation(.encodeState))
            guard case .saved(let archive) = outcome.state else {
                Issue.record("seed \(seed): nothing was saved")
                continue
            }
            #expect(archive.controllers.map(\.path) == oracle.savedPaths, "seed \(seed), iOS \(version)")
            let relaunch = Operation(.relaunch, arguments: [.init("restore", .value(.bool(true)))])
            let (next, launch) = try application.relaunched(by: relaunch, from: app.definition) {
                definition, previous throws(OperationError) in
                try Application(definition: definition, after: previous)
            }
            #expect(launch.outcome == .completed, "seed \(seed): \(launch.exception?.reason ?? "")")
            let text = try next.restorationText()
            #expect(
                text == oracle.expected, "seed \(seed), iOS \(version): \(text) instead of \(oracle.expected)"
            )
            #expect(next.brokenInvariants() == [], "seed \(seed), iOS \(version)")
            saved += oracle.savedPaths.count
            restored += launch.events.count { $0.callback == .decodeRestorableState }
        }
        print("round trips: \(Self.count) apps, \(saved) controllers saved, \(restored) decoded")
        #expect(restored * 3 > saved, "a good part is restored")
    }
}
