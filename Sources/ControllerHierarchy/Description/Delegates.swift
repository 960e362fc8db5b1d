// The delegates of a controller as data: each implements its whole protocol, gives the default answers but
// for those that are given here, and does what its scripts say.

/// The delegate of a navigation, tab bar, split view or page view controller.
package struct ContainerDelegate: Sendable {
    /// The delegate as the app wrote it, which is what reading the property answers.
    package var written: Value
    /// What it does in its methods.
    package var scripts: [ClassDescription.CallbackScripts] = []
    /// Of a navigation or tab bar controller.
    package var animation = AnimationAnswers()
    /// What a navigation controller's delegate says of animation besides: whether it hands out the animator.
    package var animatesNavigation: Bool?
    /// Whether a gesture may drive a push or pop.
    package var drivesNavigation = true
    /// What a tab bar controller's delegate hands out in the place of `animation`.
    package var tabAnimation: TabAnimation?
    package var supportedInterfaceOrientations: [InterfaceOrientation]?
    package var preferredInterfaceOrientation: InterfaceOrientation?
    /// Whether a tap selects a tab.
    package var shouldSelect = true
    /// Whether a tap selects a tab of a controller whose `tabs` the app has set.
    package var shouldSelectTab = true
    /// Whether the delegate deals with the secondary when a split view controller collapses.
    package var collapsesSecondary = false
    /// The controllers that it names by their labels; nil for its default.
    package var primaryForCollapsing: String?
    package var primaryForExpanding: String?
    package var separatedSecondary: String?
    package var topColumnForCollapsing: SplitColumn?
    /// The name of a display mode.
    package var displayModeForExpanding: String?
    /// Whether the delegate shows a controller itself.
    package var shows = false
    package var showsDetail = false
    /// Where the spine of pages is to be in a new orientation.
    package var spineLocation: String?

    /// Creates a delegate that answers as UIKit would without one.
    package init(written: Value = .object([])) {
        self.written = written
    }

    /// What a tab bar controller's delegate answers when it is asked for an animator.
    package enum TabAnimation: Sendable {
        /// Nil, for UIKit's own animation.
        case standard
        case own(AnimatorDescription)
    }
}

/// `UIAdaptivePresentationControllerDelegate`, with the methods of a popover's.
package struct PresentationDelegate: Sendable {
    /// The delegate as the app wrote it, which is what reading the property answers.
    package var written: Value
    /// What it does in its methods.
    package var scripts: [ClassDescription.CallbackScripts] = []
    package var adaptiveStyle: ModalPresentationStyle?
    /// The controller to show in an adapted style, in the place of the presented one.
    package var alternate: ControllerReference?
    package var shouldDismiss = true
    /// As `shouldDismiss`, before iOS 13.
    package var popoverShouldDismiss = true

    /// Creates a delegate that answers as UIKit would without one.
    package init(written: Value = .object([])) {
        self.written = written
    }
}

/// `UIViewControllerTransitioningDelegate`.
package struct TransitioningDelegate: Sendable {
    /// The delegate as the app wrote it, which is what reading the property answers.
    package var written: Value
    /// What it does in its methods.
    package var scripts: [ClassDescription.CallbackScripts] = []
    package var animation = AnimationAnswers()
    /// Whether it hands out the animator when it is asked for one.
    package var animates = true
    /// Whether a gesture may drive the presentation, and the dismissal.
    package var drivesPresentation = true
    package var drivesDismissal = true
    package var presentationController: PresentationControllerDescription?

    /// Creates a delegate that answers as UIKit would without one.
    package init(written: Value = .object([])) {
        self.written = written
    }
}

/// `UIViewControllerPreviewingDelegate`.
package struct PreviewingDelegate: Sendable {
    /// The delegate as the app wrote it.
    package var written: Value
    /// What it does in its methods.
    package var scripts: [ClassDescription.CallbackScripts] = []
    /// What a press on the view shows; nil for nothing.
    package var preview: ControllerReference?

    /// Creates a delegate without a preview.
    package init(written: Value = .object([])) {
        self.written = written
    }
}

/// `UIContextMenuInteractionDelegate`, with what its configuration has.
package struct ContextMenuDelegate: Sendable {
    /// The delegate as the app wrote it.
    package var written: Value
    /// What it does in its methods.
    package var scripts: [ClassDescription.CallbackScripts] = []
    /// Whether it answers a configuration, without which no menu comes.
    package var hasConfiguration = true
    /// What the configuration's provider hands out; nil without one, for the view itself.
    package var preview: ControllerReference?
    /// The case of `UIContextMenuInteractionCommitStyle` that it prefers.
    package var commitStyle = "dismiss"
    /// What it does in the block that it adds to the animator of a commit.
    package var completion: [Operation] = []
    /// The actions of the menu, `UIAction`; the style means nothing here.
    package var actions: [AlertAction] = []

    /// Creates a delegate with a menu and no preview.
    package init(written: Value = .object([])) {
        self.written = written
    }
}

/// `UIPageViewControllerDataSource`.
package struct DataSourceDescription: Sendable {
    /// What it hands out, in order.
    package var pages: [ControllerReference]
    /// What it answers for the page indicator; nil where it has not the method.
    package var presentationCount: Int?
    package var presentationIndex: Int?

    /// Describes a data source without a page indicator.
    package init(pages: [ControllerReference]) {
        self.pages = pages
    }
}

/// What a delegate has to animate transitions with.
package struct AnimationAnswers: Sendable {
    /// Nil for UIKit's own animation.
    package var animator: AnimatorDescription?
    /// What lets a gesture drive the animator; nil where it has nothing of the kind.
    package var interaction: InteractionDescription?
    /// Whether anything is said of it, be it that there is none.
    package var isGiven = false

    /// Describes a delegate that says nothing of animation.
    package init() {}
}

/// An interaction controller, as the animator has to do with it.
package enum InteractionDescription: Sendable {
    /// An object of the app's own, which sets the transition up in the animator's place.
    case own
    /// `UIPercentDrivenInteractiveTransition` itself, which lets the animator set the transition up.
    case percentDriven
    /// A subclass of it, whose `startInteractiveTransition(_:)` calls super.
    case percentDrivenSubclass
}

/// An animator of the app's.
package struct AnimatorDescription: Sendable {
    /// Virtual seconds; nil for UIKit's own duration.
    package var duration: Double?
    /// Whether it ends with `completeTransition(true)`; otherwise the transition is cancelled.
    package var completes: Bool

    /// Creates an animator.
    package init(duration: Double? = nil, completes: Bool = true) {
        self.duration = duration
        self.completes = completes
    }
}

/// The app's own presentation controller; what is not given is left to its class.
package struct PresentationControllerDescription: Sendable {
    package var className: String?
    package var shouldRemovePresentersView: Bool?
    package var shouldPresentInFullscreen: Bool?

    /// Describes a plain presentation controller.
    package init() {}
}
