/// How large a presented view is.
///
/// Source: the recorded runs of the adaptivity table; where no screen of that size was recorded, the recorded
/// measures are limited to the window.
struct PresentedViewSize {
    let window: Size
    let idiom: UserInterfaceIdiom
    /// Whether the window is compact in height: there a phone's sheet covers it.
    let isHeightCompact: Bool
    let behavior: Behavior
    /// The presented controller's `preferredContentSize`, if it has one.
    let preferred: Size?
    /// What the safe area leaves free at the top of a phone without a home button.
    let housing: Double?
    /// What the status bar takes of the screen of an iPad, or of a phone with a home button.
    let statusBarOfScreen: Double
    /// Whether a popover points at an item of a bar.
    let isAtBarButton: Bool

    private static let formSheet = Size(width: 540, height: 620)
    private static let largerFormSheet = Size(width: 580, height: 650)
    /// What a sheet leaves free below the status bar, from iOS 26 on.
    private static let gapBelowStatusBar = 10.0
    private static let statusBarHeight = 20.0
    /// What a page or form sheet leaves free at the top of a phone, and a popover beside its anchor.
    static let topInset = 40.0
    private static let popoverContent = Size(width: 320, height: 480)
    private static let padPopoverContent = Size(width: 375, height: 667)
    private static let popoverArrow = 13.0

    /// Source: openuikit-form-sheet-pad-ios26.
    private var formSheet: Size {
        sheetsAreLarger ? PresentedViewSize.largerFormSheet : PresentedViewSize.formSheet
    }

    private var sheetsAreLarger: Bool { behavior.holds(.sheetsAreLarger) }
    private var isOld: Bool { behavior.holds(.sheetsAdaptToFullScreenOnPhones) }
    private var isLandscape: Bool { window.width > window.height }

    func size(in style: ModalPresentationStyle) -> Size {
        switch (style, idiom) {
        case (.pageSheet, .pad): padPageSheet
        case (.formSheet, .pad): padFormSheet
        case (.pageSheet, .phone), (.formSheet, .phone): phoneSheet
        case (.popover, _): limited(popover)
        default: window
        }
    }

    private var phoneSheet: Size {
        if isHeightCompact { return window }
        var inset = isOld ? PresentedViewSize.statusBarHeight : PresentedViewSize.topInset
        // Source: probe-popover-adapts-phone-ios26, openuikit-page-sheet-small-phone-ios26.
        if sheetsAreLarger { inset = housing ?? insetBelowStatusBar }
        return Size(width: window.width, height: window.height - inset)
    }

    private var insetBelowStatusBar: Double { statusBarOfScreen + PresentedViewSize.gapBelowStatusBar }

    /// The size that the content asks for, or a form has; on the side of a large phone that of a page sheet.
    ///
    /// Source: neuburg-adaptive-sheets-plus-ios9.
    private var padFormSheet: Size {
        guard isHeightCompact else { return limited(preferred ?? formSheet) }
        guard let preferred else { return padPageSheet }
        return Size(
            width: min(preferred.width, window.width), height: min(preferred.height, padPageSheet.height))
    }

    private var padPageSheet: Size {
        // Source: openuikit-page-sheet-pad-ios26, upright alone.
        if sheetsAreLarger, !isLandscape {
            return Size(width: window.width, height: window.height - insetBelowStatusBar)
        }
        guard isOld else {
            let height = min(1006, window.height - PresentedViewSize.topInset)
            return Size(width: min(712, window.width), height: height)
        }
        return Size(
            width: min(window.width, window.height), height: window.height - PresentedViewSize.statusBarHeight
        )
    }

    /// The content, from iOS 13 on with the arrow beside it: above or below on an upright phone, left or
    /// right on an iPad and on a phone that lies on its side.
    private var popover: Size {
        let free = window.height - PresentedViewSize.topInset
        guard !isOld else {
            let content = preferred ?? PresentedViewSize.popoverContent
            // Source: neuburg-adaptive-popover-plus-ios9.
            return Size(width: content.width, height: min(content.height, free))
        }
        let hasArrow = !isAtBarButton || !behavior.holds(.barButtonPopoversHaveNoArrow)
        let arrow = hasArrow ? PresentedViewSize.popoverArrow : 0
        let standard = idiom == .pad ? PresentedViewSize.padPopoverContent : PresentedViewSize.popoverContent
        let content = preferred ?? standard
        guard idiom == .phone, !isLandscape else {
            return Size(width: content.width + arrow, height: min(content.height, free))
        }
        return Size(width: content.width, height: min(content.height + arrow, free))
    }

    private func limited(_ size: Size) -> Size {
        Size(width: min(size.width, window.width), height: min(size.height, window.height))
    }
}

extension PresentationController {
    var presentedViewSize: Size { presentedViewSize(in: presenting.windowEnvironment) }

    /// Whether the presented view is as large in that environment as before, as popovers and form sheets are;
    /// an app's own presentation lays its view out for every new size.
    ///
    /// Source: lifecycle-rotation.md 1.6; doc-size-same-skips-vwt.
    func keepsSize(_ before: Size?, in environment: Environment) -> Bool {
        custom == nil && presentedViewSize(in: environment) == before
    }

    /// Whether the presented view lies where the presenter's does.
    var sizeIsThatOfPresenter: Bool { isInContext && custom?.presentedViewSize == nil }

    /// Whether the presented view is as large as the window.
    var fillsWindow: Bool { !style.adaptsByItself && !isInContext && custom?.presentedViewSize == nil }

    /// How large the presented view's place is in a window with that environment.
    func presentedViewSize(in environment: Environment) -> Size {
        if let own = custom?.presentedViewSize { return own }
        if sizeIsThatOfPresenter { return presenting.viewSize(in: environment) }
        guard style.adaptsByItself else { return environment.size }
        let measures = measures(in: environment)
        return style.isSheet ? SheetMeasures(self, in: measures, environment).size : measures.size(in: style)
    }

    /// Whether a sheet reaches down to the home indicator: that of a phone, and a page sheet as wide as an
    /// iPad's window.
    ///
    /// Source: openuikit-large-detent-phone-ios26, openuikit-custom-detents-phone-ios26.
    func standsOnBottomEdge(with size: Size, in environment: Environment) -> Bool {
        guard style.isSheet else { return false }
        let isWide = application.behavior.holds(.sheetsAreLarger) && size.width == environment.size.width
        return application.idiomForPresentations(in: environment) == .phone || isWide
    }

    func measures(in environment: Environment) -> PresentedViewSize {
        return PresentedViewSize(
            window: environment.size, idiom: application.idiomForPresentations(in: environment),
            isHeightCompact: environment.traits.verticalSizeClass == .compact,
            behavior: application.behavior,
            preferred: popoverController?.contentSize ?? presented.preferredSize,
            housing: application.screenEdges.housing?.inset,
            statusBarOfScreen: application.screenEdges.statusBar(in: application.behavior),
            isAtBarButton: presented.popoverAnchor?["barButtonItem"].map { $0 != .null } ?? false)
    }
}
