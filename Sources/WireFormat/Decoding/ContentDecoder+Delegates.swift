import ControllerHierarchy
import JSONBytes

/// The delegates of controllers: answers by the short names of the protocols' methods; null takes one away,
/// or is the answer of one that hands out an object.
extension ContentDecoder {
    /// Reads one of the delegates of a description.
    mutating func readDelegate(
        _ value: JSONValue, _ field: DescriptionField, into description: inout ControllerDescription
    ) {
        switch field {
        case .delegate: description.delegate = containerDelegate(value)
        case .presentationDelegate: description.presentationDelegate = presentationDelegate(value)
        case .transitioningDelegate: description.transitioningDelegate = transitioningDelegate(value)
        case .previewingDelegate: description.previewingDelegate = previewingDelegate(value)
        case .contextMenuDelegate: description.contextMenuDelegate = contextMenuDelegate(value)
        default: break
        }
    }

    /// The delegate of a navigation, tab bar, split view or page view controller; null stands for none.
    mutating func containerDelegate(_ value: JSONValue) -> Boxed<ContainerDelegate>? {
        guard let answers = answers(value, in: .container) else { return nil }
        var delegate = ContainerDelegate(written: written(value))
        delegate.scripts = scripts(of: value, in: .container)
        for (key, answer) in answers {
            switch key.string {
            case "animator": readAnimator(answer, into: &delegate.animation)
            case "interaction": readInteraction(answer, into: &delegate.animation)
            case "animationControllerFor":
                delegate.animatesNavigation = handsOut(answer)
                if answer.kind == .object { readAnimator(answer, into: &delegate.animation) }
            case "interactionControllerFor":
                delegate.drivesNavigation = handsOut(answer)
                if answer.kind == .object { readInteraction(answer, into: &delegate.animation) }
            case "animationControllerForTransitionFrom":
                delegate.tabAnimation = animator(answer).map { .own($0) } ?? .standard
            default: if !answer.isNull { read(answer, key, into: &delegate) }
            }
        }
        return Boxed(delegate)
    }

    /// Reads an answer, not null, of a container's delegate; methods that answer nothing are passed over.
    private mutating func read(
        _ answer: JSONValue, _ key: JSONValue, into delegate: inout ContainerDelegate
    ) {
        switch key.string {
        case "supportedInterfaceOrientations":
            let words = words(answer, among: InterfaceOrientation.allCases.map(\.rawValue))
            delegate.supportedInterfaceOrientations = words?.compactMap(InterfaceOrientation.init)
        case "preferredInterfaceOrientationForPresentation":
            delegate.preferredInterfaceOrientation = word(answer, InterfaceOrientation.self)
        case "shouldSelect": delegate.shouldSelect = bool(answer) ?? true
        case "shouldSelectTab": delegate.shouldSelectTab = bool(answer) ?? true
        case "displayedViewControllersFor":
            guard let levels = members(answer) else { return }
            for (_, names) in levels { _ = propertyValue(names, type: .controllers) }
        case "collapseSecondary": delegate.collapsesSecondary = bool(answer) ?? false
        case "forCollapsing": delegate.primaryForCollapsing = name(answer)
        case "forExpanding": delegate.primaryForExpanding = name(answer)
        case "separateSecondaryFrom": delegate.separatedSecondary = name(answer)
        case "topColumnForCollapsingToProposedTopColumn":
            delegate.topColumnForCollapsing = word(answer, SplitColumn.self)
        case "displayModeForExpandingToProposedDisplayMode":
            delegate.displayModeForExpanding = displayMode(answer)
        case "targetDisplayModeForAction": _ = displayMode(answer)
        case "shouldHide": _ = bool(answer)
        case "show": delegate.shows = bool(answer) ?? false
        case "showDetail": delegate.showsDetail = bool(answer) ?? false
        case "spineLocationFor":
            guard case .word(let locations) = Property.spineLocation.type else { return }
            delegate.spineLocation = word(answer, among: locations)
        default: readNothing(answer)
        }
    }

    private mutating func displayMode(_ answer: JSONValue) -> String? {
        guard case .word(let modes) = Property.preferredDisplayMode.type else { return nil }
        return word(answer, among: modes)
    }

