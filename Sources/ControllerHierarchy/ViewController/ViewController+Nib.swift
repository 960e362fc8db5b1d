/// Configuring a view controller using nib files, and what comes with the view of a scene.
///
/// Source: class reference iOS 6, `nibName` and `loadView`; nib-search-order-doc, nib-missing-named.
extension ViewController {
    /// The name that `nibName` answers: the one given at creation, or the app's override.
    var nibName: String? { setting(.nibName)?.string ?? origin?.nibName }

    /// Whether a bundle's file holds the controller or its view.
    var hasBundle: Bool { origin?.place != nil || nibName != nil }

    /// What `nibBundle` answers: the bundle given at creation, else the app's where a file of it is named.
    var nibBundleValue: Value {
        (origin?.nibBundle ?? (hasBundle ? Bundle.identifier : nil)).map(Value.string) ?? .null
    }

    /// The size that the view has as it is loaded, in points; nil for that of its place.
    ///
    /// Source: testtab-sizes-between-opaque-bars-ios9, scene-has-the-screens-size-ios9, quiz-widths-ios17.
    var sizeWhenLoaded: Size? {
        if let scene, scene.controller.hasView {
            return application.behavior.holds(.scenesLoadInTheScreensSize)
                ? windowSize : scene.controller.viewSize
        }
        return origin?.nibViewSize ?? sizeOfPlainView
    }

    /// Whether the document that holds the view has it take part in Auto Layout; nil for one made in code,
    /// and where the document does not tell.
    var documentUsesAutoLayout: Bool? {
        if let scene, scene.controller.hasView { return storyboard?.description.usesAutoLayout }
        return origin?.nibUsesAutoLayout
    }

    /// Gives the view its place's size ahead of its first appearance: up to iOS 8, and the first of a stack.
    ///
    /// Source: frame-of-xib-ios8, frame-of-xib-ios9.
    func leaveSizeWhenLoaded() {
        guard let view = unmanagedView, view._withUnsafeGuaranteedRef({ $0.sizeWhenLoaded != nil }) else {
            return
        }
        let isFirstOfStack = parent.map { $0.isStack && $0.members.count == 1 } ?? false
        guard isFirstOfStack || application.behavior.holds(.sizesViewsAheadOfAppearance) else { return }
        viewIfLoaded?.sizeWhenLoaded = nil
    }

    /// The nib that `loadView` loads the view from; nil for a view that a scene holds, and for a plain one.
    ///
    /// - Throws: `NSInternalInconsistencyException` when a nib is named and missing, or has no view for its
    ///   owner.
    func findNib() throws(Interruption) {
        if let scene, scene.controller.hasView { return }
        let idiom = application.device.idiom
        let nib: NibDescription?
        if let nibName {
            let bundle = origin?.nibBundle
            nib = application.bundle.nib(named: nibName, in: bundle, idiom: idiom)
            guard nib != nil else {
                throw .exception(
                    .internalInconsistency,
                    "Could not load NIB in bundle: '\(Bundle.printed(bundle))' with name '\(nibName)'")
            }
        } else {
            nib =
                nibNameCandidates.lazy.compactMap {
                    self.application.bundle.nib(named: $0, in: self.origin?.nibBundle, idiom: idiom)
                }
                .first
        }
        guard let nib else { return }
        try take(nib)
    }

    /// Whether a view that is unloaded would come back with what it holds: from a document or a `loadView`.
    ///
    /// Of a class that says nothing of the method, the xib may not be at hand.
    /// Source: ztap-own-view-unloads-ios5, ztap-empty-view-stays-ios5.
    var mayReloadView: Bool {
        guard appClass.answer(\.lacksLoadView) ?? false, appClass.answer(\.loadedViewSize) == nil else {
            return true
        }
        return appClass.builtIn != .viewController || origin != nil
    }

    /// The names under which a nib is looked for when none was given, in order.
    ///
    /// Swift's classes have their module in front. Source: nib-search-order-doc, nib-of-swift-class-ios8.
    private var nibNameCandidates: [String] {
        let name = String(appClass.name.split(separator: ".").last ?? "")
        let ending = "Controller"
        let short = name.hasSuffix(ending) ? [String(name.dropLast(ending.count))] : []
        guard name != appClass.name else { return short + [name] }
        let whole = short + [appClass.name]
        return application.behavior.holds(.nibsOfSwiftClassesHaveShortNames) ? whole + [name] : whole
    }

    /// Creates the objects of a nib of which this controller is the owner.
    private func take(_ nib: NibDescription) throws(Interruption) {
        let origin = origin ?? ArchiveOrigin()
        self.origin = origin
        origin.nibViewSize = nib.ownersViewSize
        origin.nibUsesAutoLayout = nib.usesAutoLayout
        try application.unarchiveControllers(of: nib) { (controller, _) in
            controller.addOwner()
            origin.nibControllers.append(controller)
        }
        if let hasDelegate = nib.searchDisplayHasDelegate {
            try makeSearchDisplayController(hasDelegate: hasDelegate)
        }
        guard nib.setsViewOutlet else {
            throw .exception(
                .internalInconsistency,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "
                    + "\"\(Bundle.name(ofPath: nib.name))\" nib but the view outlet was not set.")
        }
    }

    /// What the nib of a scene's view does when its objects have been made: outlets, then embed segues.
    ///
    /// Source: embed-prepare-before-child-is-child; warn-nib-unknown-class.
    func connectView() throws(Interruption) {
        if storyboard?.description.usesAutoLayout ?? origin?.nibUsesAutoLayout ?? false {
            takesPartInAutoLayout = true
        }
        guard let scene else { return }
        try application.refuseMissingTemplates(of: scene, inView: true)
        try checkOutlets(of: scene.controller)
        if let hasDelegate = scene.controller.searchDisplayHasDelegate {
            try makeSearchDisplayController(hasDelegate: hasDelegate)
        }
        for segue in scene.segues where segue.kind == .embed {
            // Source: probe-storyboard-load-ios26.
            let sender = Value.controller(identity.label)
            if try shouldPerformSegue(segue.identifier, sender: sender) { try embed(segue) }
        }
    }

    /// A plain controller has no other outlets than UIKit's own.
    private func checkOutlets(of archived: ArchivedController) throws(Interruption) {
        guard archived.customClass == nil, archived.baseClass == "UIViewController" else { return }
        let known = ["view", "searchDisplayController"]
        for outlet in archived.outlets where !known.contains(outlet.property) {
            throw .exception(
                .unknownKey,
                "[\(identity.printed) setValue:forUndefinedKey:]: this class is not key value coding-compliant "
                    + "for the key \(outlet.property).")
        }
    }
}
