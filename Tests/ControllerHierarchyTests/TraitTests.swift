import Testing

@testable import ControllerHierarchy

/// swift-testing has traits of its own.
typealias DeviceTrait = ControllerHierarchy.Trait

/// What a trait can be set to, and since which version.
@Suite struct TraitTests {
    private static func application(_ version: SystemVersion) throws -> Application {
        let device = Device(
            model: "iPhone", systemVersion: version, idiom: .phone,
            portraitSize: Size(width: 375, height: 667))
        var definition = ApplicationDefinition(device: device)
        definition.root = .new(ControllerDescription(label: "root"))
        let application = try Application(definition: definition)
        _ = try application.launch()
        return application
    }

    private static func setTraits(_ trait: DeviceTrait, _ value: Value) -> Operation {
        Operation(
            .setTraits, arguments: [.init("traits", .value(.object([.init(trait.rawValue, value)])))])
    }

    private static func values(of trait: DeviceTrait) -> [Value] {
        if case .word(let words) = trait.type { words.map(Value.string) } else { [.number(3)] }
    }

    /// UITraitCollection reference, "Availability" of each property.
    private static let firstVersions: [DeviceTrait: Int] = [
        .forceTouchCapability: 9, .layoutDirection: 10, .displayGamut: 10, .preferredContentSizeCategory: 10,
        .userInterfaceStyle: 12, .userInterfaceLevel: 13, .legibilityWeight: 13, .accessibilityContrast: 13,
        .activeAppearance: 14,
    ]

    @Test(arguments: DeviceTrait.allCases.filter { $0 != .userInterfaceIdiom })
    func aTraitIsThereFromItsVersionOn(trait: DeviceTrait) throws {
        let first = Self.firstVersions[trait] ?? 8
        for value in Self.values(of: trait) {
            _ = try Self.application(SystemVersion(first)).perform(Self.setTraits(trait, value))
        }
        guard first > 8 else { return }
        let older = try Self.application(SystemVersion(first - 1))
        let refusal = OperationError.notAvailable(
            field: "traits/\(trait.rawValue)", reason: "\(trait.rawValue) exists from iOS \(first).0 on")
        #expect(throws: refusal) { try older.perform(Self.setTraits(trait, Self.values(of: trait)[0])) }
    }

    @Test func whatNoTraitCanBeIsRefused() throws {
        let application = try Self.application(SystemVersion(17))
        let refused: [(DeviceTrait, Value)] = [
            (.userInterfaceIdiom, .string("pad")), (.userInterfaceStyle, .string("pink")),
            (.displayScale, .number(0)), (.displayScale, .string("3")), (.legibilityWeight, .null),
        ]
        for (trait, value) in refused {
            #expect(throws: OperationError.self, "\(trait) \(value)") {
                try application.perform(Self.setTraits(trait, value))
            }
        }
    }

    /// Other traits of a window than the style came with iOS 17.
    @Test func aWindowIsGivenStylesAlone() throws {
        let override = { (trait: String, value: String) in
            Operation(
                .overrideWindowTraits,
                arguments: [.init("traits", .value(.object([.init(trait, .string(value))])))])
        }
        let old = try Self.application(SystemVersion(16))
        for (trait, value) in [("layoutDirection", "rightToLeft"), ("horizontalSizeClass", "regular")] {
            #expect(throws: OperationError.self) { try old.perform(override(trait, value)) }
        }
        let new = try Self.application(SystemVersion(17))
        _ = try new.perform(override("layoutDirection", "rightToLeft"))
        _ = try new.perform(override("horizontalSizeClass", "regular"))
    }
}
