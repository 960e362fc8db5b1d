/// What a navigation controller saves: its stack.
///
/// Source: preserve-nav, archive-tab-nav-contents.
extension NavigationController {
    /// Encodes the members but for the columns of a split view controller around it, which encodes them.
    func encodeStack(with preservation: Preservation) -> [String] {
        let members = ownStack.filter { $0.splitViewControllerOfColumn == nil }
        return members.compactMap(preservation.reference(to:))
    }

    /// Puts the stack back; it ends below the first controller that is missing.
    ///
    /// Source: restore-nil-from-class.
    func decodeStack(
        _ coder: RestorationArchive.Controller, of restoration: Restoration
    ) throws(Interruption) {
        var stack: [ViewController] = []
        for path in coder.children ?? [] {
            guard let controller = restoration.controller(at: path) else {
                if application.behavior.holds(.tellsOfTruncatedStacks) {
                    try application.print(
                        "Can't find Child View Controller at index \(stack.count) with identifier \(path), "
                            + "truncating child array")
                }
                break
            }
            stack.append(controller)
        }
        guard !stack.isEmpty, !stack.elementsEqual(ownStack, by: ===) else { return }
        try replaceOwnStack(with: stack)
        try application.commitRestoredAppearance(isPresentation: false, restoration)
    }
}
