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

extension OperationKind {
    /// What the operation is.
    package var type: any OperationContent.Type {
        switch self {
        case .present: PresentOperation.self
        case .dismiss: DismissOperation.self
        case .show: ShowOperation.self
        case .showDetail: ShowDetailOperation.self
        case .performSegue: PerformSegueOperation.self
        case .trigger: TriggerOperation.self
        case .unwind: UnwindOperation.self
        case .loadView: LoadViewOperation.self
        case .loadViewIfNeeded: LoadViewIfNeededOperation.self
        case .set: SetOperation.self
        case .setEditing: SetEditingOperation.self
        case .tapEditButton: TapEditButtonOperation.self
        case .becomeFirstResponder: BecomeFirstResponderOperation.self
        case .sendAction: SendActionOperation.self
        case .addKeyCommand: AddKeyCommandOperation.self
        case .removeKeyCommand: RemoveKeyCommandOperation.self
        case .setToolbarItems: SetToolbarItemsOperation.self
        case .setNeedsStatusBarAppearanceUpdate: SetNeedsStatusBarAppearanceUpdateOperation.self
        case .setNeedsUpdateOfSupportedInterfaceOrientations:
            SetNeedsUpdateOfSupportedInterfaceOrientationsOperation.self
        case .setNeedsLayout: SetNeedsLayoutOperation.self
        case .layoutIfNeeded: LayoutIfNeededOperation.self
        case .requestGeometryUpdate: RequestGeometryUpdateOperation.self
        case .setNeedsUpdateConstraints: SetNeedsUpdateConstraintsOperation.self
        case .release: ReleaseOperation.self
        case .read: ReadOperation.self
        case .callAppearanceMethod: CallAppearanceMethodOperation.self
        case .targetViewController: TargetViewControllerOperation.self
        case .animateAlongsideTransition: AnimateAlongsideTransitionOperation.self
        case .notifyWhenInteractionChanges: NotifyWhenInteractionChangesOperation.self
        case .addChild: AddChildOperation.self
        case .removeFromParent: RemoveFromParentOperation.self
        case .willMove: WillMoveOperation.self
        case .didMove: DidMoveOperation.self
        case .addSubview: AddSubviewOperation.self
        case .removeFromSuperview: RemoveFromSuperviewOperation.self
        case .transition: TransitionOperation.self
        case .beginAppearanceTransition: BeginAppearanceTransitionOperation.self
        case .endAppearanceTransition: EndAppearanceTransitionOperation.self
        case .setOverrideTraits: SetOverrideTraitsOperation.self
        case .overrideTraitCollection: OverrideTraitCollectionOperation.self
        case .push: PushOperation.self
        case .pop: PopOperation.self
        case .popTo: PopToOperation.self
        case .popToRoot: PopToRootOperation.self
        case .setViewControllers: SetViewControllersOperation.self
        case .interactivePop: InteractivePopOperation.self
        case .setNavigationBarHidden: SetNavigationBarHiddenOperation.self
        case .setToolbarHidden: SetToolbarHiddenOperation.self
        case .select: SelectOperation.self
        case .showColumn: ShowColumnOperation.self
        case .hideColumn: HideColumnOperation.self
        case .setDisplayMode: SetDisplayModeOperation.self
        case .turnPage: TurnPageOperation.self
        case .interactiveDismiss: InteractiveDismissOperation.self
        case .tapOutside: TapOutsideOperation.self
        case .peek: PeekOperation.self
        case .commitPeek: CommitPeekOperation.self
        case .cancelPeek: CancelPeekOperation.self
        case .unregisterForPreviewing: UnregisterForPreviewingOperation.self
        case .presentMoviePlayer: PresentMoviePlayerOperation.self
        case .dismissMoviePlayer: DismissMoviePlayerOperation.self
        case .requestInterstitialAdPresentation: RequestInterstitialAdPresentationOperation.self
        case .instantiate: InstantiateOperation.self
        case .together: TogetherOperation.self
        case .setRoot: SetRootOperation.self
        case .rotate: RotateOperation.self
        case .resize: ResizeOperation.self
        case .setTraits: SetTraitsOperation.self
        case .attemptRotationToDeviceOrientation: AttemptRotationToDeviceOrientationOperation.self
        case .memoryWarning: MemoryWarningOperation.self
        case .background: BackgroundOperation.self
        case .foreground: ForegroundOperation.self
        case .terminate: TerminateOperation.self
        case .relaunch: RelaunchOperation.self
        case .encodeState: EncodeStateOperation.self
        case .decodeState: DecodeStateOperation.self
        case .pressKey: PressKeyOperation.self
        case .showKeyboard: ShowKeyboardOperation.self
        case .hideKeyboard: HideKeyboardOperation.self
        case .statusBar: StatusBarOperation.self
        case .advance: AdvanceOperation.self
        case .settle: SettleOperation.self
        }
    }
}
