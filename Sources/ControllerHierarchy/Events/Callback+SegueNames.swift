extension Callback.Names {
    /// Names of the methods about segues and unwinding, and of a segue's own.
    static let segueNames: [(Callback, Callback.Names)] = [
        (
            .shouldPerformSegue,
            .init(
                .query, "shouldPerformSegue(withIdentifier:sender:)",
                "shouldPerformSegueWithIdentifier:sender:", ["identifier", "sender"])
        ),
        (
            .prepareForSegue,
            .init(
                .callback, "prepare(for:sender:)",
                "prepareForSegue:sender:", ["segue", "sender", "source", "destination"])
        ),
        (
            .segueInit,
            .init(
                .callback, "init(identifier:source:destination:)",
                "initWithIdentifier:source:destination:", ["identifier", "source", "destination"])
        ),
        (.seguePerform, .init(.callback, "perform()", "perform")),
        (
            .performSegue,
            .init(
                .callback, "performSegue(withIdentifier:sender:)",
                "performSegueWithIdentifier:sender:", ["identifier", "sender"])
        ),
        (
            .canPerformUnwindSegueAction,
            .init(
                .query, "canPerformUnwindSegueAction(_:from:sender:)",
                "canPerformUnwindSegueAction:fromViewController:sender:", ["action", "from", "sender"])
        ),
        (
            .canPerformUnwindSegueActionWithSender,
            .init(
                .query, "canPerformUnwindSegueAction(_:from:withSender:)",
                "canPerformUnwindSegueAction:fromViewController:withSender:", ["action", "from", "sender"])
        ),
        (
            .allowedChildrenForUnwinding,
            .init(
                .query, "allowedChildrenForUnwinding(from:)",
                "allowedChildViewControllersForUnwindingFromSource:", ["source"])
        ),
        (
            .childContainingUnwindSource,
            .init(
                .query, "childContaining(_:)",
                "childViewControllerContainingSegueSource:", ["source"])
        ),
        (
            .unwindForSegue,
            .init(
                .callback, "unwind(for:towards:)",
                "unwindForSegue:towardsViewController:", ["segue", "towards"])
        ),
        (
            .forUnwindSegueAction,
            .init(
                .query, "forUnwindSegueAction(_:from:withSender:)",
                "viewControllerForUnwindSegueAction:fromViewController:withSender:",
                ["action", "from", "sender"])
        ),
        (
            .segueForUnwinding,
            .init(
                .query, "segueForUnwinding(to:from:identifier:)",
                "segueForUnwindingToViewController:fromViewController:identifier:",
                ["to", "from", "identifier"])
        ),
    ]
}

extension Callback {
    /// Whether the text form leaves out who sent the message, and all behind it.
    ///
    /// The contract prints the action alone: `list.canPerformUnwindSegueAction(unwindHome:)`.
    package var hidesSender: Bool {
        switch self {
        case .canPerformUnwindSegueAction, .canPerformUnwindSegueActionWithSender, .shouldPerformSegue,
            .prepareForSegue, .performSegue:
            true
        default: false
        }
    }
}
