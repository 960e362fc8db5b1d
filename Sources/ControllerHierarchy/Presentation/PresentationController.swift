/// `UIPresentationController`: one presentation, from the request to the end of the dismissal.
final class PresentationController {
    /// The controller that was resolved to present.
    unowned(unsafe) let presenting: ViewController
    let presented: ViewController
    /// The controller on which `present` was called.
    let source: Identity
    /// The style in force, after resolution and adaptation.
    let style: ModalPresentationStyle
    /// Whether the presenter's view leaves the window when the presentation is complete.
    ///
    /// Source: presentation.md section 1.
    let removesPresentersView: Bool
    var isBeingPresented = true
    var isBeingDismissed = false
    /// The presentation or dismissal that has been asked for and has not ended.
    var transition: Transition?
    init(
        presenting: ViewController, presented: ViewController, source: Identity,
        style: ModalPresentationStyle,
        removesPresentersView: Bool
    ) {
        self.presenting = presenting
        self.presented = presented
        self.source = source
        self.style = style
        self.removesPresentersView = removesPresentersView
    }

    /// Whether the presented controller owns the whole window, so that nothing is asked of those below.
    ///
    /// Source: presentation.md R2.
    var ownsWindow: Bool {
        style != .currentContext && style != .overCurrentContext
    }

    /// The class that UIKit prints in messages about the presentation.
    var printed: String {
        let name =
            switch style {
            case .fullScreen: "_UIFullscreenPresentationController"
            case .currentContext: "_UICurrentContextPresentationController"
            case .overFullScreen: "_UIOverFullscreenPresentationController"
            case .overCurrentContext: "_UIOverCurrentContextPresentationController"
            case .pageSheet: "_UIPageSheetPresentationController"
            case .formSheet: "_UIFormSheetPresentationController"
            case .popover: "UIPopoverPresentationController"
            default: "UIPresentationController"
            }
        return "<\(name): \(presented.identity.label)>"
    }
}
