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

    /// Makes a controller, and answers the label that it got.
    @discardableResult
    private static func make(_ label: String, in application: Application) throws -> String? {
        let reference = ControllerReference.new(ControllerDescription(label: label))
        _ = try application.perform(Operation(.instantiate, controller: reference))
        return application.controllers.all.last?.identity.label
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

    /// Also of many, which are not looked through.
    @Test func theNumberOfOneThatEndsIsFreeAgain() throws {
        let application = try Self.application()
        for _ in 1...60 { try Self.make("A-b", in: application) }
        for number in [30, 13] { try Self.release("A-b-\(number)", in: application) }
        for number in [13, 30, 61] { #expect(try Self.make("A-b", in: application) == "A-b-\(number)") }
    }

    /// What else begins like the label, and so nearly has a number behind it.
    @Test(arguments: [
        (["A-2", "A-3", "A-63", "A-64", "A-99", "A-100"], "A-4"),
        (["A-02", "A-0", "A-1", "A-", "A2", "A--2", "A-2b", "AA-2", "B-2"], "A-2"),
        (["a-2", "A-3", "A-2-2", "A-2-3"], "A-2"),
    ])
    func onlyItsOwnNumbersAreTaken(others: [String], label: String) throws {
        let application = try Self.application()
        for other in ["A"] + others { #expect(try Self.make(other, in: application) == other) }
        #expect(try Self.make("A", in: application) == label)
        // Many are not looked through.
        for index in 0..<20 { try Self.make("X\(index)", in: application) }
        try Self.release(label, in: application)
        #expect(try Self.make("A", in: application) == label)
    }

    /// Texts that are equal are one label, whatever their bytes.
    @Test func equalTextsAreOneLabel() throws {
        let application = try Self.application()
        #expect(try Self.make("\u{E9}", in: application) == "\u{E9}")
        #expect(try Self.make("e\u{301}-2", in: application) == "\u{E9}-2")
        #expect(try Self.make("\u{E9}", in: application) == "\u{E9}-3")
        #expect(try Self.make("e\u{301}", in: application) == "\u{E9}-4")
    }

    @Test(
        arguments: [
            ("A-2", "A", 2), ("A-9", "A", 9), ("A-10", "A", 10), ("A-99", "A", 99), ("A-b-31", "A-b", 31),
            ("-4", "", 4), ("\u{E9}-2", "\u{E9}", 2), ("A", "A", nil), ("A-", "A", nil), ("A-0", "A", nil),
            ("A-02", "A", nil), ("A-00", "A", nil), ("A-100", "A", nil), ("A22", "A", nil), ("A-/", "A", nil),
            ("A-:", "A", nil), ("A-2b", "A", nil), ("A-b2", "A", nil), ("A--2", "A", nil), ("B-2", "A", nil),
            ("AC-2", "AB", nil), ("BC-2", "AC", nil), ("A-2", "A-b", nil), ("e\u{301}-2", "\u{E9}", nil),
        ] as [(String, String, Int?)])
    func aNumberBehindALabelIsRead(label: String, other: String, number: Int?) {
        let identity = Identity(
            number: 1, label: label, className: "UIViewController", prepare: Identity.noPreparation)
        #expect(identity.labelSuffix(behind: other, other.utf8.count) == number)
    }
}

extension Application {
    /// The live controller of that label or id, for `#expect`, which takes no table that cannot be copied.
    func live(_ name: String) -> ViewController? { controllers.find(name) }

    func live(_ identity: Identity) -> ViewController? { controllers.find(identity) }
}
