/// `UIWindow`: the top of a view hierarchy, with its root view controller.
final class Window {
    private(set) lazy var view = View(window: self)
    var rootViewController: ViewController?
    /// Whether it has been made visible.
    var isVisible = false
    var size: Size

    init(size: Size) {
        self.size = size
    }
}
