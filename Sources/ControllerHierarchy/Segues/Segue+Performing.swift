/// What a segue of each kind does.
///
/// Source: storyboard-format.md section 4; segue-show-semantics, segue-custom-class-perform-super.
extension Application {
    /// `perform()`: the app's own class first, then what the kind says unless the class replaces it.
    ///
    /// An override of a standard kind prepares the transition and then calls super, hence its script runs
    /// before; of a custom kind super does nothing but raise.
    func perform(_ segue: Segue) throws(Interruption) {
        try whileRunning(segue) { () throws(Interruption) in
            guard let appClass = segue.appClass else { return try self.performByKind(segue) }
            try self.record(.seguePerform, target: segue.identity)
            let overrides = appClass.hasScripts(for: .seguePerform) || !appClass.callsSuper(in: .seguePerform)
            try self.runScripts(of: segue, for: .seguePerform)
            if segue.isCustom {
                guard overrides else { throw segue.withoutPerform }
            } else if appClass.callsSuper(in: .seguePerform) {
                try self.performByKind(segue)
            }
        }
    }

    private func performByKind(_ segue: Segue) throws(Interruption) {
        let kind = segue.kind
        switch kind {
        case .push: try push(segue)
        case .modal, .presentation, .popoverPresentation: try present(segue)
        case .popover: try presentPopover(segue)
        case .show, .showDetail: try show(segue, kind)
        case .replace: try replace(segue)
        case .unwind, .embed, .relationship: break
        case .custom: throw segue.withoutPerform
        }
    }

    /// Source: exc-push-segue-no-nav-with-identifier.
    private func push(_ segue: Segue) throws(Interruption) {
        guard let navigation = segue.source.navigationController else {
            let named = segue.identifier.map { "Could not find a navigation controller for segue '\($0)'. " }
            throw .exception(
                .generic,
                (named ?? "")
                    + "Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController.")
        }
        try navigation.sendPushFromOutside(segue.destination, animated: segue.isAnimated)
    }

    /// The styles of the segue override those of the destination.
    private func present(_ segue: Segue) throws(Interruption) {
        if let style = segue.description?.modalPresentationStyle {
            segue.destination.store(.modalPresentationStyle, .string(style.rawValue))
        }
        if let style = segue.description?.modalTransitionStyle {
            segue.destination.store(.modalTransitionStyle, .string(style.rawValue))
        }
        try segue.source.sendPresent(segue.destination, animated: segue.isAnimated, completion: .none)
    }

    /// Before iOS 8 a popover stood in a controller of its own, which phones do not have.
    private func presentPopover(_ segue: Segue) throws(Interruption) {
        // Source: segue-popover-class-without-anchor-ios8.
        if segue.description?.popoverAnchor == nil, behavior.holds(.popoverSeguesAssertTheirAnchor) {
            throw .exception(
                .internalInconsistency,
                "\(segue.appClass?.name ?? Segue.popoverClass) must be presented from a bar button item or a view."
            )
        }
        if !behavior.holds(.hasAdaptiveSegues) {
            try segue.destination.makePopoverController(isHeldByApp: false)
            segue.destination.frozenPresentationStyle = .popover
        }
        try present(segue)
    }

    /// The selector that a document names wins over the kind; before iOS 8 both push or present.
    ///
    /// Source: segue-show-from-code-pushed-ios7.
    private func show(_ segue: Segue, _ kind: SegueDescription.Kind) throws(Interruption) {
        let source = segue.source
        let destination = segue.destination
        let showsDetail =
            segue.description?.action.map { $0 == "showDetailViewController:sender:" }
            ?? (kind == .showDetail)
        let call = Operation(.show, animated: segue.isAnimated)
        if !showsDetail {
            if behavior.holds(.hasAdaptiveSegues) { return try source.sendShow(.show, destination, call) }
            guard let navigation = source.nearest(NavigationController.self) else {
                return try source.sendPresent(
                    destination, animated: call.animated, completion: completionHandler(of: call))
            }
            return try navigation.sendPush(destination, animated: segue.isAnimated) {
                () throws(Interruption) in
                try navigation.pushViewController(destination, animated: segue.isAnimated)
            }
        }
        if behavior.holds(.hasAdaptiveSegues) { return try source.sendShow(.showDetail, destination, call) }
        guard let split = source.splitViewController else {
            return try present(segue)
        }
        try split.replace(.secondary, with: destination)
    }

    /// Puts the destination into a place of the split view controller.
    private func replace(_ segue: Segue) throws(Interruption) {
        guard let split = segue.source.splitViewController else {
            let named = segue.identifier.map { "Could not find a split view controller for segue '\($0)'. " }
            throw .exception(
                .generic,
                (named ?? "")
                    + "Replace segues can only be used when the source controller is managed by an instance of "
                    + "UISplitViewController.")
        }
        let isPrimary = segue.description?.splitViewControllerTargetIndex ?? 0 == 0
        try split.replace(isPrimary ? .primary : .secondary, with: segue.destination)
    }
}

extension Segue {
    /// Whether the app's class alone knows what the segue does.
    fileprivate var isCustom: Bool { kind == .custom }

    /// The class of UIKit's for popovers of the old kind, below which apps may put their own.
    fileprivate static let popoverClass = "UIStoryboardPopoverSegue"

    /// What the segue does: what the document says, or what the class of UIKit's does below which the app's
    /// stands.
    fileprivate var kind: SegueDescription.Kind {
        guard let kind = description?.kind else { return .custom }
        guard kind == .custom, let appClass else { return kind }
        let known: [(String, SegueDescription.Kind)] = [
            (Segue.popoverClass, .popover), ("UIStoryboardPushSegue", .push),
            ("UIStoryboardModalSegue", .modal), ("UIStoryboardShowSegue", .show),
        ]
        return known.first { appClass.descends(from: $0.0) }?.1 ?? .custom
    }

    /// Source: exc-segue-no-perform.
    var withoutPerform: Interruption {
        .exception(
            .internalInconsistency,
            "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a "
                + "performHandler or it must override -perform.")
    }

    /// A popover has its style and its anchor before `prepare`, so that the app can reach it there.
    func preparePopover() throws(Interruption) {
        guard let description, kind == .popoverPresentation || kind == .popover else { return }
        let style = description.modalPresentationStyle ?? .popover
        destination.store(.modalPresentationStyle, .string(style.rawValue))
        switch description.popoverAnchor {
        case .view(let object): destination.popoverAnchor = .object([.init("sourceView", .string(object))])
        case .barButtonItem(let object):
            destination.popoverAnchor = .object([.init("barButtonItem", .string(object))])
        case nil: break
        }
    }
}
