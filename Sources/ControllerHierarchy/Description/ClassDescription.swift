/// One of the app's own subclasses, as data: what it answers, what it does in callbacks, whether it calls
/// super.
package struct ClassDescription: Sendable {
    package var name: String
    /// Another declared class or a class of UIKit.
    package var superclass: String
    /// What overridden getters answer.
    package var overrides: [ControllerDescription.PropertySetting] = []
    /// What overridden methods answer.
    package var answers = OverrideAnswers()
    /// What the class's segue actions answer.
    package var segueActions: [SegueAction] = []
    package var scripts: [CallbackScripts] = []
    /// Selectors that the class implements, such as `unwindHome:`.
    package var actions: [String] = []
    /// The callbacks of which it is said whether their override calls super.
    package var overridden: Set<Callback> = []
    /// The callbacks whose override does not call super.
    package var skipsSuper: Set<Callback> = []
    /// The app's own values that the class encodes and decodes, with the values of a new instance.
    package var encode: [Value.Member] = []
    /// Whether the scene that the view stands in has constraints, for apps whose document is not at hand; nil
    /// where no scene is spoken of.
    package var sceneHasConstraints: Bool?
    /// What the class answers as a restoration class; nil means that it is none.
    package var restorationAnswers: RestorationAnswers?

    /// Creates a description without overrides.
    package init(name: String, superclass: String = "UIViewController") {
        self.name = name
        self.superclass = superclass
    }

    /// What a method that creates the destination of a segue answers.
    package struct SegueAction: Sendable {
        package var selector: String
        /// A description, or none where the creation is left to UIKit.
        package var destination: ControllerReference

        /// Creates the answer of one method.
        package init(selector: String, destination: ControllerReference) {
            self.selector = selector
            self.destination = destination
        }
    }

    /// What a class does in one of its callbacks or actions.
    package struct CallbackScripts: Sendable {
        package var moment: Moment
        package var scripts: [Script]

        /// Creates the scripts of one moment.
        package init(moment: Moment, scripts: [Script]) {
            self.moment = moment
            self.scripts = scripts
        }
    }

    /// When a script runs.
    package enum Moment: Sendable, Hashable {
        case callback(Callback)
        /// An action method, by its selector.
        case action(String)
    }
}

/// App code inside a callback: operations that run nested in the operation that caused the callback.
package struct Script: Sendable {
    /// Whether it runs only the first time, for each instance.
    package var once: Bool
    /// What has to hold for it to run.
    package var when: Condition?
    /// What must not hold.
    package var unless: Condition?
    /// The identifier of the segue about which a call has to be; nil where that does not matter.
    package var segue: String?
    package var operations: [Operation]

    /// What an app's code asks before it does something.
    package enum Condition: Sendable, Equatable {
        /// Whether the app was launched with saved state.
        case restored
        /// Whether the controller's flag is true inside of the call.
        case flag(Event.Flags)

        /// The condition of that name.
        package init?(_ name: String) {
            if name == "restored" {
                self = .restored
            } else if let flag = Event.Flags.names.first(where: { $0.name == name })?.flag {
                self = .flag(flag)
            } else {
                return nil
            }
        }
    }

    /// Creates a script.
    package init(once: Bool = false, operations: [Operation]) {
        self.once = once
        self.operations = operations
    }
}
