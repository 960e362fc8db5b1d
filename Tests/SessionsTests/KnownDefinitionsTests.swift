import ControllerHierarchy
import JSONBytes
import Testing
import WireFormat

@testable import Sessions

@Suite("Definitions that a thread has launched before")
struct KnownDefinitionsTests {
    private static let definitions = [
        RandomOperations.definition,
        // Labels that several want, and a class of which the first to name it says the most.
        #"""
        {"root": {"class": "UINavigationController", "viewControllers": [
            {"class": "A", "children": [{"class": "A"}, {"class": "B", "superclass": "A"}]},
            {"class": "B", "as": "é"}, {"class": "A", "as": "A-2"}, {"class": "A"}]},
         "labels": {"for": "a test"}}
        """#,
        // A controller that has ended when the launch has.
        #"""
        {"classes": {"A": {"scripts": {"viewDidAppear": [{"once": true, "do": [
            {"op": "present", "target": "self", "controller": {"class": "Shown"}, "animated": false},
            {"op": "dismiss", "target": "self", "animated": false},
            {"op": "instantiate", "controller": {"class": "B", "as": "b"}}]}]}}},
         "scene": {}, "root": {"class": "A"}}
        """#,
        // A storyboard, in which it matters whether a class is known yet.
        #"""
        {"storyboards": {"Main": "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' \#
        initialViewController='a'><scenes><scene sceneID='s'><objects><navigationController id='a' \#
        customClass='Own' sceneMemberID='viewController'><connections><segue destination='b' \#
        kind='relationship' relationship='rootViewController' id='r'/></connections></navigationController>\#
        </objects></scene><scene sceneID='t'><objects><viewController id='b' customClass='Own' \#
        customModule='App' sceneMemberID='viewController'/></objects></scene></scenes></document>"},
         "mainStoryboard": "Main"}
        """#,
    ]

    @Test("sessions share what never changes, and nothing of it can be seen", arguments: definitions)
    func shared(definition: String) throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        let created = try (0..<4).map { _ in try registry.create(definition) }
        #expect(created.map { $0.known != nil } == [false, true, true, true])
        #expect(created[1].known === created[2].known && created[2].known === created[3].known)
        let launches = try created.map { [text(of: $0.launch), try $0.session.snapshot()] }
        #expect(Set(launches).count == 1)

        // What becomes of one session is not known of the definition.
        let root = #"{"op": "show", "target": "c1", "controller": {"class": "A"}}"#
        let answers = try created[1...].map { created in
            let first = text(of: try created.session.perform(root).outcome)
            created.session.evict()
            return [
                first, text(of: try created.session.perform(root).outcome), try created.session.snapshot(),
            ]
        }
        #expect(Set(answers).count == 1)
        let last = try registry.create(definition)
        #expect(last.known === created[3].known)
        #expect([text(of: last.launch), try last.session.snapshot()] == launches[0])
    }

    private func text(of outcome: OperationOutcome) -> String {
        var writer = JSONWriter()
        OutcomeEncoder().write(outcome, version: 1, firstSequence: 1, to: &writer)
        return writer.string()
    }

    @Test("what is known is known of every byte, within a registry's limits")
    func found() throws {
        let definition = #"{"root": {"class": "A"}}"#
        let registry = SessionRegistry(journal: MemoryJournal())
        let known = try (0..<3).map { _ in try registry.create(definition).known }
        let other = SessionRegistry(journal: MemoryJournal())
        #expect(try other.create(definition).known == nil)
        // The place is the other registry's now.
        #expect(try registry.create(definition).known == nil)
        #expect(try registry.create(definition).known !== known[1])
        #expect(try registry.create(definition + " ").known == nil)
        let long = #"{"root": {"class": "A", "title": "\#(String(repeating: "a", count: 5_000))"}}"#
        for _ in 0..<3 { #expect(try registry.create(long).known == nil) }
        for _ in 0..<3 { #expect(throws: SessionError.self) { try registry.create(#"{"root": 1}"#) } }
    }

    @Test("a table has a bound")
    func bound() throws {
        let registry = SessionRegistry(journal: MemoryJournal())
        for number in 0..<200 {
            for _ in 0..<2 { _ = try registry.create(#"{"root": {"class": "A\#(number)"}}"#) }
        }
        let count = KnownOperations.ofThread.definitions.count
        #expect(count > KnownDefinitions.placeCount / 2)
        #expect(count <= KnownDefinitions.placeCount)
    }
}
