/// How large a presented view is.
///
/// Source: the recorded runs of the adaptivity table; where no screen of that size was recorded, the recorded
/// measures are limited to the window.
struct PresentedViewSize {
    let window: Size
    let idiom: UserInterfaceIdiom
    let behavior: Behavior
    /// The presented controller's `preferredContentSize`, if it has one.
    let preferred: Size?

    private static let formSheet = Size(width: 540, height: 620)
    private static let statusBarHeight = 20.0
    /// What a page or form sheet leaves free at the top of a phone.
    private static let topInset = 40.0

    private var isOld: Bool { behavior.holds(.sheetsAdaptToFullScreenOnPhones) }
    private var isLandscape: Bool { window.width > window.height }

    func size(in style: ModalPresentationStyle) -> Size {
        switch (style, idiom) {
        case (.pageSheet, .pad): padPageSheet
        case (.formSheet, .pad): limited(preferred ?? PresentedViewSize.formSheet)
        case (.pageSheet, .phone), (.formSheet, .phone): phoneSheet
        case (.popover, _): limited(preferred ?? popover)
        default: window
        }
    }

    private var phoneSheet: Size {
        if isLandscape { return window }
        let inset = isOld ? PresentedViewSize.statusBarHeight : PresentedViewSize.topInset
        return Size(width: window.width, height: window.height - inset)
    }

    private var padPageSheet: Size {
        guard isOld else {
            let height = min(1006, window.height - PresentedViewSize.topInset)
            return Size(width: min(712, window.width), height: height)
        }
        return Size(
            width: min(window.width, window.height), height: window.height - PresentedViewSize.statusBarHeight
        )
    }

    private var popover: Size {
        switch (isOld, idiom) {
        case (true, _): Size(width: 320, height: 480)
        case (false, .pad): Size(width: 388, height: 667)
        case (false, .phone): isLandscape ? popoverBesideAnchor : Size(width: 320, height: 493)
        }
    }

    /// What is free on one side of an anchor in the middle of a phone that lies on its side.
    private var popoverBesideAnchor: Size {
        Size(width: (window.width / 2).rounded(.down), height: window.height - PresentedViewSize.topInset)
    }

    private func limited(_ size: Size) -> Size {
        Size(width: min(size.width, window.width), height: min(size.height, window.height))
    }
}

extension PresentationController {
    var presentedViewSize: Size { presentedViewSize(in: presenting.application.environment) }

    /// Whether the presented view is as large in that environment as it is now, as popovers and form sheets
    /// are; an app's own presentation lays its view out for every new size.
    ///
    /// Source: lifecycle-rotation.md 1.6; doc-size-same-skips-vwt.
    func keepsSize(in environment: Environment) -> Bool {
        custom == nil && presentedViewSize(in: environment) == presentedViewSize
    }

    /// How large the presented view is in a window with that environment.
    func presentedViewSize(in environment: Environment) -> Size {
        let application = presenting.application
        if let own = custom?.presentedViewSize { return own }
        if isInContext { return presenting.viewSize(in: environment) }
        let measures = PresentedViewSize(
            window: environment.size, idiom: application.idiomForPresentations(in: environment),
            behavior: application.behavior, preferred: presented.preferredSize)
        return measures.size(in: style)
    }
}

extension ViewController {
    /// The size of the controller's view in points: its container's, or what the presentation gives it.
    var viewSize: Size { viewSize(in: application.environment) }

    /// The size that the controller's view has in a window with that environment.
    func viewSize(in environment: Environment) -> Size {
        let top = rootAncestor
        return top.presentedBy?.presentedViewSize(in: environment) ?? environment.size
    }

    /// The size that the content asks for in a popover or form sheet; nil when it asks for none.
    fileprivate var preferredSize: Size? {
        for property in [Property.preferredContentSize, .contentSizeForViewInPopover] {
            if case .size(let size)? = setting(property), size.width > 0, size.height > 0 { return size }
        }
        return nil
    }
}
