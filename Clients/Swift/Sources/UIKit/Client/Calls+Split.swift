/// The calls to the delegates of split view controllers, by their names in Swift.
extension Calls {
    static let split: [String: Message] = [
        "splitViewController(_:collapseSecondary:onto:)": { controller, frame in
            guard let split = controller as? UISplitViewController, let delegate = split.delegate,
                let secondary = sent(controller, frame, "secondary"),
                let primary = sent(controller, frame, "primary")
            else { return nil }
            return .bool(delegate.splitViewController(split, collapseSecondary: secondary, onto: primary))
        },
        "splitViewController(_:separateSecondaryFrom:)": { controller, frame in
            guard let split = controller as? UISplitViewController, let delegate = split.delegate,
                let primary = sent(controller, frame, "primary")
            else { return nil }
            return delegate.splitViewController(split, separateSecondaryFrom: primary)?.reference
        },
        "splitViewController(_:show:sender:)": { controller, frame in
            guard let split = controller as? UISplitViewController, let delegate = split.delegate,
                let shown = sent(controller, frame)
            else { return nil }
            return .bool(delegate.splitViewController(split, show: shown, sender: nil))
        },
        "splitViewController(_:showDetail:sender:)": { controller, frame in
            guard let split = controller as? UISplitViewController, let delegate = split.delegate,
                let shown = sent(controller, frame)
            else { return nil }
            return .bool(delegate.splitViewController(split, showDetail: shown, sender: nil))
        },
        "primaryViewController(forCollapsing:)": { controller, _ in
            guard let split = controller as? UISplitViewController else { return nil }
            return split.delegate?.primaryViewController(forCollapsing: split)?.reference
        },
        "primaryViewController(forExpanding:)": { controller, _ in
            guard let split = controller as? UISplitViewController else { return nil }
            return split.delegate?.primaryViewController(forExpanding: split)?.reference
        },
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)": { controller, frame in
            guard let split = controller as? UISplitViewController, let delegate = split.delegate,
                let proposed = column(frame, "proposedTopColumn")
            else { return nil }
            return .string(
                delegate.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed).word)
        },
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)": { controller, frame in
            guard let split = controller as? UISplitViewController, let delegate = split.delegate else {
                return nil
            }
            let proposed = UISplitViewController.mode(frame.arguments["proposedDisplayMode"].string)
            return .string(
                delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
                    .word)
        },
        "splitViewControllerSupportedInterfaceOrientations(_:)": { controller, _ in
            guard let split = controller as? UISplitViewController else { return nil }
            return split.delegate?.splitViewControllerSupportedInterfaceOrientations(split).json
        },
        "splitViewController(_:willChangeTo:)": tells { split, delegate, frame in
            let mode = UISplitViewController.mode(frame.arguments["displayMode"].string)
            delegate.splitViewController(split, willChangeTo: mode)
        },
        "splitViewController(_:willShow:)": tells { split, delegate, frame in
            column(frame).map { delegate.splitViewController(split, willShow: $0) }
        },
        "splitViewController(_:willHide:)": tells { split, delegate, frame in
            column(frame).map { delegate.splitViewController(split, willHide: $0) }
        },
        "splitViewController(_:didShow:)": tells { split, delegate, frame in
            column(frame).map { delegate.splitViewController(split, didShow: $0) }
        },
        "splitViewController(_:didHide:)": tells { split, delegate, frame in
            column(frame).map { delegate.splitViewController(split, didHide: $0) }
        },
        "splitViewControllerDidCollapse(_:)": tells { split, delegate, _ in
            delegate.splitViewControllerDidCollapse(split)
        },
        "splitViewControllerDidExpand(_:)": tells { split, delegate, _ in
            delegate.splitViewControllerDidExpand(split)
        },
        "splitViewControllerInteractivePresentationGestureWillBegin(_:)": tells { split, delegate, _ in
            delegate.splitViewControllerInteractivePresentationGestureWillBegin(split)
        },
        "splitViewControllerInteractivePresentationGestureDidEnd(_:)": tells { split, delegate, _ in
            delegate.splitViewControllerInteractivePresentationGestureDidEnd(split)
        },
    ]

    private static func column(_ frame: Frame, _ name: String = "column") -> UISplitViewController.Column? {
        .word(frame.arguments[name].string)
    }

    private static func tells(
        _ body: @escaping @MainActor (UISplitViewController, any UISplitViewControllerDelegate, Frame) -> Void
    ) -> Message {
        { controller, frame in
            guard let split = controller as? UISplitViewController, let delegate = split.delegate else {
                return nil
            }
            body(split, delegate, frame)
            return nil
        }
    }
}
