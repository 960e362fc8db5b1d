enum TogetherOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Several calls in one turn of the run loop"
    static let description = """
        Runs operations as one piece of app code makes them: nothing of the run loop happens between them.
        """
    static let availability = Availability.always
    static let operations = Field.operations("operations", isRequired: true)
    static let fields = list(operations)
    static let example: OperationExample = [
        "operations": [
            ["op": "pop", "target": "nav", "animated": false],
            [
                "op": "push", "target": "nav",
                "controller": ["class": "DetailViewController", "as": "detail"], "animated": false,
            ],
        ]
    ]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        for operation in operation[operations] ?? [] { try application.call(operation) }
    }
}
