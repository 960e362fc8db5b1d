/// Several windows: the main one, and those that the app has put above it.
extension Application {
    /// Whether a controller is the root of a window.
    func isRoot(_ controller: ViewController) -> Bool {
        if controller === window.rootViewController { return true }
        return !windows.others.isEmpty && windows.others.contains { $0.rootViewController === controller }
    }
}

// MARK: Roots

extension Application {
    /// Replaces the root of the main window, or of another one that is made when it is first named.
    func setRoot(_ root: ViewController?, ofWindowNamed name: String) throws(Interruption) {
        if let window = windows.all.first(where: { $0.name == name }) {
            try setRoot(root, of: window)
            let isOfScene = scenes.others.contains { $0.window === window }
            if root == nil, !isOfScene { try letGo(of: window) }
        } else if let root {
            guard windows.others.count < limits.windowsMax else {
                throw .error(.limitExceeded("more than \(limits.windowsMax) windows"))
            }
            let window = Window(name: name, size: window.size)
            window.sceneOverrides = scenes.main.traitOverrides
            windows.add(window)
            try setRoot(root, of: window)
        } else {
            ignore(because: "there is no window \(name)")
        }
    }

    /// Replaces a window's root; what the old root presented is not dismissed.
    ///
    /// Source: lifecycle-rotation.md section 4, 1 (no log); on-root-swap-presented-leak-span.
    private func setRoot(_ root: ViewController?, of window: Window) throws(Interruption) {
        let old = window.rootViewController
        guard old !== root else { return ignore(because: "it is the root already") }
        if let root { try checkCanBeRoot(root) }
        if let old {
            if old.appearance.state != .disappeared {
                try old.beginAppearanceTransition(false, animated: false)
                try old.removeViewByContainer()
                try old.endAppearanceTransition()
            } else {
                try old.removeViewByContainer()
            }
            // The app may have replaced it while it disappeared.
            guard window.rootViewController === old else { return try setRoot(root, of: window) }
            window.rootViewController = nil
            old.removeOwner()
        }
        guard let root else { return }
        window.rootViewController = root
        root.addOwner()
        try show(root, in: window)
    }

    /// Refuses a controller that stands somewhere already.
    func checkCanBeRoot(_ root: ViewController) throws(Interruption) {
        try root.checkIsNotPreviewed()
        guard isRoot(root) || root.parent != nil || root.presentedBy != nil else { return }
        throw .error(
            .invalidArgument(
                field: "controller", reason: "it has a parent, is presented or is a root; take it out first"))
    }

    /// The app lets go of a window that has lost its root, with what that has left in it.
    func letGo(of window: Window) throws(Interruption) {
        guard windows.remove(window) else { return }
        for view in window.view.subviews { try view.controller?.loseContainer() }
        window.view.detach()
    }

    /// Puts a root's view into its window, which becomes visible with it.
    ///
    /// It appears at the end of the turn of the run loop; without a host application, at once.
    ///
    /// Source: clickstream-two-screens-ios17, chrismash-alert-at-once-ios15.
    func show(_ root: ViewController, in window: Window) throws(Interruption) {
        window.isVisible = true
        try root.view()
        // Another one may take its place while it loads or will appear.
        // Source: root-replaced-while-it-comes.
        guard window.rootViewController === root else { return }
        if root.viewIfLoaded?.superview != nil, behavior.holds(.windowsAddRootViewsThemselves) {
            try print(
                "Manually adding the rootViewController's view to the view hierarchy is no longer supported. "
                    + "Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.",
                category: "Window")
        }
        let forced = try orientationForNewRoot(root)
        let view = root.viewIfLoaded
        // What the app has begun by hand is its own to end.
        if root.appearance.state != .appearing || behavior.holds(.windowsNestInAppearanceByHand) {
            try root.beginAppearanceTransition(true, animated: false)
        }
        // A view that replaces this one meanwhile stays outside. Source: load-called-by-hand-late.
        guard view === root.viewIfLoaded, window.rootViewController === root else { return }
        if let view { try root.changeSuperview { window.view.addSubview(view) } }
        try root.beginAppearanceOfUnparentedControllers(true)
        root.setNeedsLayout()
        // Containers are left alone. Source: stack-passes-at-launch-ios10.
        let laysOutMore = root.members.isEmpty && root.isLaidOutTwiceWithoutScene
        if life.isLaunching, root.isConstrainedRoot || laysOutMore { root.extraLayoutPasses = 1 }
        if window === self.window { try askForNewFront() }
        try turnForNewRoot(root, forced: forced)
        guard !definition.hasTestHost else { return root.endAppearanceAfterCommit() }
        try layOutNow()
        try root.endAppearanceTransition(byMove: true)
    }
}

extension ViewController {
    /// Whether the controller is, or would be, shown in one of those windows.
    func isHosted(in windows: [Window]) -> Bool {
        let host = hostWindow
        return windows.contains { $0 === host }
    }

    /// The environment that its window gives now.
    var windowEnvironment: Environment {
        guard application.windows.haveSeveralSizes else { return application.environment }
        return application.environment(in: hostWindow)
    }

    /// The size of its window.
    var windowSize: Size {
        application.windows.haveSeveralSizes ? hostWindow.size : application.window.size
    }

    /// How much of a phone's screen is left below its window and to the right of it, where it is one that the
    /// app has made besides: it begins at the upper left corner.
    ///
    /// Source: iosdev-safe-area-by-window-ios18.
    var spaceBeyondWindow: Size {
        let none = Size(width: 0, height: 0)
        guard application.windows.haveSeveralSizes, application.device.idiom == .phone else { return none }
        let window = hostWindow
        guard window !== application.window, !window.isExternal else { return none }
        let screen = application.device.size
        return Size(
            width: max(0, screen.width - window.size.width),
            height: max(0, screen.height - window.size.height))
    }

    /// The window in which the controller is, or would be, shown.
    var hostWindow: Window {
        application.windows.others.isEmpty ? application.window : hostWindowOfSeveral
    }

    /// Looks at that window, without counting a reference to it where it is the only one.
    @inline(__always)
    func withHostWindow<Result>(_ look: (Window) -> Result) -> Result {
        application.windows.others.isEmpty
            ? Unmanaged.passUnretained(application.window)._withUnsafeGuaranteedRef(look)
            : look(hostWindowOfSeveral)
    }

    private var hostWindowOfSeveral: Window {
        var top = rootAncestor
        while let presenter = top.presentedBy?.presenting { top = presenter.rootAncestor }
        return application.windows.others.first { $0.rootViewController === top } ?? application.window
    }
}
