enum OverrideWindowTraitsOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Override the traits of a window"
    static let description = """
        `overrideUserInterfaceStyle` of a window, or from iOS 17 on its `traitOverrides` with other traits
        than size classes; they take the place of those that were given before, and null ends that.
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
            let field = "traits/\(member.name)"
            try Property.traitOverrides.availability.require("traitOverrides", field: field, in: behavior)
            if member.name.hasSuffix("SizeClass") {
                throw .error(
                    .invalidArgument(field: field, reason: "setTraits gives a window another size class"))
            }
        }
        try application.override(members, ofWindowNamed: operation[window] ?? Window.mainName)
    }
}
