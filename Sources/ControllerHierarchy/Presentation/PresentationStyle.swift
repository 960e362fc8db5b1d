/// Which style a presentation really has.
///
/// Source: presentation.md sections 1 and R6.
enum PresentationStyleRules {
    /// The style that a controller's `modalPresentationStyle` stands for.
    static func resolve(
        _ style: ModalPresentationStyle, in application: Application
    ) -> ModalPresentationStyle {
        guard style == .automatic else { return style }
        if application.behavior.holds(.automaticSheetsHaveFormSize) { return .formSheet }
        return application.behavior.holds(.automaticStyleIsPageSheet) ? .pageSheet : .fullScreen
    }

    /// The style that a requested one adapts to; nil when it is not adapted.
    ///
    /// - Parameters:
    ///   - answer: what the delegate's `adaptivePresentationStyle` answered; nil for the default.
    ///   - idiom: as what the device presents.
    ///   - device: what it is.
    static func adapt(
        _ requested: ModalPresentationStyle, answer: ModalPresentationStyle?, idiom: UserInterfaceIdiom,
        device: UserInterfaceIdiom, behavior: Behavior
    ) -> ModalPresentationStyle? {
        if behavior.holds(.everyStyleIsFullScreenOnPhones) {
            return requested.adaptsByItself && idiom == .phone ? .fullScreen : nil
        }
        // Source: adapt-custom.
        if requested == .custom { return answer == .fullScreen || answer == .overFullScreen ? answer : nil }
        guard requested.adaptsByItself else { return nil }
        let isOld = behavior.holds(.sheetsAdaptToFullScreenOnPhones)
        switch answer {
        case .some(.none): return nil
        case .fullScreen?: return .fullScreen
        case .overFullScreen?: return .overFullScreen
        case .formSheet?
        where behavior.holds(.delegatesChooseInEveryEnvironment)
            && (isOld || requested == .pageSheet || idiom == .pad):
            return requested == .formSheet ? nil : .formSheet
        case nil where !isOld && requested != .popover: return nil
        default: break
        }
        if isOld, idiom == .phone { return .fullScreen }
        // Source: popover-large-phone-landscape-ios9.
        let isFormSheet =
            isOld
            ? device == .phone && behavior.holds(.popoversAreFormSheetsOnLargePhones) : idiom == .phone
        return requested == .popover && isFormSheet ? .formSheet : nil
    }

    /// Whether UIKit's presentation controller for that style removes the presenter's view.
    static func removesPresentersView(_ style: ModalPresentationStyle) -> Bool {
        style == .fullScreen || style == .currentContext
    }
}

extension Application {
    /// As what device presentations adapt: an iPad's window of compact width counts as a phone's.
    ///
    /// A large phone in landscape, where its width is regular, counts as a pad until iOS 13 and as a phone
    /// from then on.
    ///
    /// Source: presentation.md section 1 and R6; adapt-ipad-compact-width, adapt-anew-large-phone.
    func idiomForPresentations(in environment: Environment) -> UserInterfaceIdiom {
        if environment.traits.horizontalSizeClass == .compact { return .phone }
        let countsAsPad =
            behavior.holds(.sheetsAdaptToFullScreenOnPhones)
            && !behavior.holds(.everyStyleIsFullScreenOnPhones)
        return countsAsPad ? .pad : device.idiom
    }

    /// Whether a presentation's delegate chooses the style in that environment.
    ///
    /// Source: adapt-regular-width-ios8.2.
    func lets(delegateChooseStyleIn environment: Environment) -> Bool {
        environment.traits.horizontalSizeClass == .compact
            || behavior.holds(.delegatesChooseInEveryEnvironment)
    }

    /// As what device alerts and activities are presented, which are popovers on an iPad alone.
    var idiomForActionSheets: UserInterfaceIdiom {
        environment.traits.horizontalSizeClass == .compact ? .phone : device.idiom
    }
}

extension ModalPresentationStyle {
    /// Whether it is one of a sheet.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether the environment alone may make another one of it; no other style is smaller than the window.
    var adaptsByItself: Bool { isSheet || self == .popover }
}
