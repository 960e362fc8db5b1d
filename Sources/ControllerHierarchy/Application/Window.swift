/// `UIWindow`: the top of a view hierarchy, with its root view controller.
final class Window {
    /// By which operations mean it.
    let name: String
    let view = View()
    var rootViewController: ViewController?
    /// The same without counting a reference; the window holds it, as long as no message is sent.
    var unmanagedRoot: Unmanaged<ViewController>? { rootViewController.map(Unmanaged.passUnretained) }
    /// Whether it has been made visible.
    var isVisible = false
    var size: Size
    /// The traits that the app gives the window instead of the system's.
    var traitOverrides: [Value.Member] = []
    /// Those that the app gives its scene.
    var sceneOverrides: [Value.Member] = []
    /// All that is overridden, the scene's first.
    var overrides: [Value.Member] { sceneOverrides + traitOverrides }

    /// Whether it is on another display, which does not turn with the device.
    let isExternal: Bool

    init(name: String = Window.mainName, size: Size, isExternal: Bool = false) {
        self.name = name
        self.size = size
        self.isExternal = isExternal
        view.stand(in: self)
    }

    /// The name of the window that the app has from its launch on.
    static let mainName = "window"
}
