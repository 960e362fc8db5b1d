import ControllerHierarchy

/// An entry of `observe`: a call of every target, or of the one whose label stands before it.
struct ObservedCall: Sendable {
    private let entry: String
    /// Whether a target may stand before the call, because the whole is the name of none.
    private let mayNameTarget: Bool
    /// The property that it is in place of a call.
    private let property: PropertyPath?

    /// Whose calls an entry means.
    enum Extent: Int, Sendable, Comparable {
        /// Those of the targets that are compared.
        case ofEveryTarget
        /// Those of one target, whether it is on the list of targets or not.
        case ofTarget

        static func < (left: Extent, right: Extent) -> Bool { left.rawValue < right.rawValue }
    }

    init(_ entry: String) {
        self.entry = entry
        property = PropertyPath(entry)
        mayNameTarget = entry.contains(".") && !CallNames.isKnown(entry)
    }

    /// Whose calls the entry means, if it means that line's.
    func extent(for line: EventLine) -> Extent? {
        if let property {
            guard property.means(line) else { return nil }
            guard let target = property.target else { return .ofEveryTarget }
            return [line.target, line.targetID].contains(target) ? .ofTarget : nil
        }
        if CallNames.entry(entry, means: line) { return .ofEveryTarget }
        guard mayNameTarget else { return nil }
        let names = [line.target, line.targetID].compactMap(\.self)
        let isMeant = names.contains { name in
            entry.removingPrefix(name + ".").map { CallNames.entry($0, means: line) } ?? false
        }
        return isMeant ? .ofTarget : nil
    }

    /// The kinds of the call; none for one that may be a callback, which is always compared by name.
    var kindsBesidesCallbacks: Set<Callback.Kind> {
        if property != nil { return [Callback.propertyRead.kind] }
        let kinds = mayNameTarget ? CallNames.kinds(behindTarget: entry) : CallNames.kinds(entry: entry)
        return kinds.contains(.callback) ? [] : kinds
    }
}
