import Foundation

/// A menu that a long press on a view opens. Source:
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
///
/// The menu is the client's own: the service knows context menus of controllers that are created with one.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var opened:
        (configuration: UIContextMenuConfiguration, menu: UIMenu?, preview: UIViewController?)?

    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func dismissMenu() { end() }

    /// The menu that is open.
    var menu: UIMenu? { opened?.menu }

    func open() {
        guard opened == nil, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
        else { return }
        let preview = configuration.previewProvider?()
        opened = (configuration, configuration.actionProvider?([]), preview)
        let animator = MenuAnimator(preview)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        animator.run()
    }

    /// The menu closes, with a tap on the preview or without.
    func end(commits: Bool = false) {
        guard let opened else { return }
        self.opened = nil
        let commit = MenuAnimator(opened.preview)
        if commits {
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: opened.configuration, animator: commit)
        }
        let animator = MenuAnimator(opened.preview)
        delegate?.contextMenuInteraction(self, willEndFor: opened.configuration, animator: animator)
        commit.run()
        animator.run()
    }
}

/// Runs what is added to it at once: nothing of a menu moves.
@MainActor private final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() { for block in animations + completions { block() } }
}

extension UIView {
    public var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for old in storedInteractions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    fileprivate var contextMenu: UIContextMenuInteraction? {
        storedInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }
}

extension Understudy {
    /// What the user does with a context menu.
    public enum MenuTouch: Sendable {
        case open, choose(String), tapPreview, close
    }

    /// The user presses a view with a context menu long, and goes on from there.
    public static func contextMenu(of view: UIView, _ touch: MenuTouch) {
        inTurn {
            guard let interaction = view.contextMenu else { return }
            switch touch {
            case .open: interaction.open()
            case .choose(let title):
                guard let action = interaction.menu?.action(title) else { return }
                interaction.end()
                action.performWithSender(view, target: nil)
            case .tapPreview: interaction.end(commits: true)
            case .close: interaction.end()
            }
        }
    }

    /// The user chooses an action of a menu by its title.
    public static func choose(_ title: String, in menu: UIMenu?) {
        inTurn { menu?.action(title)?.performWithSender(nil, target: nil) }
    }

    /// Runs what a touch has the app do, in a turn of its own.
    static func inTurn(_ body: () -> Void) {
        current.endTurn()
        body()
        current.endTurn()
    }
}
