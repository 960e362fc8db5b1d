/// Which columns find room beside the secondary one, where the width of the window decides it.
///
/// Source: probe-split-modes-pad-ios26, split-three-columns-turned-ios26.
extension SplitViewController {
    /// Whether the columns lie beside the secondary one wherever they fit, in portrait as well.
    var tilesByWidth: Bool { application.behavior.holds(.splitViewsTileByWidth) }

    var hasThreeColumns: Bool { hasColumns && columns[.supplementary] != nil }

    /// Two columns of 240 points and the gap between them, a pixel, and the secondary column of 464, or what
    /// the app has as the least of each if that is more.
    ///
    /// Source: probe-split-three-least-width-ios26, probe-split-three-least-column-ios26,
    /// probe-split-three-least-secondary-ios26.
    func fitsThreeColumns(_ size: Size) -> Bool {
        let widths = [
            least(.minimumPrimaryColumnWidth, 240), least(.minimumSupplementaryColumnWidth, 240),
            least(.minimumSecondaryColumnWidth, 464),
        ]
        return size.width >= widths.reduce(10 + 0.5, +)
    }

    private func least(_ minimum: Property, _ automatic: Double) -> Double {
        max(automatic, setting(minimum)?.number ?? 0)
    }

    /// Whether a column lies beside the secondary one at all; nothing is known between 393 and 600 points.
    ///
    /// Source: probe-split-double-expands-phone-ios26.
    func hasRoomBesideSecondary(_ size: Size) -> Bool { !tilesByWidth || size.width >= 464 }

    /// Remembers the window in which a mode was asked for, if the columns were on screen.
    func noteRequest() { requestSize = isOnScreen ? windowSize : nil }

    /// Tells the delegate of the mode in which the columns first appear: before that, none but the secondary
    /// one counts as shown.
    ///
    /// Source: probe-split-first-mode-phone-ios26, probe-split-first-mode-pad-ios26.
    func announceFirstDisplayMode() throws(Interruption) {
        guard tilesByWidth, announcedDisplayMode == nil else { return }
        let mode = horizontalSizeClass == .compact ? .oneBesideSecondary : effectiveDisplayMode
        announcedDisplayMode = tellsOfEachColumn ? mode : effectiveDisplayMode
        if mode != .secondaryOnly { try tellOf(mode) }
    }

    /// An assigned mode brings its behavior with it.
    ///
    /// Source: probe-split-first-mode-pad-ios26.
    func takeBehaviorOfMode() {
        guard tilesByWidth, hasColumns, let name = setting(.preferredDisplayMode)?.string,
            let mode = SplitDisplayMode(name: name)
        else { return }
        let behavior: SplitBehavior =
            switch mode {
            case .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
            case .oneOverSecondary, .twoOverSecondary: .overlay
            case .twoDisplaceSecondary: .displace
            }
        store(.preferredSplitBehavior, .string(behavior.rawValue))
    }

    /// How the columns lie now; from iOS 26 on the mode in force tells it, not the one that is preferred.
    ///
    /// Source: probe-split-three-modes-pad-ios26.
    var behaviorInForce: SplitBehavior {
        guard tilesByWidth else { return splitBehavior(in: windowSize) }
        return !isCollapsed && effectiveDisplayMode.isOver ? .overlay : .tile
    }

    /// What three columns make of a mode that the app prefers.
    func resolve(_ mode: SplitDisplayMode, in size: Size) -> SplitDisplayMode {
        switch mode {
        case .twoBesideSecondary, .twoDisplaceSecondary:
            if fitsThreeColumns(size) { return .twoBesideSecondary }
            // Asked for on screen it is granted over the secondary; what no longer fits gives way.
            return requestSize.map(fitsThreeColumns) == false ? .twoOverSecondary : .oneBesideSecondary
        case .oneOverSecondary, .twoOverSecondary: return requestSize == nil ? .secondaryOnly : mode
        case .secondaryOnly, .oneBesideSecondary: return mode
        }
    }
}
