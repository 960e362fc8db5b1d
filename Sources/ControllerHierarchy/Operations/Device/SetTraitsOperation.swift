enum SetTraitsOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Change the environment's traits"
    static let description = """
        Another user interface style (dark mode), size class, text size (`preferredContentSizeCategory`) or
        other trait for the whole app, as the user chooses them in Settings.
        """
    static let availability = Availability.whereHolds(.hasTraitCollections)
    static let traits = Field.value("traits", "Traits of the whole app that change.", isRequired: true)
    static let fields = list(traits)
    static let example: OperationExample = ["traits": ["userInterfaceStyle": "dark"]]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        try application.setTraits(operation[traits])
    }
}
