import Testing

@testable import ControllerHierarchy

/// What makes no sense is refused with its reason, and its neighbour that makes sense is not.
@Suite struct RefusalTests {
    private static let tablet = Device(
        model: "iPad", systemVersion: SystemVersion(16), idiom: .pad,
        portraitSize: Size(width: 820, height: 1180))

    /// An app with scenes, or without, that has been launched.
    private static func launched(withScenes: Bool) throws -> (Application, ApplicationDefinition) {
        var definition = ApplicationDefinition(device: tablet)
        definition.root = .new(ControllerDescription(label: "A"))
        definition.usesScenes = withScenes
        definition.supportsMultipleScenes = withScenes
        let application = try Application(definition: definition)
        _ = try application.launch()
        return (application, definition)
    }

    /// The reason why a relaunch is refused; nil if it is not.
    private static func refusal(
        withScenes: Bool = true, inBackground: Bool, _ argument: Operation.Argument
    ) throws -> String? {
        let (application, definition) = try launched(withScenes: withScenes)
        let background = Operation.Argument("background", .value(.string(BackgroundLaunch.unlocked.rawValue)))
        let operation = Operation(.relaunch, arguments: [argument] + (inBackground ? [background] : []))
        do {
            _ = try application.relaunched(by: operation, from: definition) {
                (definition, previous) throws(OperationError) in
                try Application(definition: definition, after: previous)
            }
        } catch OperationError.invalidArgument(_, let reason) {
            return reason
        }
        return nil
    }

    /// Source: UIApplication reference, background execution; app-events-traits.md 4.
    @Test func whatOpensAnAppDoesNotLaunchItInTheBackground() throws {
        let openURL = Operation(.openURL, arguments: [.init("url", .value(.string("notes:1")))])
        let fetch = Operation(.performFetch)
        for (event, inBackground, reason) in [
            (openURL, true, "openURL opens the app, and cannot launch it in the background"),
            (openURL, false, nil),
            (fetch, false, "performFetch does not open the app, and can launch it in the background alone"),
            (fetch, true, nil),
        ] {
            let found = try Self.refusal(
                inBackground: inBackground, .init("launchedBy", .operations([event])))
            #expect(found == reason)
        }
    }

    @Test func onlyAnAppWithScenesIsLaunchedWithoutOneAndOnlyInTheBackground() throws {
        for (withScenes, inBackground) in [(true, true), (true, false), (false, true), (false, false)] {
            let reason = try Self.refusal(
                withScenes: withScenes, inBackground: inBackground, .init("withoutScene", .value(.bool(true)))
            )
            #expect((reason == nil) == (withScenes && inBackground))
        }
    }

    @Test func aSceneHasANameOfItsOwn() throws {
        let (application, _) = try Self.launched(withScenes: true)
        for (name, isFree) in [("second", true), ("second", false), ("third", true)] {
            let operation = Operation(.openScene, arguments: [.init("as", .value(.string(name)))])
            let isOpened = (try? application.perform(operation)) != nil
            #expect(isOpened == isFree, "\(name)")
        }
    }
}
