/// Gestures on what containers show, which go to the nearest one that they mean something to.
extension ViewController {
    func swipeContent(_ direction: SwipeDirection) throws(Interruption) {
        var container: ViewController? = isInWindow ? self : nil
        while let current = container {
            if try current.contentWasSwiped(direction) { return }
            container = current.parent
        }
        application.ignore(
            because: !isInWindow
                ? "the view of \(identity.label) is not on the screen" : "no container takes the swipe")
    }

    func tapContent() throws(Interruption) {
        var container: ViewController? = isInWindow ? self : nil
        while let current = container {
            if try current.contentWasTapped() { return }
            container = current.parent
        }
        application.ignore(
            because: !isInWindow
                ? "the view of \(identity.label) is not on the screen" : "no container takes the tap")
    }
}
