/// What a window gives its controllers: the interface orientation, the size and the traits.
struct Environment: Equatable {
    var orientation: InterfaceOrientation
    /// In points.
    var size: Size
    var traits: TraitCollection
}

extension Environment {
    /// Whether a firm press is one: the device can tell, and the user has not switched it off.
    ///
    /// Source: class reference iOS 10, Working With 3D Touch ("available on devices that support 3D Touch");
    /// UITraitCollection reference, forceTouchCapability, which Settings can make unavailable.
    func tellsFirmPresses(on device: Device) -> Bool {
        traits[.forceTouchCapability].map { $0 == .string("available") } ?? device.hasForceTouch
    }
}

extension Application {
    /// The environment that the main window gives now.
    var environment: Environment { environment(in: window) }

    /// The environment that a window gives now: windows of other scenes may have sizes of their own.
    func environment(in window: Window) -> Environment {
        environment(
            orientation: system.device.orientation, size: window.size, isExternal: window.isExternal)
    }

    /// What the window would give in an orientation and at a size.
    ///
    /// A phone's size classes are those of its whole screen; an external display has its own.
    /// Source: forum-phone-resized-ios27.
    func environment(
        orientation: InterfaceOrientation, size: Size, isExternal: Bool = false
    ) -> Environment {
        // The device where it stands, and no copy of it.
        let isWhole = system.device.idiom == .phone && !isExternal
        let extent = isWhole ? system.device.size(in: orientation) : size
        var traits = TraitCollection(
            horizontalSizeClass: system.device.horizontalSizeClass(window: extent),
            verticalSizeClass: system.device.verticalSizeClass(window: extent))
        if writesRightToLeft, behavior.holds(.hasTraitCollections) {
            traits.override(with: [.init("layoutDirection", .string("rightToLeft"))])
        }
        if !system.windowTraits.isEmpty { traits.override(with: system.windowTraits) }
        return Environment(orientation: orientation, size: size, traits: traits)
    }

    /// The environment after a turn; a window that does not fill the screen keeps its share of the width.
    ///
    /// - Parameter window: The window; nil for the main one.
    func environment(turnedTo orientation: InterfaceOrientation, in window: Window? = nil) -> Environment {
        let window = window ?? self.window
        var turned = device
        turned.orientation = orientation
        let screen = device.size
        guard window.size != screen, orientation.isLandscape != device.orientation.isLandscape else {
            let size = window.size == screen ? turned.size : window.size
            return environment(orientation: orientation, size: size)
        }
        let width = (turned.size.width * window.size.width / screen.width).rounded()
        return environment(
            orientation: orientation, size: Size(width: width, height: turned.size.height))
    }

    /// Makes an environment the present one, and notes what those know who are not told of it now.
    ///
    /// Containers in the window adapt to another size class at once. The status bar turns with the interface,
    /// ahead of any layout (littlego-status-bar-turns-before-layout-ios8).
    ///
    /// - Parameters:
    ///   - told: Those who are told, so that what appears meanwhile is not told a second time.
    ///   - concerned: The windows that get another size, all of one now; nil for every window.
    func adopt(
        _ new: Environment, setting traits: [Value.Member] = [], telling told: [ViewController] = [],
        in concerned: [Window]? = nil
    ) throws(Interruption) {
        let old = environment(in: concerned?.first ?? window)
        let turnsStatusBar = old.orientation != new.orientation
        if turnsStatusBar {
            try post([.willChangeStatusBarOrientationNotification], .values([new.orientation.value]))
        }
        let shown = controllersInWindow(concerned).map { ($0, $0.horizontalSizeClass) }
        for controller in controllers.all where controller.hasEnteredWindow {
            if controller.outdatedEnvironment == nil, concerned.map(controller.isHosted) ?? true {
                controller.outdatedEnvironment = controller.own(controller.windowEnvironment)
            }
        }
        for controller in told { controller.outdatedEnvironment = nil }
        system.setWindowTraits(traits)
        system.turn(to: new.orientation)
        if old.size != new.size {
            for window in concerned ?? windows.all { window.size = new.size }
        }
        if turnsStatusBar {
            try post([.didChangeStatusBarOrientationNotification], .values([old.orientation.value]))
        }
        for (controller, sizeClass) in shown where controllers.contains(controller) {
            if controller.horizontalSizeClass != sizeClass {
                try controller.sizeClassDidChange()
            } else if old.size != new.size {
                try controller.windowSizeDidChange()
            }
        }
    }

    /// The controllers of all views in windows, a view before its subviews.
    var controllersInWindow: [ViewController] { controllersInWindow(nil) }

    /// Those in some of the windows; nil for every window.
    func controllersInWindow(_ concerned: [Window]?) -> [ViewController] {
        var controllers: [ViewController] = []
        for window in concerned ?? windows.all { window.view.collectControllers(into: &controllers) }
        return controllers
    }
}

extension View {
    /// Adds the controllers of the views below, a view before its subviews.
    func collectControllers(into controllers: inout [ViewController]) {
        for view in subviews {
            if let controller = view.controller { controllers.append(controller) }
            view.collectControllers(into: &controllers)
        }
    }
}

extension Device {
    /// The vertical size class of a window of that size on this device.
    ///
    /// Source: UITraitCollection reference; Human Interface Guidelines, Layout.
    func verticalSizeClass(window: Size) -> SizeClass {
        idiom == .phone && window.width > window.height ? .compact : .regular
    }

    /// Whether the device has a home button.
    ///
    /// Phones without one are longer than twice their width; the first two tablets of 12.9 inches have one,
    /// and are as large as the later ones. Source: Apple's technical specifications of the models.
    var hasHomeButton: Bool {
        switch (idiom, portraitSize.width) {
        case (.phone, _): portraitSize.height < 2 * portraitSize.width
        case (.pad, 744), (.pad, 820), (.pad, 1032): false
        case (.pad, 834): portraitSize.height < 1194
        case (.pad, 1024): ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (2nd generation)"].contains(model)
        case (.pad, _): true
        }
    }

    /// Whether the home screen turns with the device, for which pictures of apps are taken upright and on the
    /// side: that of tablets and of the large phones with a home button.
    ///
    /// Source: rdar 23010208 and firefox-ios 1949 for tablets; home-key-layouts-ios14 for a phone.
    var turnsHomeScreen: Bool { idiom == .pad || hasHomeButton && portraitSize.width == 414 }
}
