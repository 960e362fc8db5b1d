package import ControllerHierarchy

/// One thing that a user, or the app's code, does on a walk.
package struct WalkStep: Sendable, Equatable {
    /// The controller's label.
    package let target: String
    package let deed: Deed
    /// What it does, for people: `tap Add on Plants`.
    package let text: String

    package enum Deed: Sendable, Equatable {
        /// A tap on a control, for one of the segues that it owns.
        case trigger(control: StoryboardDescription.ObjectID, action: String?)
        /// The app's code performs a segue by its identifier.
        case performSegue(identifier: String)
        /// A tap on a tab.
        case select(index: Int)
        /// The app's code shows the bar for which a scene has items.
        case show(ControlDescription.Bar)
        /// The app's code enables a control that the document has disabled.
        case enable(control: StoryboardDescription.ObjectID)
    }

    /// Whether it performs something, and does not only make way for that.
    var performs: Bool {
        switch deed {
        case .trigger, .performSegue, .select: true
        case .show, .enable: false
        }
    }

    var operation: Operation {
        switch deed {
        case .trigger(let control, let action):
            let named = action.map { Operation.Argument("action", .value(.string($0))) }
            return Operation(
                .trigger, target: target,
                arguments: [.init("control", .value(.string(control)))] + [named].compactMap { $0 })
        case .performSegue(let identifier):
            return Operation(
                .performSegue, target: target,
                arguments: [.init("identifier", .value(.string(identifier)))])
        case .select(let index):
            return Operation(
                .select, target: target, arguments: [.init("index", .value(.number(Double(index))))])
        case .show(let bar):
            return Operation(
                bar == .toolbar ? .setToolbarHidden : .setNavigationBarHidden, target: target,
                arguments: [.init("hidden", .value(.bool(false)))])
        case .enable(let control):
            return Operation(
                .setControlEnabled, target: target,
                arguments: [
                    .init("control", .value(.string(control))), .init("isEnabled", .value(.bool(true))),
                ])
        }
    }
}

/// What one walk did and met.
package struct WalkReport: Sendable {
    /// The storyboard in which it began.
    package let storyboard: String
    /// Where that stands among the graph's storyboards.
    package let document: Int
    /// The scene that the app's code made there; nil for a launch with the initial controller.
    package let entrance: String?
    package let device: Device
    /// How many segues, tabs and back buttons were performed, each counted once for each kind of place.
    package var performed = 0
    /// Scenes whose controllers were made on the way.
    package var visited: Set<SceneObject> = []
    /// Launches of the app.
    package var runs = 0
    /// Whether a bound was met before everything was performed.
    package var isBounded = false
    /// Why the model refused to go on, where it did, and whether that was the launch.
    package var refusal: (isLaunch: Bool, reason: String)?
    package var failures: [WalkFailure] = []
    /// The scenes in which unwind segues have ended, by the segues.
    package var unwinds: [SceneObject: Set<SceneObject>] = [:]
}

/// A scene or a segue by its storyboard and its object there, a scene by that of its controller.
package struct SceneObject: Sendable, Hashable {
    /// The place among the graph's storyboards; nil for one that stands in for a document that was not given.
    package let document: Int?
    package let object: StoryboardDescription.ObjectID
}

/// A way through an app at whose end something raises or is ignored.
package struct WalkFailure: Sendable {
    package let storyboard: String
    /// The storyboard's place among the graph's.
    package let document: Int
    /// Whether the app is sure to come here; not from a scene that its code may put elsewhere.
    package let isCertain: Bool
    /// Whether a segue of the app's own is on the way, of which only its code knows what it does.
    package let hasStandIn: Bool
    /// The shortest way; empty when the launch itself fails.
    package let steps: [WalkStep]
    package let device: Device
    package let outcome: OperationOutcome.Outcome
    package let exception: UIKitException?
    /// What UIKit prints, or why nothing happens.
    package let message: String
    /// The segue that failed, with its scene's controller; nil for tabs and launches.
    package let segue: StoryboardDescription.ObjectID?
    /// The scene in which the last step was taken; nil for launches.
    package let scene: SceneObject?
    /// The scenario file that re-enacts it.
    package let scenario: WalkScenario
}
