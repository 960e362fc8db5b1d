enum SetViewControllersOperation: ControllerOperation {
    static let group = OperationGroup.navigation
    static let summary = "Set the contained controllers"
    static let description = """
        `setViewControllers(_:animated:)` of a navigation, tab or split controller; with `direction`, that of
        a page controller.
        """
    static let since: Rule? = nil
    static let viewControllers = Field.controllers("viewControllers")
    static let fields = list(viewControllers, direction, animated, completion)
    static let example: OperationExample = [
        "viewControllers": ["home", ["class": "DetailViewController", "as": "detail"]], "animated": true,
    ]

    static func perform(_ operation: Operation, on target: ViewController) throws(Interruption) {
        let application = target.application
        let animated = operation.animated
        switch target {
        case let navigation as NavigationController:
            let controllers = try controllers(operation, in: application)
            guard try !navigation.isRefused("setViewControllers:animated:") else { return }
            try navigation.setViewControllers(controllers, animated: animated)
        case let tab as TabBarController:
            try tab.setViewControllers(controllers(operation, in: application), animated: animated)
        case let split as SplitViewController:
            try split.setViewControllers(controllers(operation, in: application))
        case let page as PageViewController:
            try page.setViewControllers(
                controllers(operation, in: application), direction: pageDirection(operation),
                animated: animated, completion: application.completionHandler(of: operation))
        default: throw unsuitable(target, for: operation, needs: "a container of UIKit's")
        }
    }

    /// The controllers that are listed, created where they are described.
    private static func controllers(
        _ operation: Operation, in application: Application
    ) throws(Interruption) -> [ViewController] {
        var found: [ViewController] = []
        for reference in operation[viewControllers] ?? [] {
            found.append(try application.require(reference, field: "viewControllers"))
        }
        return found
    }
}
