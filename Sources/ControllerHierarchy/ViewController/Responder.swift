/// `UIResponder`, as far as a user's hands reach it: what a controller offers to tap and what it does then.
///
/// What a class does not override does nothing, and says so.
class Responder {
    /// What the user can tap now of the controller's own, besides what its scene has.
    var ownControls: [ControlDescription] { [] }

    /// Carries out a tap on a control of the controller's own.
    ///
    /// - Returns: whether it is one.
    func tapOwnControl(_ name: String) throws(Interruption) -> Bool { false }

    /// Follows a tap beside what the container shows above its other contents.
    ///
    /// - Returns: whether there is such a thing.
    func tapBeside() throws(Interruption) -> Bool { false }

    /// Whether what the container shows above its other contents lies over a member and takes its touches.
    func covers(_ member: ViewController) -> Bool { false }

    /// Follows a swipe across what the container shows.
    ///
    /// - Returns: whether it meant something to the container.
    func contentWasSwiped(_ direction: SwipeDirection) throws(Interruption) -> Bool { false }

    /// Follows a tap on what the container shows that nothing there has taken.
    ///
    /// - Returns: whether it meant something to the container.
    func contentWasTapped() throws(Interruption) -> Bool { false }

    /// Follows the keyboard's coming.
    func keyboardWillAppear() throws(Interruption) {}

    /// Takes a key of a hardware keyboard that no key command of the controller's takes.
    ///
    /// - Returns: whether it did.
    func takeKey(_ key: String) throws(Interruption) -> Bool { false }

    /// Takes Return in a text field of the controller's own.
    ///
    /// - Returns: whether it is one.
    func takeReturn(in field: TextEditor) throws(Interruption) -> Bool { false }

    /// UIKit's own answer to VoiceOver's gesture for going back, and what it does then.
    func performEscape() throws(Interruption) -> Bool { false }

    /// Puts a text into a text field, as the user's typing does.
    ///
    /// - Returns: whether there is such a field.
    func type(_ text: String, into name: String) throws(Interruption) -> Bool { false }

    /// The text field or text view of that name, by its identifier or by what a person calls it.
    func editor(named name: String) -> TextEditor? { nil }

    /// Follows the end of the controller's own presentation.
    func presentationDidEnd(completed: Bool) throws(Interruption) {}

    /// Follows the end of a dismissal that took the controller off the screen, before the app hears of it.
    func dismissalDidEnd() throws(Interruption) {}

    /// Follows the same when the app's completion or the delegate has heard of it.
    func followToldDismissal() throws(Interruption) {}
}

/// Where a finger swipes.
enum SwipeDirection: String, CaseIterable {
    case up
    case down
    case left
    case right
}
