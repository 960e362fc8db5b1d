/// A nib as the app's bundle holds it: who owns it and what is at its top level.
///
/// Source: storyboard-format.md section 6.
package struct NibDescription: Sendable {
    /// The file's name without its extension, with a device modifier such as `~ipad` where it has one.
    package var name: String
    /// The class of File's Owner, as the document has it.
    package var ownerClass: String?
    /// The outlets of File's Owner, in the order of the document; `view` among them gives the owner its view.
    package var outlets: [OutletDescription] = []
    /// Whether the search display controller that an outlet connects has a delegate; nil without one.
    package var searchDisplayHasDelegate: Bool?
    /// The classes of the views at the top level with their object identifiers, in the order of the document.
    package var views: [TopLevelView] = []
    /// Whether its views have constraints; nil where the document does not tell.
    package var usesAutoLayout: Bool?
    /// The controllers in the document, in its order; a container's children are in its `children`.
    package var controllers: [NibController] = []
    /// The controller of a main nib that becomes the root of its window; nil where only code can say it.
    package var windowRoot: StoryboardDescription.ObjectID?
    /// The objects of the nib that a user can tap, in the order of the document.
    package var controls: [ControlDescription] = []

    /// Creates an empty nib.
    package init(name: String) {
        self.name = name
    }

    /// Finds the controller that becomes the root of the window of a main nib.
    ///
    /// It is the one to which the window has an outlet. Before iOS 4 windows had none, and the delegate of
    /// the application showed the one to which it has an outlet itself.
    ///
    /// - Parameter outlets: The outlets of an object of the document.
    package mutating func findWindowRoot(
        window: StoryboardDescription.ObjectID?,
        outlets: (StoryboardDescription.ObjectID) -> [OutletDescription]
    ) {
        guard let window else { return }
        let roots = outlets(window).filter { $0.property == "rootViewController" }
        let delegate = self.outlets.first { $0.property == "delegate" }?.destination
        let known = Set(controllers.map(\.controller.objectID))
        let found = (roots + (delegate.map(outlets) ?? [])).first { known.contains($0.destination) }
        windowRoot =
            found?.destination ?? (controllers.count == 1 ? controllers.first?.controller.objectID : nil)
    }

    /// Whether loading it gives its owner a view.
    package var setsViewOutlet: Bool { outlets.contains { $0.property == "view" } }

    /// The size of the view that its owner gets, in points; nil where the document gives none.
    package var ownersViewSize: Size? {
        guard let outlet = outlets.first(where: { $0.property == "view" }) else { return nil }
        return views.first { $0.objectID == outlet.destination }?.size
    }

    /// A view at the top level.
    package struct TopLevelView: Sendable, Equatable {
        package var objectID: StoryboardDescription.ObjectID
        package var className: String
        /// In points; nil where the document gives none.
        package var size: Size?

        /// Creates a view.
        package init(objectID: StoryboardDescription.ObjectID, className: String, size: Size? = nil) {
            self.objectID = objectID
            self.className = className
            self.size = size
        }
    }

    /// A controller in a nib with the controllers that it contains.
    package struct NibController: Sendable {
        package var controller: ArchivedController
        package var children: [NibController] = []

        /// Creates a controller without children.
        package init(controller: ArchivedController, children: [NibController] = []) {
            self.controller = controller
            self.children = children
        }
    }
}
