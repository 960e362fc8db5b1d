/// Everything that the model needs to launch a session's app.
package struct ApplicationDefinition: Sendable {
    package var device: Device
    package var clock: ClockMode = .settle
    /// In which of its callbacks the delegate makes the window visible.
    package var makesWindowVisible = LaunchCallback.didFinishLaunching
    /// Whether the app has a scene delegate; from iOS 27 on it has one in any case.
    package var usesScenes = false
    /// UIApplicationSupportsMultipleScenes of the app's Info.plist.
    package var supportsMultipleScenes = false
    /// What `accessibilityPerformMagicTap()` of the application's delegate answers; nil where it has it not.
    package var performsMagicTap: Bool?
    package var classes: [ClassDescription] = []
    /// The orientations of the app's Info.plist; nil means what the idiom's default is.
    package var supportedInterfaceOrientations: [InterfaceOrientation]?
    /// What `application(_:supportedInterfaceOrientationsFor:)` answers; nil where the delegate has it not.
    package var orientationsForWindow: [InterfaceOrientation]?
    /// What the application's delegate does in its callbacks.
    package var applicationScripts: [ClassDescription.CallbackScripts] = []
    /// What the delegates answer, and which methods they have not.
    package var delegateMethods = DelegateMethods()
    /// What the system launches the app for: one operation such as `openURL`, or none.
    package var launchedBy: [Operation] = []
    /// The window's root; without one the window stays empty.
    package var root: ControllerReference?
    /// The storyboards of the app's bundle, in the order given.
    package var storyboards: [StoryboardDescription] = []
    /// The nibs of the app's bundle, in the order given.
    package var nibs: [NibDescription] = []
    /// The storyboard whose initial controller is the window's root, in the place of `root`.
    @Rare package var mainStoryboard: String?
    /// The nib that holds the app's window, NSMainNibFile of its Info.plist.
    @Rare package var mainNib: String?
    /// The language in which the app runs, by which localised documents are found.
    package var language = "en"
    /// The app's own version, `CFBundleVersion`.
    package var bundleVersion = "1"
    /// The traits of the app's own.
    package var traitDefinitions: [TraitDefinition] = []
    /// What the app does about its state; nil for an app that has not opted in.
    @Rare package var restoration: RestorationDescription?
    /// How the scene saves its state; nil for a scene that does not.
    @Rare package var sceneActivity: SceneActivityDescription?
    /// What `extensionContext` answers, when the root is the principal controller of an app extension.
    @Rare package var extensionContext: Value?
    /// Whether tests have a host application; those of a package have none.
    ///
    /// Source: clickstream-two-screens-ios17, chrismash-alert-at-once-ios15.
    package var hasTestHost = true
    /// The calls in which the app's own code runs, as of the launch.
    package var pauses: [PausePoint] = []
    /// What the app's own code did in calls of the launch that stopped; nil for a launch in which none did.
    package var code: [AppCodeStep]?
    /// State that was saved before the session began.
    @Rare package var savedState: RestorationArchive?

    /// Whether the process is an app, whose delegate and scenes are told.
    var isApplication: Bool { hasTestHost && extensionContext == nil }
    /// Whether going into the background saves the state.
    var savesState: Bool { restoration != nil || sceneActivity != nil }

    /// Creates a definition with defaults but for the device.
    package init(device: Device) {
        self.device = device
    }

    /// The callbacks of a launch.
    package enum LaunchCallback: String, Sendable, CaseIterable {
        case willFinishLaunching
        case didFinishLaunching
    }

    /// Whether operations run to rest.
    package enum ClockMode: String, Sendable, CaseIterable {
        /// Every operation runs until no transition is in flight.
        case settle
        /// Transitions wait for `advance` and `settle`.
        case manual
    }
}
