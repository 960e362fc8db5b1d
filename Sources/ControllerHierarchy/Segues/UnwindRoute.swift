/// The way from the source of an unwind to its destination.
///
/// Source: storyboards-restoration.md, Unwind 5; unwind-push2-present2-ios11, unwind-across-tabs-ios9,
/// unwind-up-into-a-presentation-ios9.
struct UnwindRoute {
    /// The presentation that ends, if something is presented above the destination.
    private(set) var dismissing: PresentationController?
    /// The containers below the common one, each with its parent.
    private(set) var up: [(container: ViewController, next: ViewController)] = []
    /// The controllers from the common one down, each with the child or the presented one that comes next.
    private(set) var down: [(container: ViewController, next: ViewController)] = []

    init(_ segue: Segue) {
        let goal = segue.destination.surroundings
        var climbed: [ViewController] = []
        var left: PresentationController?
        for current in segue.source.surroundings {
            if let top = goal.firstIndex(where: { $0 === current }) {
                if left?.presenting === current { dismissing = left }
                // The source itself is not told where it is taken from.
                for (container, next) in zip(climbed.dropFirst(), climbed.dropFirst(2) + [current]) {
                    up.append((container, next))
                }
                let path = goal[...top].reversed()
                for (container, next) in zip(path, path.dropFirst()) { down.append((container, next)) }
                return
            }
            if current.parent != nil {
                climbed.append(current)
            } else {
                climbed = []
                left = current.presentedBy
            }
        }
        // The action has changed the hierarchy; there is no way left.
    }
}

extension ViewController {
    /// The containers from this controller up to the top, this one first.
    var ancestry: [ViewController] {
        var chain = [self]
        while let parent = chain.last?.parent { chain.append(parent) }
        return chain
    }

    /// The controllers in which this one is shown, it first: parents, and what really presents the outermost.
    ///
    /// It ends where it would come back, as when a presenter stands in what it presents.
    fileprivate var surroundings: [ViewController] {
        var chain = [self]
        while let last = chain.last, let next = last.parent ?? last.presentedBy?.presenting,
            !chain.contains(where: { $0 === next })
        {
            chain.append(next)
        }
        return chain
    }
}
