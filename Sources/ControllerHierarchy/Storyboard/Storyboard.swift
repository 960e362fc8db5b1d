/// `UIStoryboard`: a storyboard of the app's bundle, with its scenes at hand by object and by identifier.
final class Storyboard {
    let description: StoryboardDescription
    private let sceneByObject: [StoryboardDescription.ObjectID: Int]
    private let sceneByIdentifier: [String: Int]

    init(_ description: StoryboardDescription) {
        self.description = description
        var byObject: [StoryboardDescription.ObjectID: Int] = [:]
        var byIdentifier: [String: Int] = [:]
        for (index, scene) in description.scenes.enumerated() {
            byObject[scene.controller.objectID] = index
            if let identifier = scene.controller.storyboardIdentifier, byIdentifier[identifier] == nil {
                byIdentifier[identifier] = index
            }
        }
        sceneByObject = byObject
        sceneByIdentifier = byIdentifier
    }

    var name: String { description.name }

    /// How exceptions print the object, where UIKit prints class and address.
    var printed: String { "<UIStoryboard: \(name)>" }

    func place(of object: StoryboardDescription.ObjectID) -> ScenePlace? {
        sceneByObject[object].map { ScenePlace(storyboard: self, index: $0) }
    }

    func place(identifier: String) -> ScenePlace? {
        sceneByIdentifier[identifier].map { ScenePlace(storyboard: self, index: $0) }
    }
}

/// One scene of one storyboard.
struct ScenePlace {
    let storyboard: Storyboard
    let index: Int

    var scene: StoryboardDescription.Scene { storyboard.description.scenes[index] }
}

/// The storyboards and nibs of the app's bundle, by name.
struct Bundle {
    private(set) var storyboards: [Storyboard]
    private var nibByName: [String: NibDescription] = [:]

    init(storyboards: [StoryboardDescription], nibs: [NibDescription]) {
        self.storyboards = storyboards.map(Storyboard.init)
        for nib in nibs { nibByName[nib.name] = nib }
    }

    var hasNibs: Bool { !nibByName.isEmpty }

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
