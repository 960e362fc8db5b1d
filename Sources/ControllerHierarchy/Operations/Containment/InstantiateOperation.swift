struct InstantiateOperation: OperationContent {
    static let kind = OperationKind.instantiate
    static let group = OperationGroup.containment
    static let summary = "Create a controller without attaching it"
    static let description = """
        Creates a controller that the app holds. The same as `POST …/controllers`.
        """
    static let example: OperationExample = ["controller": ["class": "DetailViewController", "as": "detail"]]
}
