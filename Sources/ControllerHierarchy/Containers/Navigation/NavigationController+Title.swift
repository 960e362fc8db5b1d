/// The title of a stack, which is its root's until it is given one of its own.
extension NavigationController {
    /// Takes over the title that the root has as it becomes that.
    ///
    /// Source: ariadne-title-of-stack-ios15.
    func takeTitle(of root: ViewController) {
        guard let title = root.setting(.title), title != .null else { return }
        titleOfRoot = title
        keepTitle(title)
    }

    /// Puts the first controllers on the stack; a title that it was made with counts as given behind that.
    func keepingTitle(_ fill: () throws(Interruption) -> Void) throws(Interruption) {
        let own = setting(.title)
        try fill()
        guard let own, titleOfRoot != nil else { return }
        titleOfRoot = nil
        keepTitle(own)
    }
}
