/// What the code of several operations reads and refuses alike.
extension OperationContent {
    /// The controller that an operation names or describes, which is then named in its result.
    static func noted(
        _ reference: ControllerReference?, on target: ViewController
    ) throws(Interruption) -> ViewController {
        let controller = try target.application.require(reference, field: "controller")
        target.application.note("controller", controller)
        return controller
    }

    static func navigation(
        _ target: ViewController, for operation: Operation
    ) throws(Interruption) -> NavigationController {
        try container(target, for: operation, needs: "a navigation controller")
    }

    static func split(
        _ target: ViewController, for operation: Operation
    ) throws(Interruption) -> SplitViewController {
        try container(target, for: operation, needs: "a split view controller")
    }

    /// The target as the container of UIKit's without which there is no such operation.
    static func container<Container: ViewController>(
        _ target: ViewController, for operation: Operation, needs name: String
    ) throws(Interruption) -> Container {
        if let container = target as? Container { return container }
        throw unsuitable(target, for: operation, needs: name)
    }

    /// The search controller that the target is, or whose bar stands in its interface.
    static func searchController(_ target: ViewController) -> SearchController? {
        target as? SearchController ?? target.searchController
    }

    static func searchDisplay(
        _ target: ViewController, for operation: Operation
    ) throws(Interruption) -> SearchDisplayController {
        if let search = target.searchDisplayController { return search }
        throw .error(
            .notApplicable(
                "\(operation.kind.rawValue) needs a search controller or search display controller, and "
                    + "\(target.identity.label) has none"))
    }

    static func popover(
        _ target: ViewController, for operation: Operation
    ) throws(Interruption) -> PopoverController {
        if let popover = target.popoverController { return popover }
        throw .error(
            .notApplicable(
                "\(operation.kind.rawValue) needs a popover controller, and \(target.identity.label) is not "
                    + "the content of one"))
    }

    /// Why an operation does not exist for a controller.
    static func unsuitable(
        _ target: ViewController, for operation: Operation, needs container: String
    ) -> Interruption {
        .error(
            .notApplicable(
                "\(operation.kind.rawValue) needs \(container), and \(target.identity.label) is a "
                    + "\(target.appClass.name)"))
    }

    static func gesturePhase(
        _ operation: Operation
    ) throws(Interruption) -> GesturePhase {
        if let phase = GesturePhase(rawValue: operation[phase]) { return phase }
        throw .error(.invalidArgument(field: "phase", reason: "it is begin, update, finish or cancel"))
    }

    static func interfaceOrientation(
        _ operation: Operation
    ) throws(Interruption) -> InterfaceOrientation {
        if let orientation = InterfaceOrientation(rawValue: operation[orientation]) { return orientation }
        throw .error(.invalidArgument(field: "to", reason: "it must be an interface orientation"))
    }

    static func pageDirection(_ operation: Operation) -> PageViewController.Direction {
        operation[direction].flatMap(PageViewController.Direction.init) ?? .forward
    }
}