    /// `UIAdaptivePresentationControllerDelegate`; null stands for none.
    mutating func presentationDelegate(_ value: JSONValue) -> Boxed<PresentationDelegate>? {
        guard let answers = answers(value, in: .presentation) else { return nil }
        var delegate = PresentationDelegate(written: written(value))
        delegate.scripts = scripts(of: value, in: .presentation)
        for (key, answer) in answers where !answer.isNull {
            switch key.string {
            case "adaptivePresentationStyle":
                delegate.adaptiveStyle = word(answer, ModalPresentationStyle.self)
            case "viewControllerForAdaptivePresentationStyle": delegate.alternate = controller(answer)
            case "shouldDismiss": delegate.shouldDismiss = bool(answer) ?? true
            case "popoverShouldDismiss": delegate.popoverShouldDismiss = bool(answer) ?? true
            default: readNothing(answer)
            }
        }
        return Boxed(delegate)
    }

    /// `UIViewControllerTransitioningDelegate`; null stands for none.
    mutating func transitioningDelegate(_ value: JSONValue) -> Boxed<TransitioningDelegate>? {
        guard let answers = answers(value, in: .transitioning) else { return nil }
        var delegate = TransitioningDelegate(written: written(value))
        delegate.scripts = scripts(of: value, in: .transitioning)
        for (key, answer) in answers {
            switch key.string {
            case "animator": readAnimator(answer, into: &delegate.animation)
            case "interaction": readInteraction(answer, into: &delegate.animation)
            case "animationController":
                delegate.animates = handsOut(answer)
                if answer.kind == .object { readAnimator(answer, into: &delegate.animation) }
            case "interactionControllerForPresentation": delegate.drivesPresentation = drives(answer)
            case "interactionControllerForDismissal": delegate.drivesDismissal = drives(answer)
            case "presentationController": delegate.presentationController = presentationController(answer)
            default: break
            }
        }
        return Boxed(delegate)
    }

    /// `UIViewControllerPreviewingDelegate`; null stands for none.
    private mutating func previewingDelegate(_ value: JSONValue) -> Boxed<PreviewingDelegate>? {
        guard let answers = answers(value, in: .previewing) else { return nil }
        var delegate = PreviewingDelegate(written: written(value))
        delegate.scripts = scripts(of: value, in: .previewing)
        for (key, answer) in answers where !answer.isNull {
            if key.utf8Equals("viewControllerForLocation") {
                delegate.preview = controller(answer)
            } else {
                readNothing(answer)
            }
        }
        return Boxed(delegate)
    }

    /// `UIContextMenuInteractionDelegate`; null stands for none.
    private mutating func contextMenuDelegate(_ value: JSONValue) -> Boxed<ContextMenuDelegate>? {
        guard let answers = answers(value, in: .contextMenu) else { return nil }
        var delegate = ContextMenuDelegate(written: written(value))
        delegate.scripts = scripts(of: value, in: .contextMenu)
        for (key, answer) in answers {
            switch key.string {
            case "configurationForMenuAtLocation": delegate.hasConfiguration = !answer.isNull
            case "previewProvider" where !answer.isNull: delegate.preview = controller(answer)
            case "preferredCommitStyle":
                delegate.commitStyle = word(answer, among: ["dismiss", "pop"]) ?? "dismiss"
            case "completion": delegate.completion = operations(answer) ?? []
            case "actions": delegate.actions = elements(answer)?.compactMap { menuAction($0) } ?? []
            default: readNothing(answer)
            }
        }
        return Boxed(delegate)
    }

    // MARK: Parts

    /// The answers that a delegate is described by, of which every one with another name is an issue.
    private mutating func answers(
        _ value: JSONValue, in role: DelegateRole
    ) -> [(key: JSONValue, value: JSONValue)]? {
        guard !value.isNull else { return nil }
        return members(value, of: role.field, allowed: role.names + ["scripts"])?
            .filter { !$0.key.utf8Equals("scripts") }
    }

    /// The answers of a delegate, as reading the property has them.
    private mutating func written(_ value: JSONValue) -> Value {
        guard case .object(let members) = self.value(value) else { return .null }
        return .object(members.filter { $0.name != "scripts" })
    }

