/// A segue as a storyboard describes it.
///
/// Source: storyboard-format.md section 4.
package struct SegueDescription: Sendable {
    package var objectID: StoryboardDescription.ObjectID
    package var kind: Kind
    package var identifier: String?
    /// The destination's object: a controller, a storyboard reference, or for `unwind` the scene's exit.
    package var destination: StoryboardDescription.ObjectID
    /// The object that owns the segue: the scene's controller, or one of its controls or container views.
    package var owner: StoryboardDescription.ObjectID
    /// For `relationship`: which of the container's properties it fills.
    package var relationship: Relationship?
    /// For `unwind`: the selector that is looked for.
    package var unwindAction: String?
    /// The selector of an `IBSegueAction` of the source that creates the destination.
    package var creationSelector: String?
    /// The app's own class of segue, without its module.
    package var customClass: String?
    package var customModule: String?
    package var animates = true
    /// Overrides the destination's own style.
    package var modalPresentationStyle: ModalPresentationStyle?
    package var modalTransitionStyle: ModalTransitionStyle?
    /// A selector that is sent to the source in the place of what `kind` says, such as
    /// `showDetailViewController:sender:`.
    package var action: String?
    package var popoverAnchor: PopoverAnchor?
    /// Which part of its owner starts it, where the document says: `accessoryAction` is a cell's accessory.
    package var trigger: String?
    /// For `replace`: the place in the split view controller.
    package var splitViewControllerTargetIndex: Int?

    /// Creates a segue that does what its kind says.
    package init(
        objectID: StoryboardDescription.ObjectID, kind: Kind, destination: StoryboardDescription.ObjectID,
        owner: StoryboardDescription.ObjectID
    ) {
        self.objectID = objectID
        self.kind = kind
        self.destination = destination
        self.owner = owner
    }

    /// The trigger of a segue that the accessory of a cell starts, and not the cell.
    package static let accessoryAction = "accessoryAction"

    /// The kinds of all eras of Xcode, by their names in documents.
    package enum Kind: String, Sendable, CaseIterable {
        case relationship, embed, unwind, custom
        /// Xcode 4 and 5.
        case push, modal, popover, replace
        /// Xcode 6 and later.
        case show, showDetail, presentation, popoverPresentation
    }

    /// The properties that relationship segues fill.
    package enum Relationship: String, Sendable, CaseIterable {
        case rootViewController, viewControllers
        case masterViewController, detailViewController, supplementaryViewController, compactViewController
    }

    /// Where a popover's arrow points.
    package enum PopoverAnchor: Sendable, Equatable {
        case view(StoryboardDescription.ObjectID)
        case barButtonItem(StoryboardDescription.ObjectID)
    }
}

/// An object of a scene that a user can tap: a control, a cell, a bar button item, a gesture recognizer.
package struct ControlDescription: Sendable {
    package var objectID: StoryboardDescription.ObjectID
    /// The document's element, such as `button`, `barButtonItem`, `tableViewCell`, `tapGestureRecognizer`.
    package var element: String
    /// What a person would call it: its title, its user label or its accessibility identifier.
    package var label: String?
    /// The selectors that it sends, with the object that receives each.
    package var actions: [Action] = []
    /// Whether it belongs to the controller's view, and so exists only once the view is loaded.
    package var isInView = true
    /// The bar that shows it as an item of the controller's; nil for what stands elsewhere.
    package var bar: Bar?
    /// A control that is not enabled lets taps through to nothing.
    package var isEnabled = true

    /// Creates a control that sends nothing.
    package init(objectID: StoryboardDescription.ObjectID, element: String) {
        self.objectID = objectID
        self.element = element
    }

    /// A bar of the navigation controller whose top the controller is.
    package enum Bar: Sendable {
        case navigationBar, toolbar
    }

    /// One target and action.
    package struct Action: Sendable, Equatable {
        package var selector: String
        package var destination: StoryboardDescription.ObjectID
        /// The event that sends it, such as `touchUpInside`; nil where the control has but one.
        package var eventType: String?

        /// Creates an action.
        package init(selector: String, destination: StoryboardDescription.ObjectID, eventType: String? = nil)
        {
            self.selector = selector
            self.destination = destination
            self.eventType = eventType
        }
    }
}
