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
        for object in description.entries {
            guard let index = byObject[object] else { continue }
            let implicit = description.scenes[index].controller.implicitIdentifier
            if let implicit, byIdentifier[implicit] == nil { byIdentifier[implicit] = index }
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

extension StoryboardDescription {
    /// The controllers that have a nib of their own, because something else than a container leads to them.
    ///
    /// Source: implicit-identifiers-ios18.
    fileprivate var entries: [ObjectID] {
        let led = scenes.flatMap(\.segues).filter { $0.kind != .relationship }.map(\.destination)
        return [initialController].compactMap { $0 } + led
    }
}

extension ArchivedController {
    /// The identifier of a scene that the document gives none; a reference stands for a scene elsewhere.
    ///
    /// Source: implicit-identifiers-ios18, exc-segue-destination-missing.
    fileprivate var implicitIdentifier: String? {
        storyboardIdentifier == nil && reference == nil ? "\(baseClass)-\(objectID)" : nil
    }
}
