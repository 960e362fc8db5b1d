/// The transitions at work, and the presentations that hold, each in the order in which they have begun.
struct TransitionList: ~Copyable {
    /// Those that drive the appearance of controllers; each leaves when it ends.
    private(set) var driving: [Transition] = []
    /// Those that a finger holds; only the gesture's end settles them.
    private(set) var gestures: [Transition] = []
    private(set) var presentations: [PresentationController] = []
    /// The turn or change of size of which controllers are being told.
    private(set) var resizing: SizeTransition?
    /// The preview that a finger holds open.
    private(set) var peek: Peek?
    /// The context menu that is open.
    private(set) var menu: ContextMenu?

    mutating func drive(_ transition: Transition) { driving.append(transition) }

    mutating func letGo(_ transition: Transition) {
        // As a rule it is the only one.
        if driving.count == 1 {
            driving.removeLast()
        } else {
            driving.removeAll { $0 === transition }
        }
    }

    /// Notes whether a finger holds a transition.
    mutating func setHeld(_ isHeld: Bool, _ transition: Transition) {
        gestures.removeAll { $0 === transition }
        if isHeld { gestures.append(transition) }
    }

    /// The presentation that matches of those made below that top of a containment chain; the list holds it,
    /// and is borrowed, so that no reference is counted.
    @inline(__always)
    func presentation(
        madeBelow root: UnsafeMutableRawPointer, where matches: (PresentationController) -> Bool
    ) -> Unmanaged<PresentationController>? {
        presentations.firstUnretained { matches($0) && $0.isMade(below: root) }
    }

    /// Whether anything is presented in a context.
    var havePresentationInContext: Bool { presentations.firstUnretained { $0.isInContext } != nil }

    mutating func add(_ presentation: PresentationController) { presentations.append(presentation) }

    mutating func remove(_ presentation: PresentationController) {
        presentations.remove(presentation)
    }

    /// Makes a transition the one of which controllers are being told.
    ///
    /// - Returns: The one around it, which is to be set again afterwards.
    mutating func setResizing(_ transition: SizeTransition?) -> SizeTransition? {
        let outer = resizing
        resizing = transition
        return outer
    }

    mutating func open(_ preview: Peek) { peek = preview }

    mutating func open(_ opened: ContextMenu) { menu = opened }

    mutating func takeMenu() -> ContextMenu? {
        defer { menu = nil }
        return menu
    }

    mutating func takePeek() -> Peek? {
        defer { peek = nil }
        return peek
    }
}

extension Application {
    /// The transition that drives a controller's appearance: the latest that has begun.
    func transition(driving controller: ViewController) -> Transition? {
        transitions.driving.isEmpty ? nil : transitions.driving.last { $0.involves(controller) }
    }

    /// The transition of a container's members whose coordinator the app is given.
    func transition(in container: ViewController) -> Transition? {
        transitions.driving.isEmpty
            ? nil : transitions.driving.last { $0.container === container && $0.hasCoordinator }
    }
}
