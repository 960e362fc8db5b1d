/// What a class answers in the methods that it overrides, besides its properties; nil for UIKit's own answer.
package struct OverrideAnswers: Sendable, Equatable {
    package var canBecomeFirstResponder: Bool?
    package var accessibilityPerformEscape: Bool?
    package var accessibilityPerformMagicTap: Bool?
    package var shouldUpdateFocus: Bool?
    package var prefersInterfaceOrientationLocked: Bool?
    package var shouldPop: Bool?
    /// The orientations to which `shouldAutorotate(to:)` says that the interface turns.
    package var autorotatesTo: [InterfaceOrientation]?
    package var canPerformAction: Choice?
    package var shouldPerformSegue: Choice?
    package var canPerformUnwindSegueAction: Choice?
    /// The size that `size(forChildContentContainer:withParentContainerSize:)` gives every child.
    package var childContentSize: Size?
    /// Controllers by their labels.
    package var allowedChildrenForUnwinding: [String]?
    package var childContaining: Choosing?
    package var forUnwindSegueAction: Choosing?
    /// The name is that of a class of segues.
    package var segueForUnwinding: Choosing?
    package var separateSecondaryViewController: Choosing?
    package var targetViewController: Choosing?
    /// The size of the view that `loadView` makes without super.
    package var loadedViewSize: Size?
    /// Whether the class is said to have no `loadView` of its own; nothing is known of one that says nothing.
    package var lacksLoadView: Bool?
    // Of presentation controllers.
    package var shouldRemovePresentersView: Bool?
    package var shouldPresentInFullscreen: Bool?
    /// The style of `adaptivePresentationStyle(for:)`, for all traits.
    package var adaptiveStyle: ModalPresentationStyle?
    /// The size of `frameOfPresentedViewInContainerView`.
    package var presentedViewSize: Size?
    /// The traits of `overrideTraitCollection`, of a presentation controller or of a container for a child.
    package var overrideTraitCollection: [Value.Member]?

    /// A class that overrides none of them.
    package init() {}

    /// Yes or no to a name: a selector, or a segue's identifier.
    package enum Choice: Sendable, Equatable {
        /// The same for every name.
        case all(Bool)
        /// For those that are listed alone.
        case named([String: Bool])

        /// What is said to a name; nil for UIKit's own answer.
        package subscript(_ name: String) -> Bool? {
            switch self {
            case .all(let answer): answer
            case .named(let answers): answers[name]
            }
        }
    }

    /// Which controller, or which class, a method answers.
    package enum Choosing: Sendable, Equatable {
        case nothing
        /// The label of a controller, or the name of a class.
        case named(String)
        /// What the superclass answers, of an override that only looks on.
        case superclass
    }
}
