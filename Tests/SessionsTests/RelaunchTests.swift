import ControllerHierarchy
import Foundation
import Sessions
import Testing
import WireFormat

@Suite("A session lives on when its app is launched again")
struct RelaunchTests {
    private static let app = #"""
        {"exceptions": "terminate", "app": {"restoration": {}},
         "classes": {"Detail": {"encode": {"selectedID": 0}, "restores":
            {"class": "Detail", "as": "detail", "restorationIdentifier": "detail", "restorationClass": "Detail"}}},
         "root": {"class": "UINavigationController", "as": "nav", "restorationIdentifier": "nav",
                  "viewControllers": [{"class": "Home", "as": "home", "restorationIdentifier": "home"}]}}
        """#

    private static let push = #"""
        {"op": "push", "target": "nav", "controller": {"class": "Detail", "as": "detail",
         "restorationIdentifier": "detail", "restorationClass": "Detail", "encode": {"selectedID": 42}}}
        """#

    /// The labels of the hierarchy with their ids, and what the detail encodes.
    private func state(_ session: Session) throws -> [String] {
        try session.read { moment throws(OperationError) in
            var state: [String] = []
            for label in moment.application.controllerLabels {
                let identity = try moment.application.identity(of: label)
                let value = try moment.application.value(of: .encode, of: label)["selectedID"]?.number
                state.append("\(identity.id ?? "") \(label) \(value.map { String(Int($0)) } ?? "")")
            }
            return state
        }
    }

    @Test("saved state survives the end of the app, and so does a session that is rebuilt from its journal")
    func restored() throws {
        let journal = MemoryJournal()
        let session = try SessionRegistry(journal: journal).create(Self.app).session
        try session.perform(Self.push)
        try session.perform(#"{"op": "encodeState"}"#)
        let terminated = try session.perform(#"{"op": "terminate"}"#)
        #expect(
            terminated.outcome.events.map(\.callback) == [
                .willResignActive, .didEnterBackground, .willTerminate,
            ])
        #expect(try state(session) == [])
        #expect(throws: SessionError.operation(.notRunning)) { try session.perform(#"{"op": "settle"}"#) }
        #expect(throws: SessionError.operation(.notRunning)) {
            try session.perform(#"{"op": "pop", "target": "nav"}"#)
        }
        let launched = try session.perform(#"{"op": "relaunch", "restore": true}"#)
        #expect(launched.outcome.result.first == .init("restored", .bool(true)))
        let fresh = try SessionRegistry(journal: MemoryJournal()).create(Self.app).session
        let nothing = try fresh.perform(#"{"op": "relaunch", "restore": true}"#)
        #expect(nothing.outcome.result == [.init("restored", .bool(false))])
        // Ids never mean two controllers, labels are free again.
        #expect(try state(session) == ["c4 nav ", "c5 home ", "c6 detail 42"])
        try session.perform(#"{"op": "pop", "target": "nav"}"#)
        try session.perform(#"{"op": "relaunch", "restore": true}"#)
        #expect(try state(session) == ["c7 nav ", "c8 home "], "saved state serves one launch")
        #expect(session.version == 6)
        let other = try SessionRegistry(journal: journal).session(session.id)
        #expect(try other.log() == session.log())
        for version in 0...6 { #expect(try other.snapshot(at: version) == session.snapshot(at: version)) }
        let twin = try SessionRegistry(journal: MemoryJournal()).importing(session.export())
        #expect(try twin.perform(Self.push).json == session.perform(Self.push).json)
    }

    @Test("an app that an exception has ended is launched again, without its saved state")
    func crashed() throws {
        let journal = MemoryJournal()
        let session = try SessionRegistry(journal: journal).create(Self.app).session
        try session.perform(Self.push)
        try session.perform(#"{"op": "encodeState"}"#)
        let raised = try session.perform(#"{"op": "push", "target": "nav", "controller": "detail"}"#)
        #expect(raised.outcome.outcome == .raised)
        #expect(throws: SessionError.crashed) { try session.perform(#"{"op": "settle"}"#) }
        for present in [session, try SessionRegistry(journal: journal).session(session.id)] {
            #expect(try present.summary().isCrashed)
        }
        session.evict()
        try session.perform(#"{"op": "relaunch", "restore": true}"#)
        #expect(try !session.summary().isCrashed)
        #expect(try state(session) == ["c4 nav ", "c5 home "])
        let other = try SessionRegistry(journal: journal).session(session.id)
        #expect(try other.snapshot() == session.snapshot())
        #expect(try other.log() == session.log())
        #expect(try !other.summary().isCrashed)
    }

    @Test("a batch that fails takes a launch back with all the rest")
    func atomic() throws {
        let journal = MemoryJournal()
        let session = try SessionRegistry(journal: journal).create(Self.app).session
        try session.perform(Self.push)
        let before = try session.snapshot()
        #expect(throws: BatchFailure.self) {
            try session.perform(
                batch: #"""
                    {"atomic": true, "operations": [
                        {"op": "encodeState"}, {"op": "terminate"}, {"op": "relaunch", "restore": true},
                        {"op": "pop", "target": "nobody"}]}
                    """#)
        }
        #expect(try session.snapshot() == before)
        let whole = try session.perform(
            batch: #"{"operations": [{"op": "terminate"}, {"op": "settle"}, {"op": "relaunch"}]}"#)
        #expect(whole.results.map { (try? $0.get()) != nil } == [true, false, true])
        #expect(try SessionRegistry(journal: journal).session(session.id).snapshot() == session.snapshot())
    }

    @Test("an archive that was changed by hand, and one that the definition brings along, are restored")
    func archives() throws {
        let session = try SessionRegistry(journal: MemoryJournal()).create(Self.app).session
        try session.perform(Self.push)
        let encoded = try session.perform(#"{"op": "encodeState"}"#).json
        let start = try #require(encoded.range(of: #""archive":"#)).upperBound
        let end = try #require(encoded.range(of: #"},"events""#)).lowerBound
        let archive = encoded[start..<end].replacing("42", with: "43")
        try session.perform(#"{"op": "pop", "target": "nav"}"#)
        try session.perform(#"{"op": "release", "target": "detail"}"#)
        try session.perform(#"{"op": "decodeState", "archive": \#(archive)}"#)
        #expect(try state(session).last == "c4 detail 43")
        let definition = Self.app.dropLast() + #", "restore": \#(archive)}"#
        let other = try SessionRegistry(journal: MemoryJournal()).create(String(definition)).session
        #expect(try state(other).last == "c3 detail 43")
        let truncated = archive.replacing(#""nav/:[1]:/detail","class""#, with: #""other","class""#)
        #expect(throws: WireError.self) {
            try session.perform(#"{"op": "decodeState", "archive": \#(truncated)}"#)
        }
    }
}
