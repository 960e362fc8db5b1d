/// Launching the app: its delegate, the window and the first appearance of the root.
///
/// Source: lifecycle-rotation.md 1.3.
extension Application {
    /// Launches the app: delegate calls, window, root, first appearance.
    ///
    /// - Returns: the events of the launch; `raised` when UIKit raised on the way.
    package func launch() throws(OperationError) -> OperationOutcome {
        try request { () throws(Interruption) in
            self.isInAppCode = true
            self.isLaunching = true
            self.prepareLaunchOrientation()
            defer { self.isLaunching = false }
            try self.sendToDelegate(.willFinishLaunching, party: self.parties.application)
            if self.usesScenes {
                try self.sendToDelegate(.didFinishLaunching, party: self.parties.application)
                try self.sendToDelegate(.sceneWillConnect, party: self.parties.scene)
                if self.behavior.holds(.sceneEntersForegroundBeforeLoading) {
                    try self.sendToDelegate(.sceneWillEnterForeground, party: self.parties.scene)
                }
            }
            if !self.usesScenes {
                try self.record(.didFinishLaunching, target: self.parties.application)
            }
            if let root = self.definition.root {
                try self.installRoot(self.require(root, field: "root"))
                self.definition.root = nil
            }
            if !self.usesScenes {
                // The app makes its window inside the callback; what else it does there follows.
                try self.runDelegateScripts(of: .didFinishLaunching)
            } else if !self.behavior.holds(.sceneEntersForegroundBeforeLoading) {
                try self.sendToDelegate(.sceneWillEnterForeground, party: self.parties.scene)
            }
            try self.becomeActive()
        }
    }

    var usesScenes: Bool { definition.usesScenes || behavior.holds(.requiresScenes) }

    /// Makes a controller the root of the window, which becomes visible with it.
    private func installRoot(_ root: ViewController) throws(Interruption) {
        window.rootViewController = root
        root.addOwner()
        try root.view()
        let forced = try orientationForNewRoot(root)
        try root.beginAppearanceTransition(true, animated: false)
        if let view = root.viewIfLoaded { window.view.addSubview(view) }
        try root.beginAppearanceOfUnparentedControllers(true)
        root.setNeedsLayout()
        try turnForNewRoot(root, forced: forced)
        root.endsAppearanceAfterCommit = true
        root.addOwner()
        runLoop.scheduleAfterCommit(.endAppearance(root))
    }

    /// The did-become-active callbacks, before or after the root's `viewDidAppear` by version.
    private func becomeActive() throws(Interruption) {
        let isFirst = behavior.holds(.becomesActiveBeforeRootAppears)
        if isFirst {
            try layOutNow()
            try sendDidBecomeActive()
        }
        try endTurn()
        if !isFirst { try sendDidBecomeActive() }
        try turnAfterLaunch()
        try runTimers(until: clock == .settle ? nil : runLoop.microseconds)
    }

    func sendDidBecomeActive() throws(Interruption) {
        if usesScenes {
            try sendToDelegate(.sceneDidBecomeActive, party: parties.scene)
        } else {
            try sendToDelegate(.didBecomeActive, party: parties.application)
        }
    }

    /// Replaces the window's root; what the old root presented is not dismissed.
    ///
    /// Source: lifecycle-rotation.md section 4, 1 (no log); on-root-swap-presented-leak-span.
    func setRoot(_ root: ViewController) throws(Interruption) {
        guard let old = window.rootViewController else { return try installRoot(root) }
        guard old !== root else { return noteIgnored() }
        guard root.parent == nil, root.presentedBy == nil else {
            throw .error(
                .invalidArgument(
                    field: "controller", reason: "it has a parent or is presented; take it out first"))
        }
        if old.appearance != .disappeared {
            try old.beginAppearanceTransition(false, animated: false)
            try old.removeViewByContainer()
            try old.endAppearanceTransition()
        } else {
            try old.removeViewByContainer()
        }
        old.removeOwner()
        try installRoot(root)
    }
}
