import Testing

@testable import ControllerHierarchy

/// What applications of one definition share of their launches.
@Suite struct LaunchPartsTests {
    private static func definition() -> ApplicationDefinition {
        let device = Device(
            model: "iPhone", systemVersion: SystemVersion(17), idiom: .phone,
            portraitSize: Size(width: 390, height: 844))
        var definition = ApplicationDefinition(device: device)
        var stack = ControllerDescription(className: "UINavigationController", label: "stack")
        stack.viewControllers = [
            .new(ControllerDescription(className: "List", label: "list")),
            .new(ControllerDescription(className: "Detail", label: "list")),
        ]
        definition.root = .new(stack)
        return definition
    }

    /// What its launch has made, with the application.
    private static func launched(
        _ definition: ApplicationDefinition = definition(), sharing parts: LaunchParts? = nil
    ) throws -> (Application, LaunchParts) {
        let application = try Application(definition: definition, sharing: parts)
        let outcome = try application.launch()
        return (application, application.parts(ofLaunch: outcome))
    }

    private static func make(_ name: String, in application: Application) throws -> ViewController? {
        let description = ControllerDescription(className: name, label: name)
        _ = try application.perform(Operation(.instantiate, controller: .new(description)))
        return application.controllers.all.last
    }

    @Test func everyControllerOfALaunchIsShared() throws {
        let (first, parts) = try Self.launched()
        let (second, again) = try Self.launched(sharing: parts)
        #expect(parts.controllerCount == 3)
        #expect(again.eventCount == parts.eventCount)
        #expect(second.controllers.all.map(\.identity.label) == ["stack", "list", "list-2"])
        for (old, new) in zip(first.controllers.all, second.controllers.all) {
            #expect(new.identity !== old.identity)
            #expect(new.identity.id == old.identity.id)
            #expect(new.identity.preparedMemory == old.identity.preparedMemory)
            #expect(new.appClass === old.appClass)
        }
        let other = try Self.make("Detail", in: second)
        #expect(other?.identity.id == "c4")
        #expect(other?.appClass.name == "Detail")
    }

    /// By number, and by none that the launch has not given.
    @Test func partsAreFoundByNumber() throws {
        let (application, parts) = try Self.launched()
        for (place, controller) in application.controllers.all.enumerated() {
            #expect(parts.appClass(ofController: place + 1) === controller.appClass)
            #expect(parts.identity(ofController: place + 1)?.label == controller.identity.label)
        }
        #expect(parts.appClass(ofController: 4) == nil)
        #expect(parts.identity(ofController: 4) == nil)
    }

    /// Whether a class is known yet matters to the documents of an app.
    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func classesAreSharedWhereThereAreNoDocuments(hasNib: Bool, hasStoryboard: Bool) throws {
        var definition = Self.definition()
        if hasNib { definition.nibs = [NibDescription(name: "Other")] }
        if hasStoryboard { definition.storyboards = [StoryboardDescription(name: "Other")] }
        let (_, parts) = try Self.launched(definition)
        #expect((parts.classes == nil) == (hasNib || hasStoryboard))
        #expect((parts.appClass(ofController: 1) == nil) == (hasNib || hasStoryboard))
        #expect(parts.identity(ofController: 1) != nil)
    }
}
