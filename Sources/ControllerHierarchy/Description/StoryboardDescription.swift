/// A storyboard as the app's bundle holds it: its scenes with their segues, in the order of the document.
///
/// Source: storyboard-format.md sections 2 to 4.
package struct StoryboardDescription: Sendable {
    /// The name by which `UIStoryboard(name:bundle:)` finds it.
    package var name: String
    /// The object that `instantiateInitialViewController` makes; nil if the document names none.
    package var initialController: ObjectID?
    /// Whether the views of its scenes are laid out by constraints.
    package var usesAutoLayout = false
    package var scenes: [Scene]

    /// Creates a storyboard.
    package init(name: String, initialController: ObjectID? = nil, scenes: [Scene] = []) {
        self.name = name
        self.initialController = initialController
        self.scenes = scenes
    }

    /// The identifier of an object in its document, such as `BYZ-38-t0r`; unique in the document.
    package typealias ObjectID = String

    /// One scene: a controller with what its document says about it.
    package struct Scene: Sendable {
        package var sceneID: String
        package var controller: ArchivedController
        /// The segues that the scene's objects own, relationships and embeds included, in the order of the
        /// document.
        package var segues: [SegueDescription] = []
        /// The objects of the scene that a user can tap, in the order of the document.
        package var controls: [ControlDescription] = []
        /// The scene's exit, where unwind segues end; nil if the document has none.
        package var exit: ObjectID?

        /// Creates a scene without segues and controls.
        package init(sceneID: String, controller: ArchivedController) {
            self.sceneID = sceneID
            self.controller = controller
        }
    }
}

/// A controller as an Interface Builder document describes it.
package struct ArchivedController: Sendable {
    package var objectID: StoryboardDescription.ObjectID
    /// The class of UIKit that the element stands for, such as `UITableViewController`.
    package var baseClass: String
    /// The app's class, without its module; nil means `baseClass` itself.
    package var customClass: String?
    /// The module of `customClass`, where the document names one.
    package var customModule: String?
    package var storyboardIdentifier: String?
    /// The name that its author gave it in the document's outline.
    package var userLabel: String?
    /// What the document says of the controller's properties, `restorationIdentifier` and `title` included.
    package var properties: [ControllerDescription.PropertySetting] = []
    /// The scene elsewhere that this object stands for; nil for a controller proper.
    package var reference: StoryboardReference?
    /// The nib that the controller loads its view from, if the document names one.
    package var nibName: String?
    /// Whether the bar of a navigation controller shows a back button above the controller.
    package var showsBackButton = true
    /// Whether the document holds a view of the controller's.
    package var hasView = false
    /// The size that the document gives that view, in points; nil where it gives none.
    package var viewSize: Size?
    /// Whether that view, or one in it, has constraints in the document.
    package var hasConstraints = false
    /// Whether the document gives that view a guide of its safe area, as documents of Xcode 9 and later do.
    package var hasSafeArea = false
    /// The name of the nib inside of the compiled storyboard that has the view.
    package var viewNibName: String?
    /// The views in it that have a restoration identifier, in the order of the document.
    package var restorableViews: [RestorableView] = []
    /// Runtime attributes, key path and value, in the order of the document.
    package var runtimeAttributes: [Value.Member] = []
    /// Outlets of the controller: property and destination, in the order of the document.
    package var outlets: [OutletDescription] = []

    /// Whether the search display controller that an outlet connects has a delegate; nil without one.
    package var searchDisplayHasDelegate: Bool?

    /// Creates a controller of a class of UIKit.
    package init(objectID: StoryboardDescription.ObjectID, baseClass: String) {
        self.objectID = objectID
        self.baseClass = baseClass
    }

    /// The class that is instantiated.
    package var className: String { customClass ?? baseClass }

    /// A view with a restoration identifier.
    package struct RestorableView: Sendable, Equatable {
        package var objectID: StoryboardDescription.ObjectID
        package var className: String
        package var restorationIdentifier: String

        /// Creates a view.
        package init(
            objectID: StoryboardDescription.ObjectID, className: String, restorationIdentifier: String
        ) {
            self.objectID = objectID
            self.className = className
            self.restorationIdentifier = restorationIdentifier
        }
    }
}

/// A storyboard reference: a scene of the same or another storyboard.
package struct StoryboardReference: Sendable, Equatable {
    /// The other storyboard; nil means the one that holds the reference.
    package var storyboard: String?
    /// The scene's storyboard identifier; nil means the initial controller.
    package var identifier: String?
    /// The bundle, where the reference names one.
    package var bundleIdentifier: String?

    /// Creates a reference.
    package init(storyboard: String? = nil, identifier: String? = nil, bundleIdentifier: String? = nil) {
        self.storyboard = storyboard
        self.identifier = identifier
        self.bundleIdentifier = bundleIdentifier
    }
}

/// One outlet: a property with the object that it is connected to.
package struct OutletDescription: Sendable, Equatable {
    package var property: String
    package var destination: StoryboardDescription.ObjectID

    /// Creates an outlet.
    package init(property: String, destination: StoryboardDescription.ObjectID) {
        self.property = property
        self.destination = destination
    }
}
