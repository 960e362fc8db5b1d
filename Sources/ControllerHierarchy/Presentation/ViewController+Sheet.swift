/// `UISheetPresentationController`: what the app sets of a sheet, before it is presented and while it is.
///
/// Source: UIViewController and UISheetPresentationController references; containers-today.md section 2.
extension ViewController {
    /// The sheet presentation controller that manages the controller or would manage it, with the detents
    /// and other settings that the app gave it.
    var sheetPresentationControllerValue: Value {
        guard let presented = controllerOfSheet else { return .null }
        let presentation = presented.presentedBy
        var members: [Value.Member] = [
            .init("class", .string("UISheetPresentationController")),
            .init("presentedViewController", .controller(presented.identity.label)),
            .init(
                "presentingViewController",
                presentation.map { .controller($0.presenting.identity.label) } ?? .null),
            .init("detents", .array([.string("large")])),
            .init("selectedDetentIdentifier", .null), .init("largestUndimmedDetentIdentifier", .null),
            .init("prefersGrabberVisible", .bool(false)),
            .init("prefersScrollingExpandsWhenScrolledToEdge", .bool(true)),
            .init("prefersEdgeAttachedInCompactHeight", .bool(false)),
            .init("widthFollowsPreferredContentSizeWhenEdgeAttached", .bool(false)),
            .init("preferredCornerRadius", .null),
        ]
        guard case .object(let given)? = presented.setting(.sheetPresentationController) else {
            return .object(members)
        }
        for member in given {
            members.removeAll { $0.name == member.name }
            members.append(member)
        }
        return .object(members)
    }

    /// The controller whose sheet presentation controller this one's is; nil where there is none.
    private var controllerOfSheet: ViewController? {
        let presentation = nearestAncestor { $0.presentedBy != nil }?.presentedBy
        let style = presentation?.requestedStyle ?? (parent == nil ? requestedPresentationStyle : nil)
        guard style?.isSheet ?? false,
            application.behavior.holds(.hasSheetPresentationControllers)
        else { return nil }
        return presentation?.presented ?? self
    }

    /// Gives the sheet's presentation controller the values that are named; null stands for the default.
    ///
    /// What that moves is laid out in the next pass, and the delegate hears nothing.
    ///
    /// Source: sheet-detents-in-code.
    func changeSheet(_ value: Value) {
        var members: [Value.Member] = []
        if case .object(let old)? = setting(.sheetPresentationController), value != .null { members = old }
        if case .object(let new) = value {
            for member in new {
                members.removeAll { $0.name == member.name }
                if member.value != .null { members.append(member) }
            }
        }
        layOutAround { store(.sheetPresentationController, .object(members)) }
    }

    /// Forgets what was set of a sheet's presentation controller that is gone.
    func forgetSheet() { settings.removeAll { $0.property == .sheetPresentationController } }

    /// `animateChanges(_:)`: what the app changes of the sheet, and the layout of it and of its neighbours.
    ///
    /// Source: UISheetPresentationController in UIKit's headers, `animateChanges`; sheet-animate-changes.
    func animateSheetChanges(_ changes: [Operation]) throws(Interruption) {
        guard let sheet = controllerOfSheet else {
            return application.ignore(because: "\(identity.label) is in no sheet")
        }
        try application.runAppCode(changes, receiver: self)
        guard let presentation = sheet.presentedBy, presentation.style.isSheet else { return }
        let above = application.presentation(madeBelow: presentation.presented) { $0.style.isSheet }
        let below = presentation.presenting.rootAncestor.presentedBy.flatMap { $0.style.isSheet ? $0 : nil }
        for neighbour in [below, presentation, above] {
            guard let presented = neighbour?.presented, presented.window != nil else { continue }
            try presented.layoutIfNeeded()
        }
    }

    /// `invalidateDetents()`: the resolvers of custom detents are called again in the next layout pass.
    ///
    /// - Parameter answers: The detents whose resolvers answer something else from now on.
    func invalidateDetents(_ answers: Value) throws(Interruption) {
        let customs = try customDetents(answers)
        guard let sheet = controllerOfSheet else {
            return application.ignore(because: "\(identity.label) is in no sheet")
        }
        guard let detents = sheet.setting(.sheetPresentationController)?["detents"]?.array else { return }
        let resolved = detents.map { detent in
            customs.first { $0["identifier"] == detent["identifier"] && detent["identifier"] != nil }
                ?? detent
        }
        sheet.changeSheet(.object([.init("detents", .array(resolved))]))
    }

    private func customDetents(_ answers: Value) throws(Interruption) -> [Value] {
        if answers == .null { return [] }
        let customs = answers.array ?? [.null]
        guard customs.allSatisfy({ $0.string == nil && SheetDetent($0) != nil }) else {
            throw .error(
                .invalidArgument(
                    field: "detents", reason: "it must be a list of custom detents with their identifiers"))
        }
        return customs
    }
}

extension PresentationController {
    /// What the app has set of the sheet, or of the one as which a popover is shown.
    ///
    /// Source: UIPopoverPresentationController reference, `adaptiveSheetPresentationController`.
    var sheetSettings: Value? {
        requestedStyle == .popover
            ? presented.popoverAnchor?["adaptiveSheetPresentationController"]
            : presented.setting(.sheetPresentationController)
    }

    /// How large the sheet is now; nil where the presentation is none.
    var sheetMeasures: SheetMeasures? {
        let environment = presenting.windowEnvironment
        return style.isSheet ? SheetMeasures(self, in: measures(in: environment), environment) : nil
    }

    /// As what sheet the presentation is measured where the width is regular.
    ///
    /// Source: sheet-automatic-size-ios17, sheet-automatic-size-ios18.
    var sizingStyle: ModalPresentationStyle {
        let behavior = application.behavior
        guard let prefersPage = Property.prefersPageSizing(sheetSettings, in: behavior) else { return style }
        return prefersPage ? .pageSheet : .formSheet
    }

    /// Notes at which detent the sheet is now, be it chosen or held there.
    func choose(_ identifier: String) {
        let chosen = Value.Member("selectedDetentIdentifier", .string(identifier))
        guard requestedStyle == .popover else { return presented.changeSheet(.object([chosen])) }
        guard case .object(var anchor)? = presented.popoverAnchor,
            case .object(var sheet)? = sheetSettings
        else { return }
        sheet.removeAll { $0.name == chosen.name }
        anchor.removeAll { $0.name == "adaptiveSheetPresentationController" }
        anchor.append(.init("adaptiveSheetPresentationController", .object(sheet + [chosen])))
        presented.layOutAround { presented.popoverAnchor = .object(anchor) }
    }
}
