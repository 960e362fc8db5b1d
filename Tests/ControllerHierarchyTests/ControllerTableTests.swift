import Testing

@testable import ControllerHierarchy

/// How controllers are named and found.
@Suite struct ControllerTableTests {
    private static func application() throws -> Application {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(12), idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(ControllerDescription(label: "root"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        return application
    }

    @discardableResult
    private static func make(_ label: String, in application: Application) throws -> String? {
        let reference = ControllerReference.new(ControllerDescription(label: label))
        return try application.perform(Operation(.instantiate, controller: reference)).result.first?.value
            .string
    }

    private static func release(_ label: String, in application: Application) throws {
        _ = try application.perform(Operation(.release, target: label))
    }

    /// openapi.yaml: a controller is named by its label or by its id.
    @Test func everyControllerIsFoundByEitherName() throws {
        let application = try Self.application()
        for index in 0..<20 { try Self.make("L\(index)", in: application) }
        // Gaps in the numbers at both ends and in the middle.
        for index in [0, 7, 8, 19] { try Self.release("L\(index)", in: application) }
        let all = application.controllers.all
        #expect(all.count == 17)
        for controller in all {
            #expect(application.live(controller.identity.label) === controller)
            #expect(application.live("c\(controller.identity.number)") === controller)
            #expect(application.live(controller.identity) === controller)
        }
        let numbers = Set(all.map(\.identity.number))
        for number in 0...25 where !numbers.contains(number) {
            #expect(application.live("c\(number)") == nil)
        }
        let number = all[3].identity.number
        for name in ["\(number)c", "x\(number)", "\(number)", "cc\(number)", "c\(number)c", "c", ""] {
            #expect(application.live(name) == nil, "\(name)")
        }
    }

    /// openapi.yaml: a label that is taken gets the next free number behind it.
    @Test func aTakenLabelGetsTheLowestFreeNumber() throws {
        let application = try Self.application()
        let labels = { application.controllers.all.map(\.identity.label).dropFirst() }
        for _ in 1...4 { try Self.make("A-b", in: application) }
        #expect(labels() == ["A-b", "A-b-2", "A-b-3", "A-b-4"])
        try Self.release("A-b-3", in: application)
        try Self.release("A-b-2", in: application)
        for _ in 1...3 { try Self.make("A-b", in: application) }
        #expect(labels() == ["A-b", "A-b-4", "A-b-2", "A-b-3", "A-b-5"])
        try Self.release("A-b-5", in: application)
        try Self.release("A-b-4", in: application)
        try Self.make("A-b", in: application)
        #expect(labels().last == "A-b-4")
        try Self.release("A-b", in: application)
        try Self.make("A-b", in: application)
        #expect(labels().last == "A-b")
    }
}

extension Application {
    /// The live controller of that label or id, for `#expect`, which takes no table that cannot be copied.
    func live(_ name: String) -> ViewController? { controllers.find(name) }

    func live(_ identity: Identity) -> ViewController? { controllers.find(identity) }
}
