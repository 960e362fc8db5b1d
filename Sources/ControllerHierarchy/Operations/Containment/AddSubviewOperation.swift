struct AddSubviewOperation: OperationContent {
    static let kind = OperationKind.addSubview
    static let group = OperationGroup.containment
    static let summary = "Add another controller's view"
    static let description = """
        `view.addSubview(_:)` with the view of a controller; `into` names a controller whose view takes it
        instead of this one's.
        """
    static let example: OperationExample = ["controller": ["class": "MapViewController", "as": "map"]]
}
