/// Presentations that turn the interface, and the way back.
///
/// Source: orientation-fullscreen-forced, rot-forced-by-presented-9; lifecycle-rotation.md 1.6.
extension PresentationController {
    /// Asks the controller that will decide on the orientation which one it wants.
    ///
    /// - Returns: the orientation to which the interface has to turn; nil if it stays.
    /// - Throws: `UIApplicationInvalidInterfaceOrientation` when it prefers what it does not support.
    func orientationForPresenting() throws(Interruption) -> InterfaceOrientation? {
        guard turnsInterface else { return nil }
        if application.behavior.holds(.asksForEachOrientation) {
            return try application.orientationAsked(of: presented)
        }
        let presented = presented
        let allowed = try application.supportedOrientations(of: presented, isNew: true)
        var wanted = application.device.orientation
        if style == .fullScreen { wanted = try presented.askPreferredOrientation(allowed) }
        guard let allowed, !application.isMultitasking else { return nil }
        if !allowed.contains(wanted) { wanted = application.bestOrientation(of: allowed) }
        return wanted == application.device.orientation ? nil : wanted
    }

    /// Turns the interface for the controller that comes; the presenter is not told.
    func turn(to orientation: InterfaceOrientation?) throws(Interruption) {
        guard let orientation else { return }
        let new = application.environment(turnedTo: orientation)
        guard application.behavior.holds(.hasTraitCollections) else {
            // No log has a rotation callback of a presentation before iOS 8.
            try application.adopt(new)
            presented.outdatedEnvironment = nil
            return
        }
        try SizeTransition(application, to: new, tops: [presented]).begin()
    }

    /// The orientation in which the interface stands when the presented controller has gone.
    ///
    /// - Returns: nil if it stays as it is, or another controller still decides.
    /// - Throws: as `orientationForPresenting`, up to iOS 7.
    func orientationForDismissing() throws(Interruption) -> InterfaceOrientation? {
        guard turnsInterface, !application.isMultitasking, let decider = application.orientationDecider
        else { return nil }
        if application.behavior.holds(.asksForEachOrientation) {
            return try application.orientationAsked(of: decider)
        }
        let best: InterfaceOrientation
        if let allowed = try application.supportedOrientations(of: decider, isNew: true) {
            if style == .fullScreen, application.behavior.holds(.asksPreferredOrientationOnReturn) {
                _ = try decider.askPreferredOrientation(allowed)
            }
            best = application.bestOrientation(of: allowed)
        } else {
            best = try orientationOfUnturning(decider)
        }
        return best == application.device.orientation ? nil : best
    }

    /// Where one that does not let the interface turn has it, below what decided on it: as it is, or else
    /// as it supports.
    ///
    /// Where the app allows nothing of that the interface stays: UIKit raises only if it may turn.
    /// Source: kenmaz-plus-launched-on-its-side-ios8.
    private func orientationOfUnturning(
        _ decider: ViewController
    ) throws(Interruption) -> InterfaceOrientation {
        let allowed = try application.askOrientations(of: decider).common
        let current = application.device.orientation
        return allowed.contains(current) ? current : application.bestOrientation(of: allowed)
    }

    /// Turns the interface back before the presenter appears again; only who knows the other way is told.
    ///
    /// A presenter that has stayed in the window turns with it. Source: over-full-screen-goes-turned.
    func turnBack(to orientation: InterfaceOrientation?) throws(Interruption) {
        guard let orientation else { return }
        let new = application.environment(turnedTo: orientation)
        if !removesPresentersView, application.behavior.holds(.hasTraitCollections) {
            let tops = application.topsInWindow.filter { $0.knownEnvironment.size != new.size }
            if !tops.isEmpty { return try SizeTransition(application, to: new, tops: tops).begin() }
        }
        try application.adopt(new)
        for controller in application.topsInWindow.flatMap(\.shownHierarchy)
        where controller.outdatedEnvironment == controller.own(controller.windowEnvironment) {
            controller.outdatedEnvironment = nil
        }
    }
}

extension ViewController {
    /// Asks for the orientation in which the controller wants to be presented.
    ///
    /// - Parameter allowed: the orientations of controller and app; nil when it lets nothing turn.
    /// - Throws: `UIApplicationInvalidInterfaceOrientation` when the class's answer is not among them.
    fileprivate func askPreferredOrientation(
        _ allowed: [InterfaceOrientation]?
    ) throws(Interruption) -> InterfaceOrientation {
        let current = application.device.orientation
        let set = setting(.preferredInterfaceOrientationForPresentation)
        let delegate = orientationDelegate { $0.preferredInterfaceOrientation != nil }
        let question = Callback.preferredInterfaceOrientationForPresentation
        if set == nil, delegate == nil, !application.mayPause {
            // Nobody chooses, and nobody hears the answer.
            let preferred = allowed.map { $0.contains(current) ? current : $0.first ?? current } ?? current
            try ask(question, unheardAnswer: preferred.value)
            return preferred
        }
        let own =
            set.map { $0.string.flatMap(InterfaceOrientation.init(rawValue:)) }
            ?? delegate?.preferredInterfaceOrientation
        let preferred =
            own ?? (allowed.map { $0.contains(current) ? current : $0.first ?? current } ?? current)
        let answer: Value
        if delegate != nil, let questions = orientationQuestions, set == nil {
            answer = try ask(question, meanwhile: preferred.value) { () throws(Interruption) in
                try application.ask(questions.preferred, target: identity, answer: preferred.value)
            }
        } else {
            answer = try ask(question, answer: set ?? preferred.value)
        }
        // What nobody has chosen is not looked at.
        let isChosen = own != nil || answer != preferred.value
        let number = answer.number.map { "(\(Int($0)))" }
        if isChosen, let name = answer.string ?? number { try checkPreferred(name) }
        return answer.string.flatMap(InterfaceOrientation.init) ?? preferred
    }

    /// Source: rot-preferred-not-supported, rot-preferred-not-supported-ios15.
    private func checkPreferred(_ preferred: String) throws(Interruption) {
        let isUnknown = InterfaceOrientation(rawValue: preferred) == nil
        let standard = isUnknown ? application.device.idiom.defaultOrientations : nil
        let question = Callback.supportedInterfaceOrientations
        let known = lastGivenAnswer(to: question) ?? setting(.supportedInterfaceOrientations)
        guard let supported = known?.orientations ?? standard,
            !supported.contains(where: { $0.rawValue == preferred }), !application.isMultitasking
        else { return }
        let names = supported.map(\.rawValue).joined(separator: ", ")
        throw .exception(
            .invalidInterfaceOrientation,
            application.behavior.holds(.preferredOrientationMessageNamesBoth)
                ? "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported "
                    + "interface orientation: '\(names)'!"
                : "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
        )
    }
}
