/// What can be read and set of a controller's presentation.
extension ViewController {
    /// The value of a property about presentation, or nil for any other property.
    func presentationValue(of property: Property) -> Value? {
        switch property {
        case .view, .viewIfLoaded: viewValue
        case .transitioningDelegate: transitioningDelegate?.written ?? .null
        case .presentationDelegate: managedByPresentation.presentationDelegate?.written ?? .null
        case .delegate: delegate?.written ?? .null
        case .popoverPresentationController: popoverPresentationControllerValue
        case .presentationController: presentationControllerValue
        case .activePresentationController: activePresentationControllerValue
        case .sheetPresentationController: sheetPresentationControllerValue
        case .transitionCoordinator: transitionCoordinatorValue
        case .modalPresentationStyle where isAlert:
            // Source: exc-popover-alert-actionsheet.
            .string((isActionSheet ? ModalPresentationStyle.popover : .custom).rawValue)
        case .preferredStyle where isAlert: setting(.preferredStyle) ?? .string("alert")
        default: nil
        }
    }

    /// The loaded view; reading from outside never loads it.
    private var viewValue: Value {
        guard let view = viewIfLoaded else { return .null }
        let size = view.sizeWhenLoaded ?? viewSize
        let isTurned = isTurnedInWindow
        let frame = Value.object([.init("size", .size(isTurned ? size.turned : size))])
        var members = [Value.Member("frame", frame)]
        if isTurned { members.append(.init("bounds", .object([.init("size", .size(size))]))) }
        if Callback.viewSafeAreaInsetsDidChange.availability.holds(in: application.behavior) {
            members.append(.init("safeAreaInsets", safeAreaInsets.value))
        }
        if let views = restorable?.views, !views.isEmpty {
            members.append(.init("restorableViews", .array(views.map(\.value))))
        }
        return .object(members)
    }

    /// Whether the view stands in the window itself, which is upright whatever the interface is, and is
    /// turned by its transform: its frame is the window's then.
    ///
    /// Source: guide-ipad-turned-sizes-ios5, guide-ipad-turned-sizes-ios6.
    private var isTurnedInWindow: Bool {
        guard application.behavior.holds(.windowsStayUpright), application.device.orientation.isLandscape,
            window != nil, parent == nil
        else { return false }
        return presentedBy?.fillsWindow ?? true
    }

    /// The controller whose presentation controller `presentationController` is, here or on an ancestor.
    ///
    /// Source: class reference iOS 10, `presentationController`.
    var managedByPresentation: ViewController {
        nearestAncestor { $0.presentedBy != nil }?.presentedBy?.presented ?? self
    }

    /// The presentation by which the controller or its nearest presented ancestor is shown.
    ///
    /// Source: adapt-style-property-unchanged.
    private var presentationControllerValue: Value {
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy else {
            return .null
        }
        let isAdapted = presentation.style != presentation.requestedStyle
        let adapted = isAdapted ? presentation.style : ModalPresentationStyle.none
        return .object([
            .init("class", .string(presentation.className(in: presentation.requestedStyle))),
            .init("presentedViewController", .controller(presentation.presented.identity.label)),
            .init("presentingViewController", .controller(presentation.presenting.identity.label)),
            .init("presentationStyle", .string(presentation.requestedStyle.rawValue)),
            .init("adaptivePresentationStyle", .string(adapted.rawValue)),
        ])
    }

    /// The presentation controller that the one above has adapted to, or that one itself; null before there
    /// is a presentation.
    ///
    /// Source: class reference, `activePresentationController`.
    private var activePresentationControllerValue: Value {
        guard let presentation = nearestAncestor(where: { $0.presentedBy != nil })?.presentedBy else {
            return .null
        }
        return .object([
            .init("class", .string(presentation.className)),
            .init("presentedViewController", .controller(presentation.presented.identity.label)),
            .init("presentingViewController", .controller(presentation.presenting.identity.label)),
            .init("presentationStyle", .string(presentation.style.rawValue)),
        ])
    }

    /// The nearest popover presentation controller that manages the controller, or that would manage it.
    ///
    /// From iOS 26 on an action sheet of a phone has one, too.
    ///
    /// Source: class reference, `popoverPresentationController`; presentation-controller-frozen-by-access,
    /// hotwire-action-sheet-of-phone-has-popover-ios26.
    private var popoverPresentationControllerValue: Value {
        let presentation = nearestAncestor { $0.presentedBy != nil }?.presentedBy
        let style = presentation?.requestedStyle ?? (parent == nil ? requestedPresentationStyle : nil)
        let presented = presentation?.presented ?? self
        let isSheetWithPopover =
            presented.isActionSheet && application.behavior.holds(.phoneActionSheetsHavePopovers)
        guard style == .popover || isSheetWithPopover else { return .null }
        var members: [Value.Member] = [
            .init("class", .string("UIPopoverPresentationController")),
            .init("presentedViewController", .controller(presented.identity.label)),
            .init(
                "presentingViewController",
                presentation.map { .controller($0.presenting.identity.label) } ?? .null),
        ]
        if case .object(let anchor)? = presented.popoverAnchor { members += anchor }
        return .object(members)
    }

    private var transitionCoordinatorValue: Value {
        guard let transition = coordinatedTransition else { return .null }
        return .object([
            .init("isAnimated", .bool(transition.isAnimated)),
            .init("isInteractive", .bool(transition.isInteractive)),
            .init("isCancelled", .bool(transition.coordinator.isCancelled)),
            .init("transitionDuration", .number(transition.isAnimated ? transition.duration : 0)),
        ])
    }

    /// Gives the controller another anchor or sheet; a plain value in a delegate's place takes that away.
    ///
    /// - Returns: whether the property is one of those.
    func setOfPresentation(_ property: Property, _ value: Value) -> Bool {
        switch property {
        case .transitioningDelegate: transitioningDelegate = nil
        case .presentationDelegate: managedByPresentation.presentationDelegate = nil
        case .delegate: delegate = nil
        case .sheetPresentationController: managedByPresentation.changeSheet(value)
        case .popoverPresentationController: managedByPresentation.changePopover(value)
        default: return false
        }
        return true
    }

    /// Gives the popover's presentation controller the values that are named; null forgets all of them.
    private func changePopover(_ value: Value) {
        guard case .object(var members) = value else { return popoverAnchor = nil }
        let name = "adaptiveSheetPresentationController"
        for index in members.indices where members[index].name == name {
            members[index] = .init(name, members[index].value.changing(popoverAnchor?[name]))
        }
        popoverAnchor = Value.object(members).changing(popoverAnchor)
    }
}
