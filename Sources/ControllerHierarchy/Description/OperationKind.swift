/// Every operation of the contract, by its name in JSON (camelCase; kebab-case in paths).
package enum OperationKind: String, Sendable, CaseIterable {
    // On any controller
    case present, dismiss, show, showDetail, performSegue, trigger, unwind, loadView, loadViewIfNeeded, set
    case setEditing, tapEditButton, becomeFirstResponder, sendAction, addKeyCommand, removeKeyCommand
    case setToolbarItems, setNeedsStatusBarAppearanceUpdate, setNeedsUpdateOfSupportedInterfaceOrientations
    case setNeedsLayout, layoutIfNeeded, requestGeometryUpdate, setNeedsUpdateConstraints, release
    case read, callAppearanceMethod, targetViewController
    case animateAlongsideTransition, notifyWhenInteractionChanges
    // As a container
    case addChild, removeFromParent, willMove, didMove, addSubview, removeFromSuperview, transition
    case beginAppearanceTransition, endAppearanceTransition, setOverrideTraits, overrideTraitCollection
    // Navigation
    case push, pop, popTo, popToRoot, setViewControllers, interactivePop, setNavigationBarHidden,
        setToolbarHidden
    // Tab, split, page
    case select, showColumn, hideColumn, setDisplayMode, turnPage
    // Presented
    case interactiveDismiss, tapOutside, peek, commitPeek, cancelPeek, unregisterForPreviewing
    case presentMoviePlayer, dismissMoviePlayer, requestInterstitialAdPresentation
    // On the session
    case instantiate, together, setRoot, rotate, resize, setTraits, attemptRotationToDeviceOrientation
    case memoryWarning, background, foreground, terminate, relaunch, encodeState, decodeState, pressKey
    case showKeyboard, hideKeyboard, statusBar, advance, settle
}

extension OperationKind {
    /// Where an operation's path stands.
    package enum Scope: Sendable {
        /// Below a controller; the operation names its target.
        case controller
        /// Below the session.
        case session
    }

    package var scope: Scope {
        switch self {
        case .instantiate, .together, .setRoot, .rotate, .resize, .setTraits,
            .attemptRotationToDeviceOrientation, .memoryWarning, .background, .foreground, .terminate,
            .relaunch,
            .encodeState, .decodeState, .pressKey, .showKeyboard, .hideKeyboard, .statusBar, .advance,
            .settle:
            .session
        default: .controller
        }
    }

    /// The operation's name in paths, such as `set-view-controllers`.
    package var pathName: String {
        var name = ""
        for character in rawValue {
            if character.isUppercase { name += "-" + character.lowercased() } else { name.append(character) }
        }
        return name
    }
}
