/// What an app does about state preservation and restoration, as data: its delegate's answers and values.
package struct RestorationDescription: Sendable {
    /// What `application(_:shouldSaveApplicationState:)` answers.
    package var shouldSave = true
    /// What `application(_:shouldRestoreApplicationState:)` answers to an archive of the app's own version.
    package var shouldRestore = true
    /// Whether it answers so to archives of other versions of the app as well; else it refuses them.
    package var restoresOtherVersions = false
    /// Whether the delegate has the methods for secure coding; nil means from the version on that has them.
    package var usesSecureMethods: Bool?
    /// What the delegate makes of identifier paths; nil means that it does not implement the method.
    package var answers: RestorationAnswers?
    /// The delegate's own values in the archive.
    package var encode: [Value.Member] = []
    /// What the app has registered by `registerObject(forStateRestoration:restorationIdentifier:)`.
    package var objects: [RestorableObject] = []
    /// Whether the app has called `ignoreSnapshotOnNextApplicationLaunch()`.
    package var ignoresSnapshot = false
    /// Whether archives survive a launch and the user's ending the app, as a default for developers has it.
    package var isDeveloperMode = false

    /// Describes an app that saves and restores all that has an identifier.
    package init() {}
}

/// An object that is neither a controller nor a view, and saves state under an identifier.
package struct RestorableObject: Sendable {
    package var identifier: String
    package var className: String
    /// What it encodes; what it has decoded, after a restoration.
    package var values: [Value.Member]

    /// Creates an object.
    package init(identifier: String, className: String = "NSObject", values: [Value.Member] = []) {
        self.identifier = identifier
        self.className = className
        self.values = values
    }
}

/// What a method that is asked for controllers by identifier path answers.
package struct RestorationAnswers: Sendable {
    /// For a path as the archive has it, for identifiers joined by slashes, or for the last identifier.
    package var byPath: [Answer] = []
    /// For every other path; nil means that the method answers nil.
    package var other: ControllerReference?

    /// Describes a method that answers nil.
    package init() {}

    /// The answer for one path.
    package struct Answer: Sendable {
        package var path: String
        package var controller: ControllerReference

        /// Creates an answer; `path` is a path, identifiers joined by slashes, or an identifier.
        package init(path: String, controller: ControllerReference) {
            self.path = path
            self.controller = controller
        }
    }

    /// The answer for a path, the one that names it most exactly.
    func answer(path: String, identifiers: [String]) -> ControllerReference? {
        let names = [path, identifiers.joined(separator: "/"), identifiers.last ?? ""]
        for name in names {
            if let answer = byPath.first(where: { $0.path == name }) { return answer.controller }
        }
        return other
    }
}

/// How a scene saves its state from iOS 13 on: by an activity, without identifiers.
///
/// Source: scene-restore-activity-flow.
package struct SceneActivityDescription: Sendable {
    package var activityType: String
    /// What the scene's delegate itself puts into the activity.
    package var userInfo: [Value.Member] = []

    /// Describes a scene whose delegate answers with an activity of that type.
    package init(activityType: String) {
        self.activityType = activityType
    }
}
