/// What the focus is on, and where it will be again.
///
/// Source: UIFocusSystem and UIFocusEnvironment references; app-events-traits.md section 13.
struct FocusSystem {
    private(set) var item: FocusItem?
    /// The environment that has asked for an update, which comes after the turn's commit.
    private(set) var requested: ViewController?
    /// What had the focus when its view left, or when something covered it.
    private var waiting: [FocusItem] = []

    /// Whether a change of what is in view can concern it.
    var followsViews: Bool { item != nil || !waiting.isEmpty }

    mutating func move(to item: FocusItem?) {
        self.item = item
        requested = nil
        if let item { waiting.removeAll { $0.controller === item.controller } }
    }

    /// Takes the focus away until its item can have it again.
    mutating func deferFocus() {
        if let item { waiting.append(item) }
        move(to: nil)
    }

    /// A parent's request goes before that of what it contains.
    mutating func request(_ environment: ViewController) {
        if let requested, environment.nearestAncestor(where: { $0 === requested }) != nil { return }
        requested = environment
    }

    mutating func takeRequest() -> ViewController? {
        defer { requested = nil }
        return requested
    }

    /// The last item of those that wait whose controller has come back.
    func returning(where isBack: (ViewController) -> Bool) -> FocusItem? {
        waiting.last { isBack($0.controller) }
    }

    /// Leaves out a controller that has ended.
    mutating func forget(_ controller: ViewController) {
        if item?.controller === controller { item = nil }
        if requested === controller { requested = nil }
        if !waiting.isEmpty { waiting.removeAll { $0.controller === controller } }
    }
}

/// A control that has the focus, or may have it.
struct FocusItem {
    let controller: ViewController
    /// What a person calls it.
    let label: String

    /// The controllers that contain it, from the nearest on upwards.
    var environments: [ViewController] {
        var found = [controller]
        while let parent = found.last?.parent { found.append(parent) }
        return found
    }

    func isSame(as other: FocusItem?) -> Bool {
        controller === other?.controller && label == other?.label
    }
}
