/// What the bars of a navigation controller do to views that are tied to its layout guides.
///
/// From iOS 7 until safe areas replaced them in iOS 11, a transition moves the guides of both controllers.
/// Source: nav-push-parent-callbacks-ios7, nav-push-covered-ios7, nav-pop-revealed-ios7,
/// load-order-push-segue-classic, load-leave-classic.
extension NavigationTransition {
    /// A covered view and one that is popped update their constraints alone, a revealed one is laid out.
    func updateForLayoutGuides(from: ViewController?, to: ViewController?) throws(Interruption) {
        switch kind {
        case .initial: return
        case .push, .pop:
            if let from, from.followsLayoutGuides { try from.send(.updateViewConstraints) }
            if kind == .pop { to?.layOutForLayoutGuides() }
        }
    }
}

extension ViewController {
    /// Whether constraints of the view hold on to the layout guides, which its container moves.
    var followsLayoutGuides: Bool {
        application.behavior.holds(.barsMoveLayoutGuides) && layoutOfScene?.usesAutoLayout ?? false
    }

    /// Whether the scene has constraints, its own or those that hold on to layout guides, which lay out an
    /// app's first content once more.
    ///
    /// Source: root-with-constraints-ios12, thelifecycle-ios8, nav-launch-root-ios7.
    var isConstrainedRoot: Bool {
        let behavior = application.behavior
        let isBelowBar = parent?.isStack ?? false
        if isBelowBar, behavior.holds(.guidedStackRootsAreLaidOutTwiceAtLaunch), followsLayoutGuides {
            return true
        }
        return behavior.holds(.constrainedRootsAreLaidOutTwiceAtLaunch) && isConstrained
    }

    /// Whether a push, or a launch whose window has it as its root, lays the view out once more before
    /// `viewDidAppear`: one that no scene describes.
    ///
    /// Source: loading-code-ios10, loading-xib-ios10, testvc-code-push-ios10, sgh-three-pushes-ios10;
    /// lifecircle-launch-two-passes-ios10. Scenes have one pass: loading-storyboard-ios10,
    /// kingcos-storyboard-push-ios10, iosprojectdemo-launch-ios10. So has a stack's root:
    /// push-loads-late-ios10.
    var isLaidOutTwiceWithoutScene: Bool {
        application.behavior.holds(.controllersWithoutSceneLayOutTwice) && layoutOfScene == nil
    }

    /// Whether a turn moves the layout guides of a constrained scene: a phone's bars are lower on its side.
    ///
    /// Source: kingcos-storyboard-turn-ios10.
    var turnsWithLayoutGuides: Bool {
        followsLayoutGuides && isConstrained && application.device.idiom == .phone
    }

    /// Whether the view is that of a scene that holds on to safe areas and not to layout guides: these are
    /// constraints of the view's own, which a turn has updated.
    ///
    /// Source: quiz-sheet-turned-ios14. Scenes with layout guides:
    /// rot-parent-child-8to15.
    var followsSafeAreas: Bool {
        application.behavior.holds(.scenesFollowSafeAreas) && layoutOfScene?.hasSafeArea ?? false
    }

    /// Whether the view is that of a scene without any constraint, its layout guides' included.
    ///
    /// Source: swiftbook-clear-starts-ios16, rickey-scene-without-constraints-ios12.
    var hasNoConstraints: Bool { followsSafeAreas && !isConstrained }

    /// Whether the view is a phone's root that is known to have no constraint, in a scene or made by the app.
    ///
    /// Source: swiftbook-clear-turned-is-laid-out-twice-ios16, kruil-own-view-turns-ios13.
    var isPhonesRootWithoutConstraints: Bool {
        guard parent == nil, presentedBy == nil, application.device.idiom == .phone else { return false }
        guard viewIfLoaded?.isMadeByApp ?? false else { return hasNoConstraints }
        return application.behavior.holds(.scenesFollowSafeAreas) && appClass.sceneHasConstraints == false
    }

    private var isConstrained: Bool { layoutOfScene?.hasConstraints ?? false }

    /// What is known of the scene in which the loaded view stands; nil where there is none, as where the app
    /// has made the view itself.
    private var layoutOfScene: SceneLayout? {
        guard let viewIfLoaded, !viewIfLoaded.isMadeByApp else { return nil }
        if let place = origin?.place {
            return SceneLayout(
                usesAutoLayout: place.storyboard.description.usesAutoLayout,
                hasConstraints: place.scene.controller.hasConstraints,
                hasSafeArea: place.scene.controller.hasSafeArea)
        }
        return appClass.sceneHasConstraints.map {
            SceneLayout(usesAutoLayout: true, hasConstraints: $0, hasSafeArea: true)
        }
    }

    /// Asks for a pass that updates the constraints and lays out, unless no guide is held on to.
    ///
    /// Source: nav-push-parent-callbacks-ios7, nav-pop-revealed-ios7; thelifecycle-ios8, which has none.
    func layOutForLayoutGuides() {
        guard followsLayoutGuides, application.behavior.holds(.transitionsLayOutForLayoutGuides) else {
            return
        }
        awaitsUpdateConstraints = true
        setNeedsLayout()
    }
}

/// What a scene's document says of the layout of its view.
private struct SceneLayout {
    let usesAutoLayout: Bool
    let hasConstraints: Bool
    let hasSafeArea: Bool
}
