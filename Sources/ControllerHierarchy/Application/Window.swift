/// `UIWindow`: the top of a view hierarchy, with its root view controller.
final class Window {
    private(set) lazy var view = View(window: self)
    var rootViewController: ViewController?
    var size: Size

    init(size: Size) {
        self.size = size
    }
}
