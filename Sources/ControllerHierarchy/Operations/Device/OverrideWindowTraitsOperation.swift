enum OverrideWindowTraitsOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Override the traits of a window"
    static let description = """
        `overrideUserInterfaceStyle` of a window, or from iOS 17 on its `traitOverrides`; they take the place
        of those that were given before, and null ends that.
        """
    static let availability = Property.overrideUserInterfaceStyle.availability
    static let traits = Field.value("traits", isRequired: true)
    static let window = Field.optionalText("window", .windowName)
    static let fields = list(traits, window)
    static let example: OperationExample = ["traits": ["userInterfaceStyle": "dark"]]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let behavior = application.behavior
        let given = operation[traits]
        let members = given == .null ? [] : try TraitCollection.members(given, in: behavior)
        for member in members where member.name != Trait.userInterfaceStyle.rawValue {
            try Property.traitOverrides.availability.require(
                "traitOverrides", field: "traits/\(member.name)", in: behavior)
        }
        try application.override(members, ofWindowNamed: operation[window] ?? Window.mainName)
    }
}
