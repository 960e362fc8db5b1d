/// How far the bars reach into a controller's view, for views that reach below them.
///
/// Source: class reference iOS 10, `topLayoutGuide`, `bottomLayoutGuide`.
extension ViewController {
    /// The guide as an object with its `length` in points; null before iOS 7.
    func layoutGuideValue(_ property: Property) -> Value {
        guard application.behavior.holds(.controllersDecideOnStatusBar) else { return .null }
        let area = viewArea
        let length = property == .topLayoutGuide ? area.top : area.bottom
        return .object([.init("length", .number(length))])
    }

    /// Whether the controller wants the status bar away in an orientation: as it says, else on phones that
    /// lie on their side.
    func hidesStatusBar(in orientation: InterfaceOrientation) -> Bool {
        let isCompact = application.device.idiom == .phone && orientation.isLandscape
        let standard = isCompact && application.behavior.holds(.hasTraitCollections)
        // A stack that says nothing leaves it to its top. Source: openuikit-bar-without-status-bar-ios26.
        let top = isStack ? members.last : nil
        let told = setting(.prefersStatusBarHidden) ?? top?.setting(.prefersStatusBarHidden)
        return told?.bool ?? standard
    }
}
