/// What a controller keeps of the scene or the nib from which it or its view came.
final class ArchiveOrigin {
    /// The scene; nil for a controller that was made in code or stood in a nib.
    let place: ScenePlace?
    /// Whether the controller is still being made of its coder: `storyboard` is nil until that is done.
    var isDecoding = false
    /// The nib that the app or the document names for the view.
    let nibName: String?
    /// The object of the main nib that the controller was; nil for any other.
    let mainNibObject: MainNibObject?
    /// The bundle inside of the app's that the app names for it; nil for the app's own.
    let nibBundle: String?
    /// The children that embed segues have put into container views.
    var embedded: [(segue: StoryboardDescription.ObjectID, child: Identity)] = []
    /// The controllers of a loaded nib, which the outlets of its owner hold.
    var nibControllers: [ViewController] = []
    /// The size of the view in the nib that was loaded, in points; nil where it gives none.
    var nibViewSize: Size?
    /// Whether the views of that nib have constraints; nil where it does not tell.
    var nibUsesAutoLayout: Bool?

    /// An object of a main nib.
    struct MainNibObject {
        let nib: String
        let object: StoryboardDescription.ObjectID
    }

    init(
        place: ScenePlace? = nil, nibName: String? = nil, mainNibObject: MainNibObject? = nil,
        nibBundle: String? = nil
    ) {
        self.place = place
        self.mainNibObject = mainNibObject
        self.nibName = nibName
        self.nibBundle = nibBundle
    }
}

extension ViewController {
    /// The scene of the storyboard that the controller came from.
    var scene: StoryboardDescription.Scene? { origin?.place?.scene }

    /// `storyboard`.
    var storyboard: Storyboard? { origin?.place?.storyboard }
}
