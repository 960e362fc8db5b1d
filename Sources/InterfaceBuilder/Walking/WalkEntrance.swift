import ControllerHierarchy

/// Where a walk begins.
///
/// The app launches with a main storyboard, or with a main nib where there is none. What no walk from there
/// has met, the app's code must make: by an identifier, or as the initial controller of a storyboard that no
/// reference leads to.
package struct WalkEntrance: Sendable {
    /// The scene, a node of the graph.
    let node: Int
    /// Whether the app launches here; else its code makes the scene, nobody knows where.
    let isLaunch: Bool
    /// Whether the app is sure to begin here: a launch that is named, or the only one that there can be.
    let isCertain: Bool

    /// All entrances: launches first, those of app extensions last among them, then initial controllers, then
    /// scenes with identifiers, those that no segue leads to before others.
    ///
    /// - Parameter names: Those of the main storyboards or nibs, where they are known.
    static func all(_ graph: StoryboardGraph, main names: [String] = []) -> [WalkEntrance] {
        let all = graph.storyboards.indices.filter {
            !graph.storyboards[$0].isLaunchScreen && !graph.isTranslation($0)
                && graph.initialNode(of: $0) != nil
        }
        let begun = all.filter { graph.storyboards[$0].nib == nil }
        var (main, isCertain) = mainStoryboards(
            graph, of: begun.filter { !graph.isExtension($0) }, named: names)
        let nibs = all.filter { place in
            graph.storyboards[place].nib.map { names.isEmpty || names.contains($0.name) } ?? false
        }
        if main.isEmpty {
            (main, isCertain) = (nibs, true)
        } else if !names.isEmpty {
            main += nibs
        }
        let extensions = begun.filter(graph.isExtension)
        let isMain = Set(main + extensions)
        let initial = begun.filter { !isMain.contains($0) }.compactMap { graph.initialNode(of: $0) }
        let identified = graph.nodes.indices.filter { node in
            let controller = graph.scene(node).controller
            let storyboard = graph.nodes[node].storyboard
            return controller.storyboardIdentifier != nil && controller.reference == nil
                && !graph.storyboards[storyboard].isLaunchScreen && !graph.isTranslation(storyboard)
        }
        let led = identified.filter { !graph.incoming[$0].isEmpty }
        let made = initial + identified.filter { graph.incoming[$0].isEmpty } + led
        return (main + extensions).compactMap { storyboard in
            graph.initialNode(of: storyboard).map { node in
                WalkEntrance(
                    node: node, isLaunch: true, isCertain: isCertain || graph.isExtension(storyboard))
            }
        }
            + made.map { WalkEntrance(node: $0, isLaunch: false, isCertain: false) }
    }

    /// The storyboards with which the app may launch: of those that no other refers to, the ones that are
    /// named as Xcode's templates name theirs; where there is none, all, of which nobody knows which it is.
    private static func mainStoryboards(
        _ graph: StoryboardGraph, of begun: [Int], named names: [String]
    ) -> (documents: [Int], areCertain: Bool) {
        if !names.isEmpty {
            return (begun.filter { names.contains(graph.storyboards[$0].description.name) }, true)
        }
        let free = begun.filter { storyboard in
            guard let node = graph.initialNode(of: storyboard) else { return false }
            return !graph.incoming[node].contains { edge in
                graph.nodes[graph.edges[edge].source].storyboard != storyboard
            }
        }
        let named = free.filter { graph.storyboards[$0].description.name.hasPrefix("Main") }
        if !named.isEmpty { return (named, true) }
        let possible = free.isEmpty ? begun : free
        return (possible, possible.count == 1)
    }

    /// Has an app begin here.
    ///
    /// Code may put a scene anywhere. A plain one is given a navigation controller, in which each kind of
    /// segue that a plain controller can have is carried out.
    func enter(_ definition: inout ApplicationDefinition, _ graph: StoryboardGraph) {
        let storyboard = graph.nodes[node].storyboard
        let name = graph.storyboards[storyboard].description.name
        guard !isLaunch || isPutOnStack(graph) else {
            if graph.storyboards[storyboard].nib == nil {
                definition.mainStoryboard = name
            } else {
                definition.mainNib = name
            }
            return
        }
        let controller = graph.scene(node).controller
        var scene = ControllerDescription(className: "UIViewController")
        scene.storyboard = name
        scene.identifier = graph.initialNode(of: storyboard) == node ? nil : controller.storyboardIdentifier
        guard !Self.containers.contains(controller.baseClass) else {
            definition.root = .new(scene)
            return
        }
        var navigation = ControllerDescription(className: "UINavigationController")
        navigation.viewControllers = [.new(scene)]
        definition.root = .new(navigation)
    }

    /// Whether a launch that is but guessed would show no bar for the items of its scene, which more likely
    /// code puts on a stack.
    private func isPutOnStack(_ graph: StoryboardGraph) -> Bool {
        let scene = graph.scene(node)
        return !isCertain && graph.storyboards[graph.nodes[node].storyboard].nib == nil
            && !Self.containers.contains(scene.controller.baseClass)
            && scene.controls.contains { $0.bar != nil }
    }

    private static let containers = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIImagePickerController",
    ]
}
