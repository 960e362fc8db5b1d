/// `UIStoryboard`: a storyboard of the app's bundle, with its scenes at hand by object and by identifier.
final class Storyboard {
    let description: StoryboardDescription
    private let sceneByObject: [StoryboardDescription.ObjectID: Int]
    private let sceneByIdentifier: [String: Int]

    init(_ description: StoryboardDescription) {
        self.description = description
        name = Bundle.name(ofPath: description.name)
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

    /// The name with the folder of a localised one.
    var path: String { description.name }

    let name: String

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
