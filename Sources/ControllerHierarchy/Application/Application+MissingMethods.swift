/// Methods that the delegates of controllers have not: null in a delegate's description takes one away.
extension Application {
    /// Notes whether a described delegate lacks a method; as long as none does, nobody looks for one.
    func noteMissingMethods(of delegate: Value?) {
        guard case .object(let answers)? = delegate else { return }
        if answers.contains(where: { $0.value == .null }) { delegatesLackMethods = true }
    }

    /// Whether the delegate of the target's controller has not the method, so that it is neither told nor
    /// asked, and what it would answer by itself holds.
    @inline(never)
    func isMissing(_ callback: Callback, of target: Identity) -> Bool {
        guard !callback.mayAnswerNil, let controller = controllers.find(target.label) else { return false }
        let parts = callback.names.label.split(separator: ".", maxSplits: 1)
        guard let role = parts.first, let method = parts.last else { return false }
        let written: Value? =
            switch role {
            case "delegate": controller.delegate?.written
            case "presentationDelegate":
                (controller.presentation?.lastDelegate ?? controller.presentationDelegate)?.written
            case "previewingDelegate": controller.previewingDelegate?.written
            case "contextMenuDelegate": controller.contextMenuDelegate?.written
            default: nil
            }
        return written?[String(method)] == .null
    }
}

extension Callback {
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
