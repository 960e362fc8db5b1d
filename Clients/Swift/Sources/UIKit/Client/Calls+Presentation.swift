/// The calls to the app's own presentation controllers, by their names in Swift.
extension Calls {
    static let presentations: [String: @MainActor (UIPresentationController, Frame) -> Void] = [
        "presentationTransitionWillBegin()": { presentation, _ in
            presentation.presentationTransitionWillBegin()
        },
        "presentationTransitionDidEnd(_:)": { presentation, frame in
            let isCompleted = frame.arguments["completed"].bool ?? true
            presentation.presentationTransitionDidEnd(isCompleted)
            if !isCompleted { presentation.presentedViewController.endPresentation() }
        },
        "dismissalTransitionWillBegin()": { presentation, _ in presentation.dismissalTransitionWillBegin() },
        "dismissalTransitionDidEnd(_:)": { presentation, frame in
            let isCompleted = frame.arguments["completed"].bool ?? true
            presentation.dismissalTransitionDidEnd(isCompleted)
            if isCompleted { presentation.presentedViewController.endPresentation() }
        },
        "containerViewWillLayoutSubviews()": { presentation, _ in
            presentation.containerViewWillLayoutSubviews()
        },
        "containerViewDidLayoutSubviews()": { presentation, _ in
            presentation.containerViewDidLayoutSubviews()
        },
    ]
}

extension Session {
    /// Tells the session of the app's own presentation controller, under the name of its class; of two of one class at
    /// a time the second has a number behind it, by which its calls are told from the first one's.
    func describe(_ presentation: UIPresentationController) -> JSON {
        let type = String(describing: type(of: presentation))
        var name = type
        var number = 2
        while let other = presentations[name], other !== presentation {
            name = "\(type)_\(number)"
            number += 1
        }
        presentations[name] = presentation
        return [
            "class": .string(name),
            "shouldRemovePresentersView": .bool(presentation.shouldRemovePresentersView),
            "shouldPresentInFullscreen": .bool(presentation.shouldPresentInFullscreen),
        ]
    }
}

extension UIViewController {
    /// Lets go of the presentation controller, whose presentation is over.
    fileprivate func endPresentation() {
        guard let ended = parts.presentationController else { return }
        session?.presentations = session?.presentations.filter { $0.value !== ended } ?? [:]
        parts.presentationController = nil
    }
}
