/// What the commit at the end of a turn delivers: moves into the window, `viewIsAppearing` and layout.
///
/// Whatever is put into it is delivered by the next commit, unless it is withdrawn before. It holds no
/// controller: one that ends is forgotten, and one that does not is in the application's table.
struct CommitQueue: ~Copyable {
    /// Whether anything may wait; most commits have nothing to do.
    private var mayHaveWork = false
    /// Controllers whose view comes into a window.
    private var entering: [Unmanaged<ViewController>] = []
    /// Custom presentations whose container view waits for layout.
    private var containers: [CustomPresentation] = []
    private var appearing: [Unmanaged<ViewController>] = []
    /// Controllers with pending updates.
    private var updates: [Unmanaged<ViewController>] = []
    /// Each of them has `needsLayout` set.
    private var layouts: [Unmanaged<ViewController>] = []
    /// Containers that waited for layout outside of the window, and do not show what they are to show.
    private var outside: [Unmanaged<ViewController>] = []

    /// One thing to deliver.
    enum Work {
        case entering(Unmanaged<ViewController>)
        case containerLayout(CustomPresentation)
        case appearing(Unmanaged<ViewController>)
        case update(Unmanaged<ViewController>)
        case layout(Unmanaged<ViewController>)
    }

    /// Who stands above others that wait already comes ahead of them.
    ///
    /// Source: WWDC 2023 session 10057 (traits go from the top down); traits-told-from-the-top-ios17.
    mutating func enterWindow(_ controller: ViewController) {
        mayHaveWork = true
        // Of many that enter at once most have no view of others in theirs.
        let hasSubviews = controller.unmanagedView?._withUnsafeGuaranteedRef { !$0.subviews.isEmpty } ?? false
        let place =
            hasSubviews
            ? entering.firstIndex { $0._withUnsafeGuaranteedRef { $0.isVisible(in: controller) } } : nil
        if let place {
            entering.insert(.passUnretained(controller), at: place)
        } else {
            entering.append(.passUnretained(controller))
        }
    }

    mutating func appear(_ controller: ViewController) {
        mayHaveWork = true
        appearing.append(.passUnretained(controller))
    }

    mutating func update(_ controller: ViewController) {
        mayHaveWork = true
        updates.append(.passUnretained(controller))
    }

    mutating func layOut(_ controller: ViewController) {
        mayHaveWork = true
        layouts.append(.passUnretained(controller))
    }

    mutating func layOutContainer(of presentation: CustomPresentation) {
        mayHaveWork = true
        containers.append(presentation)
    }

    /// Leaves out the layout of a controller that is laid out now.
    mutating func withdrawLayout(of controller: ViewController) {
        layouts.removeAll(of: controller)
    }

    /// Leaves out all that concerns a controller, which has ended.
    mutating func forget(_ controller: ViewController) {
        layouts.removeAll(of: controller)
        outside.removeAll(of: controller)
        appearing.removeAll(of: controller)
        entering.removeAll(of: controller)
        updates.removeAll(of: controller)
    }

    /// Takes what is to be delivered next: `viewIsAppearing` before updates, these before layout, a parent's
    /// before its children's.
    mutating func next() -> Work? {
        guard mayHaveWork else { return nil }
        if !entering.isEmpty { return .entering(entering.remove(at: 0)) }
        if !containers.isEmpty { return .containerLayout(containers.remove(at: 0)) }
        if !appearing.isEmpty { return .appearing(appearing.remove(at: 0)) }
        if !updates.isEmpty, let controller = nextUpdate() { return .update(controller) }
        if let controller = nextLayout() { return .layout(controller) }
        mayHaveWork = false
        return nil
    }

    /// Takes the next controller to update: the one nearest to its window's root.
    ///
    /// Those whose view is in no window are left out, and asked for again when it comes into one.
    private mutating func nextUpdate() -> Unmanaged<ViewController>? {
        updates.removeAll { $0._withUnsafeGuaranteedRef { $0.pendingUpdates.isEmpty || !$0.isInWindow } }
        let depths = updates.map { $0._withUnsafeGuaranteedRef { $0.viewIfLoaded?.depthInWindow ?? 0 } }
        guard let least = depths.min(), let index = depths.firstIndex(of: least) else { return nil }
        return updates.remove(at: index)
    }

    /// Takes the next controller to lay out: of those in the window the one nearest to its root.
    private mutating func nextLayout() -> Unmanaged<ViewController>? {
        if !outside.isEmpty { takeBackFromOutside() }
        var best: (index: Int, depth: Int)?
        var index = 0
        while index < layouts.count {
            guard let depth = layouts[index]._withUnsafeGuaranteedRef({ $0.depthForLayout }) else {
                let controller = layouts.remove(at: index)
                let loadsContent = controller._withUnsafeGuaranteedRef { controller in
                    controller.needsLayout = false
                    return controller.loadsContentInLayout
                }
                if loadsContent { outside.append(controller) }
                continue
            }
            if depth < best?.depth ?? Int.max { best = (index, depth) }
            index += 1
        }
        return best.map { layouts.remove(at: $0.index) }
    }

    /// Lays out what has come into the window since, by whatever way.
    private mutating func takeBackFromOutside() {
        outside.removeAll { place in
            place._withUnsafeGuaranteedRef { controller in
                guard controller.loadsContentInLayout, controller.isViewLoaded else { return true }
                guard controller.isInWindow else { return false }
                if !controller.needsLayout {
                    controller.needsLayout = true
                    layouts.append(place)
                }
                return true
            }
        }
    }
}

extension Array where Element == Unmanaged<ViewController> {
    fileprivate mutating func removeAll(of controller: ViewController) {
        if isEmpty { return }
        let controller = Unmanaged.passUnretained(controller).toOpaque()
        removeAll { $0.toOpaque() == controller }
    }
}

extension ViewController {
    /// How many views stand above the controller's; nil where it is not to be laid out, or is in no window.
    fileprivate var depthForLayout: Int? {
        needsLayout ? unmanagedView?._withUnsafeGuaranteedRef { $0.depthInWindow } : nil
    }
}
