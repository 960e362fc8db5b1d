/// `NSBundle`: what the app is made of, its classes, storyboards and nibs, by name.
struct Bundle {
    var classes: ClassTable
    private(set) var storyboards: [Storyboard]
    private var nibByName: [String: NibDescription] = [:]

    /// Takes over the classes and documents of a definition.
    ///
    /// - Throws: `OperationError.invalidArgument` when the classes contradict each other.
    init(_ definition: ApplicationDefinition, inheritanceDepthMax: Int) throws(OperationError) {
        classes = try ClassTable(definition.classes, depthMax: inheritanceDepthMax)
        storyboards = definition.storyboards.map(Storyboard.init)
        for nib in definition.nibs { nibByName[nib.name] = nib }
    }

    /// Adds a storyboard, in the place of the one of that name.
    ///
    /// Controllers that came from the earlier one keep it.
    mutating func add(_ description: StoryboardDescription) {
        let storyboard = Storyboard(description)
        if let index = storyboards.firstIndex(where: { $0.name == storyboard.name }) {
            storyboards[index] = storyboard
        } else {
            storyboards.append(storyboard)
        }
    }

    var hasNibs: Bool { !nibByName.isEmpty }

    /// `bundleIdentifier`, which messages print that name the app.
    static let identifier = "com.example.app"

    /// How exceptions print the object, where UIKit prints the path of the app on the device.
    static let printed = "NSBundle </Applications/App.app> (loaded)"

    /// The storyboard of that name for an idiom, found as a nib is.
    func storyboard(named name: String, idiom: UserInterfaceIdiom) -> Storyboard? {
        storyboards.first { $0.name == name + Bundle.modifier(of: idiom) }
            ?? storyboards.first { $0.name == name }
    }

    /// The nib of that name for an idiom: the one for that idiom alone, else the general one.
    ///
    /// Source: class reference, `nibName`, names with `~ipad` and `~iphone`.
    func nib(named name: String, idiom: UserInterfaceIdiom) -> NibDescription? {
        nibByName[name + Bundle.modifier(of: idiom)] ?? nibByName[name]
    }

    private static func modifier(of idiom: UserInterfaceIdiom) -> String {
        idiom == .pad ? "~ipad" : "~iphone"
    }
}
