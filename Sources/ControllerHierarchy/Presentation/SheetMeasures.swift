/// How large a sheet is, with the detents and the other settings that the app gave it.
///
/// Source: containers-today.md 2.2; UISheetPresentationController and UISheetPresentationController.Detent
/// references; sheet-detents, sheet-custom-detents, sheet-compact-height.
struct SheetMeasures {
    private let place: PresentedViewSize
    private let style: ModalPresentationStyle
    private let settings: Value?
    /// The detent that was chosen last, or that a finger holds the sheet at.
    private let chosen: String?
    /// Whether the keyboard is up over the sheet.
    private let isRaised: Bool
    /// What lies below the safe area of a sheet that stands on the window's edge, in points.
    private let bottomInset: Double
    /// What lies outside the safe area on either side of a phone on its side.
    private let sideInset: Double
    /// Pixels in a point, to which a height is rounded; whole points before iOS 26, as nothing else is known.
    ///
    /// Source: openuikit-medium-detent-small-phone-ios26.
    private let scale: Double

    /// The part of the largest height that the medium detent has: one measure, of iOS 27.
    private static let mediumPart = 0.56

    init(_ presentation: PresentationController, in place: PresentedViewSize, _ environment: Environment) {
        self.place = place
        settings = presentation.sheetSettings
        style = presentation.sizingStyle
        chosen = presentation.drag?.detent ?? settings?["selectedDetentIdentifier"]?.string
        let presented = presentation.presented
        isRaised = presented.application.windows.keyboard.isUp && presented.presentation == nil
        // Nothing but detents depends on it.
        bottomInset =
            settings == nil ? 0 : BarHeights(over: presented, in: environment.orientation).homeIndicator
        sideInset = presented.application.screenEdges.housing?.inset ?? 0
        let application = presented.application
        scale = application.behavior.holds(.sheetsAreLarger) ? application.device.displayScale ?? 1 : 1
    }

    var size: Size {
        var size = wholeSize
        if let height = resting?.height { size.height = height + edge }
        return size
    }

    /// The detents that the sheet can rest at now, from the smallest to the largest.
    var detents: [(identifier: String, height: Double)] {
        guard rests else { return [] }
        let listed = settings?["detents"]?.array?.compactMap(SheetDetent.init) ?? []
        let all = listed.isEmpty ? [SheetDetent(.string("large"))].compactMap(\.self) : listed
        let heights = all.compactMap { detent in height(of: detent).map { (detent.identifier, $0) } }
        return heights.sorted { $0.1 < $1.1 }
    }

    /// The detent at which the sheet is: the one that was chosen, else the smallest; the largest one while
    /// the user types in a sheet on the window's edge.
    ///
    /// Source: rns-sheet-grows-for-keyboard-ios26, fb-minimized-sheet-grows-for-keyboard-ios26.
    var resting: (identifier: String, height: Double)? {
        let detents = detents
        if isRaised, !isFloating { return detents.last }
        return detents.first { $0.identifier == chosen } ?? detents.first
    }

    /// Whether touches beside the sheet reach the controllers below it.
    var isUndimmed: Bool {
        let name = settings?["largestUndimmedDetentIdentifier"]?.string
        guard let name, let resting else { return false }
        let undimmed = detents.first { $0.identifier == name }
        return undimmed.map { resting.height <= $0.height } ?? false
    }

    // MARK: What there is room for

    /// Whether a drag may move the sheet: one that fills a window of compact height stays where it is.
    var rests: Bool { isFloating || !place.isHeightCompact || isAttachedInCompactHeight }

    private var isFloating: Bool { place.idiom == .pad }

    private var isAttachedInCompactHeight: Bool {
        settings?["prefersEdgeAttachedInCompactHeight"]?.bool ?? false
    }

    /// The part of the sheet that lies below the safe area.
    private var edge: Double { isFloating ? 0 : bottomInset }

    private var wholeSize: Size {
        guard !isFloating, place.isHeightCompact, isAttachedInCompactHeight else {
            return place.size(in: style)
        }
        var width = place.window.width - 2 * sideInset
        if settings?["widthFollowsPreferredContentSizeWhenEdgeAttached"]?.bool ?? false,
            let preferred = place.preferred
        {
            width = min(width, preferred.width)
        }
        return Size(width: width, height: place.window.height - PresentedViewSize.topInset)
    }

    /// The height that a custom detent has at most.
    private var maximum: Double {
        isFloating ? place.window.height - PresentedViewSize.topInset : wholeSize.height - edge
    }

    private func height(of detent: SheetDetent) -> Double? {
        switch detent.height {
        case .medium:
            isFloating || place.isHeightCompact
                ? nil : (maximum * SheetMeasures.mediumPart * scale).rounded() / scale
        case .large: wholeSize.height - edge
        case .points(let points): min(points, maximum)
        case .fraction(let part): min(maximum * part, maximum)
        case .inactive: nil
        }
    }
}
