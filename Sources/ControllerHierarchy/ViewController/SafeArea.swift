/// `UIEdgeInsets`, in points.
struct EdgeInsets: Equatable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0

    init() {}

    /// Reads an object with the four members, of which those that are lacking are 0.
    init(_ value: Value) {
        top = value["top"]?.number ?? 0
        left = value["left"]?.number ?? 0
        bottom = value["bottom"]?.number ?? 0
        right = value["right"]?.number ?? 0
    }

    static func += (sum: inout EdgeInsets, other: EdgeInsets) {
        sum.top += other.top
        sum.left += other.left
        sum.bottom += other.bottom
        sum.right += other.right
    }

    var value: Value {
        .object([
            .init("top", .number(top)), .init("left", .number(left)), .init("bottom", .number(bottom)),
            .init("right", .number(right)),
        ])
    }
}

/// The safe area and the margins of a controller's view, and who hears of their changes.
///
/// Source: UIViewController reference, `additionalSafeAreaInsets`, `viewSafeAreaInsetsDidChange()`,
/// `systemMinimumLayoutMargins`; app-events-traits.md 11.6.
extension ViewController {
    /// The insets of the view's safe area: what bars and the screen take, and what is added for the
    /// controller and for those around it.
    ///
    /// Outside of windows there are none. Source: safe-area-added, safe-area-of-bars.
    var safeAreaInsets: EdgeInsets {
        guard isInWindow else { return EdgeInsets() }
        let area = viewArea
        var insets = EdgeInsets()
        (insets.top, insets.left, insets.bottom) = (area.top, area.left, area.bottom)
        if application.system.device.orientation.isLandscape {
            let inset = sensorHousingBeside(area)
            insets.left += inset
            insets.right = max(0, inset - spaceBeyondWindow.width)
        }
        insets += addedInsets
        return insets
    }

    /// What the app adds to the safe area for the controller and for those around it.
    var addedInsets: EdgeInsets {
        var insets = EdgeInsets()
        var controller: Unmanaged<ViewController>? = .passUnretained(self)
        while let current = controller {
            current._withUnsafeGuaranteedRef { current in
                if let added = current.setting(.additionalSafeAreaInsets) { insets += EdgeInsets(added) }
                controller = current.unmanagedParent
            }
        }
        return insets
    }

    /// How far the sensor housing of a phone in landscape reaches into an area that is as wide as the window.
    private func sensorHousingBeside(_ area: ViewArea) -> Double {
        guard area.size.width == windowSize.width else { return 0 }
        return application.screenEdges.housing?.inset ?? 0
    }

    /// Makes a change, and tells those in view whose safe area it changes, from the top down; they are laid
    /// out afterwards.
    ///
    /// The margins of a root view follow its safe area. Source: launch-margins-safearea for their order.
    func followSafeArea(_ change: () throws(Interruption) -> Void) throws(Interruption) {
        let isTold = Callback.viewSafeAreaInsetsDidChange.availability.holds(in: application.behavior)
        guard isTold, isInWindow else { return try change() }
        let before = shownHierarchy.filter(\.hasEnteredWindow).map { ($0, $0.safeAreaInsets) }
        try change()
        for (controller, insets) in before where application.controllers.contains(controller) {
            let new = controller.safeAreaInsets
            guard controller.isInWindow, new != insets else { continue }
            try controller.tell(of: new)
            controller.setNeedsLayout()
        }
    }

    /// Tells of the margins and the safe area that a view finds in its first window; not of a safe area
    /// without insets.
    ///
    /// Source: launch-margins-safearea, curvedspaces-no-inset-no-call-ios12.
    func tellOfFirstSafeArea() throws(Interruption) {
        let insets = safeAreaInsets
        guard insets == EdgeInsets() else { return try tell(of: insets) }
        try send(.viewLayoutMarginsDidChange)
    }

    /// Tells of the safe area, which is now that, and of the margins that follow it.
    func tell(of insets: EdgeInsets) throws(Interruption) {
        viewIfLoaded?.knownSafeArea = insets
        try send(.viewLayoutMarginsDidChange)
        try send(.viewSafeAreaInsetsDidChange)
    }

    /// Tells of a safe area that has changed while the view was in no window, or with its place.
    ///
    /// Source: rot-safe-area-on-return, safe-area-of-bars-on-return.
    func tellOfMissedSafeArea() throws(Interruption) {
        guard hasEnteredWindow, let view = unmanagedView, isInWindow,
            application.behavior.holds(.safeAreaChangesOnEnteringWindow)
        else { return }
        let insets = safeAreaInsets
        if view._withUnsafeGuaranteedRef({ $0.knownSafeArea != insets }) { try tell(of: insets) }
    }

    // MARK: Margins

    /// The least leading and trailing margin of a root view in a horizontal size class, in points.
    ///
    /// Source: Human Interface Guidelines, Layout: 16 points, and 20 on large phones and in wide windows.
    func minimumMargin(in sizeClass: SizeClass) -> Double {
        let isLarge = application.device.idiom == .phone && application.device.portraitSize.width >= 414
        return sizeClass == .regular || isLarge ? 20 : 16
    }

    var systemMinimumLayoutMarginsValue: Value {
        let margin = Value.number(minimumMargin(in: horizontalSizeClass))
        return .object([
            .init("top", .number(0)), .init("leading", margin), .init("bottom", .number(0)),
            .init("trailing", margin),
        ])
    }

    /// Tells of margins that the system's least ones rule no longer, or again.
    func minimumMarginsDidChange() throws(Interruption) {
        guard hasEnteredWindow, isInWindow else { return }
        try send(.viewLayoutMarginsDidChange)
        setNeedsLayout()
    }
}
