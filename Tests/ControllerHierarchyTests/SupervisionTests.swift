import ControllerHierarchy
import Synchronization
import Testing

/// Whoever watches over an operation is told of each event once, and may end it before any of them.
@Suite struct SupervisionTests {
    private final class Supervisor: WorkSupervisor {
        let allowance: Int
        let eventsMax: Int
        let told = Atomic(0)
        let timesAsked = Atomic(0)

        init(allowance: Int, eventsMax: Int = .max) {
            self.allowance = allowance
            self.eventsMax = eventsMax
        }

        func allowance(after events: Int) throws(WorkRefusal) -> Int {
            timesAsked.add(1, ordering: .relaxed)
            let count = told.add(events, ordering: .relaxed).newValue
            guard count <= eventsMax else { throw .exceeded(.events, maximum: eventsMax) }
            return min(allowance, eventsMax - count)
        }
    }

    /// An app whose memory warning causes some thousand events.
    private static func application(_ limits: ModelLimits = ModelLimits()) throws -> Application {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(17), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        let edits = (0..<8).map { index in
            Operation(
                .setEditing, target: "self", arguments: [.init("editing", .value(.bool(index % 2 == 0)))])
        }
        var noisy = ClassDescription(name: "Noisy")
        noisy.scripts = [
            .init(moment: .callback(.didReceiveMemoryWarning), scripts: [Script(operations: edits)])
        ]
        definition.classes = [noisy]
        var root = ControllerDescription(label: "root")
        root.children = (0..<300).map { .new(ControllerDescription(className: "Noisy", label: "n\($0)")) }
        definition.root = .new(root)
        let application = try Application(definition: definition, limits: limits)
        _ = try application.launch()
        return application
    }

    @Test(arguments: [0, 1, 7, 1_000, 1_000_000])
    func everyEventIsTold(allowance: Int) throws {
        let application = try Self.application()
        let watching = Supervisor(allowance: allowance)
        application.log.supervisor = watching
        let outcome = try application.perform(Operation(.memoryWarning))
        #expect(outcome.events.count > 2_000)
        #expect(watching.told.load(ordering: .relaxed) == outcome.events.count)
        // Once before and once behind the operation, and in it whenever the allowance is used up.
        let asked = watching.timesAsked.load(ordering: .relaxed)
        #expect(asked == 2 + outcome.events.count / (allowance + 1))
    }

    @Test("What was given up behind its exception leaves nothing to the next request")
    func leavesNoException() throws {
        let application = try Self.application()
        let segue = Operation(
            .performSegue, target: "root", arguments: [.init("identifier", .value(.string("none")))])
        application.log.supervisor = Supervisor(allowance: 10, eventsMax: 0)
        #expect(throws: OperationError.self) { try application.perform(segue) }
        #expect(!application.hasChanged)
        application.log.supervisor = nil
        let outcome = try application.perform(segue)
        #expect(outcome.outcome == .raised && outcome.events.count == 1)
    }

    @Test(arguments: [0, 5, 1_000])
    func theEventBeyondIsNotMade(allowance: Int) throws {
        let count = try Self.application().perform(Operation(.memoryWarning)).events.count
        for maximum in [0, 1, 1_024, count - 1, count] {
            let application = try Self.application()
            application.log.supervisor = Supervisor(allowance: allowance, eventsMax: maximum)
            if maximum == count {
                #expect(try application.perform(Operation(.memoryWarning)).events.count == count)
            } else {
                #expect(throws: OperationError.stopped(.exceeded(.events, maximum: maximum))) {
                    _ = try application.perform(Operation(.memoryWarning))
                }
            }
        }
    }

    /// openapi.yaml, `operation_limit_exceeded`: so many events are allowed, and not one more.
    @Test func theLimitOfEventsIsReachedAndNotPassed() throws {
        let count = try Self.application().perform(Operation(.memoryWarning)).events.count
        for (maximum, isEnough) in [(count, true), (count - 1, false)] {
            var limits = ModelLimits()
            limits.eventsPerOperationMax = maximum
            let application = try Self.application(limits)
            if isEnough {
                #expect(try application.perform(Operation(.memoryWarning)).events.count == count)
            } else {
                #expect(throws: OperationError.self) { try application.perform(Operation(.memoryWarning)) }
            }
        }
    }

    @Test func anOperationByItselfIsWatchedOnceItIsLong() throws {
        final class Made: Sendable { let count = Atomic(0) }
        let made = Made()
        var limits = ModelLimits()
        limits.makeSupervisor = {
            made.count.add(1, ordering: .relaxed)
            return Supervisor(allowance: 10, eventsMax: 2_000)
        }
        let application = try Self.application(limits)
        let before = made.count.load(ordering: .relaxed)
        _ = try application.perform(Operation(.setNeedsLayout, target: "root"))
        #expect(made.count.load(ordering: .relaxed) == before)
        #expect(throws: OperationError.stopped(.exceeded(.events, maximum: 2_000))) {
            _ = try application.perform(Operation(.memoryWarning))
        }
        #expect(made.count.load(ordering: .relaxed) == before + 1)
    }
}
