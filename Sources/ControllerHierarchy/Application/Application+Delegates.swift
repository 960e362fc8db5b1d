/// What the delegates of controllers do in their methods, and the methods that they have not: null in a
/// delegate's description takes one away.
extension Application {
    /// Notes whether a described delegate lacks a method, or does something; as long as none does, nobody
    /// looks.
    func noteDelegate(
        _ written: Value?, _ scripts: [ClassDescription.CallbackScripts]?
    ) {
        if case .object(let answers)? = written, answers.contains(where: { $0.value == .null }) {
            delegatesLackMethods = true
        }
        if let scripts, !scripts.isEmpty { delegatesHaveScripts = true }
    }

    /// Whether the delegate of the target's controller has not the method, so that it is neither told nor
    /// asked, and what it would answer by itself holds.
    @inline(never)
    func isMissing(_ callback: Callback, of target: Identity) -> Bool {
        guard !callback.mayAnswerNil, let controller = controllers.find(target.label),
            let (role, method) = callback.roleAndMethod
        else { return false }
        let written: Value? =
            switch role {
            case "delegate": controller.delegate?.written
            case "presentationDelegate": controller.heardPresentationDelegate?.written
            case "previewingDelegate": controller.previewingDelegate?.written
            case "contextMenuDelegate": controller.contextMenuDelegate?.written
            default: nil
            }
        return written?[String(method)] == .null
    }

    /// Runs what the delegate of the target's controller does in a method, inside of its call.
    @inline(never)
    func runScripts(ofDelegateOf target: Identity, in callback: Callback) throws(Interruption) {
        guard let controller = controllers.find(target.label), let (role, _) = callback.roleAndMethod else {
            return
        }
        let scripts: [ClassDescription.CallbackScripts]? =
            switch role {
            case "delegate": controller.delegate?.scripts
            case "presentationDelegate": controller.heardPresentationDelegate?.scripts
            case "transitioningDelegate": controller.transitioningDelegate?.scripts
            case "previewingDelegate": controller.previewingDelegate?.scripts
            case "contextMenuDelegate": controller.contextMenuDelegate?.scripts
            default: nil
            }
        for entry in scripts ?? [] where entry.moment == .callback(callback) {
            try run(entry.scripts, of: controller, at: entry.moment) { index in
                AppCodePlace.script(index, ofDelegateOf: target.label, at: callback)
            }
        }
    }
}

extension ViewController {
    /// The delegate that hears of the presentation by which the controller is shown, its end included.
    fileprivate var heardPresentationDelegate: Boxed<PresentationDelegate>? {
        presentationDelegate ?? retiredPresentationDelegate
    }
}

extension Callback {
    /// Of a delegate's method the delegate's role and the method's short name.
    fileprivate var roleAndMethod: (role: Substring, method: Substring)? {
        let parts = names.label.split(separator: ".", maxSplits: 1)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// Whether null in a delegate's description is what the method answers: it hands out an object.
    fileprivate var mayAnswerNil: Bool {
        switch self {
        case .navigationAnimationController, .navigationInteractionController, .tabAnimationController,
            .tabInteractionController, .splitSeparateSecondary, .splitPrimaryForCollapsing,
            .splitPrimaryForExpanding, .viewControllerForAdaptivePresentationStyle, .previewingForLocation,
            .contextMenuConfiguration, .contextMenuPreviewProvider:
            true
        default: false
        }
    }
}
