/// Traits that the app gives to windows and scenes.
extension Application {
    /// Overrides traits of a scene, as its `traitOverrides` do: all its windows have them below their own.
    ///
    /// The windows that an app makes without a scene's name are those of the main scene.
    func override(_ members: [Value.Member], ofSceneNamed name: String) throws(Interruption) {
        let scene = try findScene(name)
        let others = windows.others.filter { window in !scenes.others.contains { $0.window === window } }
        let concerned = scene === scenes.main ? [scene.window] + others : [scene.window]
        guard scene.traitOverrides != members else {
            return ignore(because: "the scene overrides these traits already")
        }
        scene.traitOverrides = members
        for window in concerned {
            try change(window, telling: window.sceneOverrides + members) { window.sceneOverrides = members }
        }
    }

    /// Overrides traits of a window, as its `overrideUserInterfaceStyle` and its `traitOverrides` do.
    ///
    /// Containers adapt to another size class as to that of a controller. Source: override-window-size-class.
    func override(_ members: [Value.Member], ofWindowNamed name: String) throws(Interruption) {
        guard let window = windows.all.first(where: { $0.name == name }) else {
            throw .error(.invalidArgument(field: "window", reason: "there is no window \(name)"))
        }
        guard window.traitOverrides != members else {
            return ignore(because: "the window overrides these traits already")
        }
        try change(window, telling: window.traitOverrides + members) { window.traitOverrides = members }
    }

    /// Gives a window other traits and tells those in it.
    ///
    /// - Parameter changed: The traits that may be others then.
    private func change(
        _ window: Window, telling changed: [Value.Member], _ assignment: () -> Void
    ) throws(Interruption) {
        log.noteChange()
        var concerned: [ViewController] = []
        window.view.collectControllers(into: &concerned)
        try changeTraits(of: concerned, isOfWindow: true) { () throws(Interruption) in
            assignment()
            guard changed.contains(where: { $0.name.hasSuffix("SizeClass") }) else { return }
            for top in presentedChain(in: window) where controllers.contains(top) {
                try top.adaptToSizeClass()
            }
        }
    }
}
