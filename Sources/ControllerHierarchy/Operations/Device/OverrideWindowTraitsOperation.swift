enum OverrideWindowTraitsOperation: SessionOperation {
    static let group = OperationGroup.deviceAndApp
    static let summary = "Override the traits of a window"
    static let description = """
        `overrideUserInterfaceStyle` of a window, or from iOS 17 on its `traitOverrides`; they take the place
        of those that were given before, and null ends that. With `scene` those of a scene, which its windows
        have below their own.
        """
    static let availability = Property.overrideUserInterfaceStyle.availability
    static let traits = Field.value(
        "traits", "The traits that the window gets; null for none of its own.", isRequired: true)
    static let window = Field.optionalText("window", .windowName)
    static let scene = Field.optionalText("scene", .sceneName)
    static let fields = list(traits, window, scene)
    static let example: OperationExample = ["traits": ["userInterfaceStyle": "dark"]]

    static func perform(_ operation: Operation, in application: Application) throws(Interruption) {
        let behavior = application.behavior
        let given = operation[traits]
        let members = given == .null ? [] : try TraitCollection.members(given, in: application)
        for member in members
        where member.name != Trait.userInterfaceStyle.rawValue || operation[scene] != nil {
            try Property.traitOverrides.availability.require(
                "traitOverrides", field: "traits/\(member.name)", in: behavior)
        }
        if let scene = operation[scene] {
            guard operation[window] == nil else {
                throw .error(.invalidArgument(field: "window", reason: "it is a window or a scene"))
            }
            return try application.override(members, ofSceneNamed: scene)
        }
        try application.override(members, ofWindowNamed: operation[window] ?? Window.mainName)
    }
}
