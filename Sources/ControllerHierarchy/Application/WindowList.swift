/// The app's windows, the controller in them that hears keys first, and the keyboard above them.
struct WindowList: ~Copyable {
    /// The one that the app has from its launch on.
    let main: Window
    /// Those that the app has made besides, in that order; each has a root.
    private(set) var others: [Window] = []
    var responders = ResponderList()
    var firstResponder: ViewController? { responders.firstResponder }
    var keyboard = Keyboard()
    var focus = FocusSystem()
    /// Whether there is a display besides the device's own.
    var hasExternalScreen = false

    /// The alert views and action sheets above all windows, the last one in front.
    private(set) var alertViews: [AlertView] = []

    init(size: Size) { main = Window(size: size) }

    var all: [Window] { [main] + others }

    /// Whether scenes differ in size.
    ///
    /// Inlined, it looks at the list where that is: handed on, all of it would be copied.
    @inline(__always)
    var haveSeveralSizes: Bool {
        !others.isEmpty && others.contains { $0.size != main.size || $0.isExternal }
    }

    /// The windows on the device's own display, those of one size together.
    var bySize: [[Window]] {
        var groups: [[Window]] = []
        for window in all where !window.isExternal {
            if let place = groups.firstIndex(where: { $0[0].size == window.size }) {
                groups[place].append(window)
            } else {
                groups.append([window])
            }
        }
        return groups
    }

    /// Whether a window has traits of its own.
    var overrideTraits: Bool {
        !main.overrides.isEmpty || others.contains { !$0.overrides.isEmpty }
    }

    /// The roots, the main window's first.
    var roots: [ViewController] { all.compactMap(\.rootViewController) }

    mutating func add(_ window: Window) { others.append(window) }

    /// Takes a window out; the main one stays.
    ///
    /// - Returns: whether it was taken out.
    mutating func remove(_ window: Window) -> Bool {
        let count = others.count
        others.removeAll { $0 === window }
        return others.count < count
    }

    mutating func removeOthers() { others = [] }

    mutating func add(_ alert: AlertView) { alertViews.append(alert) }

    mutating func remove(_ alert: AlertView) { alertViews.removeAll { $0 === alert } }
}
