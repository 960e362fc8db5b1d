struct SetViewControllersOperation: OperationContent {
    static let kind = OperationKind.setViewControllers
    static let group = OperationGroup.navigation
    static let summary = "Set the contained controllers"
    static let description = """
        `setViewControllers(_:animated:)` of a navigation, tab or split controller; with `direction`, that of
        a page controller.
        """
    static let example: OperationExample = [
        "viewControllers": ["home", ["class": "DetailViewController", "as": "detail"]], "animated": true,
    ]
}