    /// What a delegate does in its methods, by their short names or those of UIKit.
    private mutating func scripts(
        of value: JSONValue, in role: DelegateRole
    ) -> [ClassDescription.CallbackScripts] {
        guard let scripts = value["scripts"] else { return [] }
        return self.scripts(scripts, conditions: ["restored"], of: role.field, among: role.names) { name in
            role.callbacks(of: name).map(ClassDescription.Moment.callback)
        }
    }

    /// Whether a method hands out what the delegate has, or what its answer describes; null is nil.
    private mutating func handsOut(_ answer: JSONValue) -> Bool {
        if answer.isNull { return false }
        if answer.kind != .object, answer.bool != true { fail(answer, "must be an object, true or null") }
        return true
    }

    /// Whether a method hands out the `interaction`, one for presentation and dismissal; null is nil.
    private mutating func drives(_ answer: JSONValue) -> Bool {
        if !answer.isNull, answer.bool != true {
            fail(answer, "must be true or null; what drives both is `interaction: {}`")
        }
        return !answer.isNull
    }

    /// What the delegate animates with; null stands for none.
    private mutating func readAnimator(_ answer: JSONValue, into animation: inout AnimationAnswers) {
        animation.isGiven = true
        animation.animator = animator(answer)
    }

    /// What drives the animation with a finger; null stands for nothing.
    private mutating func readInteraction(_ answer: JSONValue, into animation: inout AnimationAnswers) {
        animation.isGiven = true
        guard !answer.isNull,
            let members = members(answer, of: "interaction", allowed: ["class", "superclass"])
        else { return }
        let percentDriven = "UIPercentDrivenInteractiveTransition"
        animation.interaction = .own
        for (key, value) in members {
            guard let name = name(value) else { continue }
            if key.utf8Equals("superclass") {
                if name != percentDriven { fail(value, "must be \(percentDriven), or left out") }
                animation.interaction = .percentDrivenSubclass
            } else if name == percentDriven {
                animation.interaction = .percentDriven
            }
        }
    }

    private mutating func animator(_ value: JSONValue) -> AnimatorDescription? {
        guard !value.isNull else { return nil }
        let members = members(value, of: "animator", allowed: ["duration", "completes"])
        var animator = AnimatorDescription()
        for (key, value) in members ?? [] {
            if key.utf8Equals("completes") {
                animator.completes = bool(value) ?? true
            } else {
                animator.duration = number(value, atLeast: 0)
            }
        }
        return animator
    }

    private mutating func presentationController(
        _ value: JSONValue
    ) -> PresentationControllerDescription? {
        guard !value.isNull else { return nil }
        let allowed = ["class", "shouldRemovePresentersView", "shouldPresentInFullscreen"]
        var controller = PresentationControllerDescription()
        for (key, value) in members(value, of: "presentationController", allowed: allowed) ?? [] {
            if key.utf8Equals("class") {
                controller.className = name(value)
            } else if key.utf8Equals("shouldRemovePresentersView") {
                controller.shouldRemovePresentersView = bool(value)
            } else {
                controller.shouldPresentInFullscreen = bool(value)
            }
        }
        return controller
    }
}

/// The protocols whose methods a described delegate implements.
private struct DelegateRole: Sendable {
    /// The description's field.
    let field: String
    /// The short names of the methods, in the order of the callbacks.
    let names: [String]

    static let container = DelegateRole(field: "delegate", others: ["animator", "interaction"])
    static let presentation = DelegateRole(field: "presentationDelegate")
    static let transitioning = DelegateRole(
        field: "transitioningDelegate", others: ["animator", "interaction"])
    static let previewing = DelegateRole(field: "previewingDelegate")
    static let contextMenu = DelegateRole(
        field: "contextMenuDelegate", others: ["preferredCommitStyle", "completion", "actions"])

    private init(field: String, others: [String] = []) {
        self.field = field
        var names = others
        for label in Callback.allCases.map(\.names.label) where label.hasPrefix(field + ".") {
            let name = String(label.dropFirst(field.utf8.count + 1))
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
    }

    /// The methods of that short name, or of the name that Swift has for them.
    func callbacks(of name: String) -> [Callback] {
        Callback.allCases.filter { callback in
            let names = callback.names
            guard names.label.hasPrefix(field + ".") else { return false }
            return names.swift == name || names.label.dropFirst(field.utf8.count + 1) == name
        }
    }
}
