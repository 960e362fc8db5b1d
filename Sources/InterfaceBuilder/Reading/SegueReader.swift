import ControllerHierarchy

/// Reads what a segue's attributes say besides its kind and its ends.
///
/// Source: storyboard-format.md section 4.
enum SegueReader {
    static func readAttributes(of element: MarkupElement, into segue: inout SegueDescription) {
        segue.identifier = element.attribute("identifier").flatMap(StoryboardReader.identifier)
        segue.unwindAction = element.attribute("unwindAction")
        segue.creationSelector = element.attribute("destinationCreationSelector")
        segue.customClass = element.attribute("customClass")
        segue.customModule = element.attribute("customModule")
        segue.animates = element.attribute("animates") != "NO"
        segue.modalPresentationStyle = element.attribute("modalPresentationStyle")
            .flatMap(ModalPresentationStyle.init(rawValue:))
        segue.modalTransitionStyle = element.attribute("modalTransitionStyle")
            .flatMap(ModalTransitionStyle.init(rawValue:))
        segue.action = element.attribute("action")
        segue.trigger = element.attribute("trigger")
        segue.splitViewControllerTargetIndex = element.attribute("splitViewControllerTargetIndex")
            .flatMap { Int($0) }
        if let view = element.attribute("popoverAnchorView") {
            segue.popoverAnchor = .view(view)
        } else if let item = element.attribute("popoverAnchorBarButtonItem") {
            segue.popoverAnchor = .barButtonItem(item)
        }
    }
}
