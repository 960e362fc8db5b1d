/// The way from the source of an unwind to its destination.
///
/// Source: storyboards-restoration.md, Unwind 5; unwind-push2-present2-ios11, unwind-across-tabs-ios9.
struct UnwindRoute {
    /// The presentation that ends, if something is presented above the destination.
    private(set) var dismissing: PresentationController?
    /// The containers below the common one, each with its parent.
    private(set) var up: [(container: ViewController, next: ViewController)] = []
    /// The containers from the common one down, each with its child.
    private(set) var down: [(container: ViewController, next: ViewController)] = []

    init(_ segue: Segue) {
        let goal = segue.destination.ancestry
        var climbed: [ViewController] = []
        var current = segue.source
        var left: PresentationController?
        while !goal.contains(where: { $0 === current }) {
            if let parent = current.parent {
                climbed.append(current)
                current = parent
            } else if let presentation = current.presentedBy {
                climbed = []
                left = presentation
                current = presentation.presenting
            } else {
                // The action has changed the hierarchy; there is no way left.
                return
            }
        }
        if left?.presenting === current { dismissing = left }
        // The source itself is not told where it is taken from.
        let told = climbed.dropFirst()
        for (index, container) in told.enumerated() {
            let rest = told.dropFirst(index + 1)
            up.append((container, rest.first ?? current))
        }
        guard let top = goal.firstIndex(where: { $0 === current }) else { return }
        let path = goal[...top].reversed()
        for (container, next) in zip(path, path.dropFirst()) { down.append((container, next)) }
    }
}

extension ViewController {
    /// The containers from this controller up to the top, this one first.
    var ancestry: [ViewController] {
        var chain = [self]
        while let parent = chain.last?.parent { chain.append(parent) }
        return chain
    }
}
