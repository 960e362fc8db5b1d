struct AddChildOperation: OperationContent {
    static let kind = OperationKind.addChild
    static let group = OperationGroup.containment
    static let summary = "Add a child controller"
    static let description = """
        `addChild(_:)`: calls `willMove(toParent:)` on the child by itself, but not `didMove`.
        """
    static let example: OperationExample = ["controller": ["class": "MapViewController", "as": "map"]]
}
