/// The live controllers, by number and by label, and which of them nobody may hold any longer.
struct ControllerTable: ~Copyable {
    /// In order of creation.
    private(set) var all: [ViewController] = []
    /// What finds labels of the older controllers, once there have been more than are looked through as fast.
    private var labels: LabelIndex?
    /// How many controllers are in that.
    ///
    /// Those behind them are looked through: they come and go, and the index need not be told of it.
    private var indexedCount = 0
    private(set) var lastNumber = 0

    /// Hashing a label costs as much as looking at the marks of so many, and the tables of a session that has
    /// no more would take 600 bytes.
    private static let lookedThroughMax = 16

    var count: Int { all.count }

    /// Makes room for controllers that a launch is known to make, and a few behind them.
    mutating func expect(_ count: Int) {
        all.reserveCapacity(count + ControllerTable.unheldKept)
        unheld.reserveCapacity(count)
    }

    /// The number of the next controller.
    mutating func takeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The wanted label, or with `-2` or so behind it where a live controller has it; with the mark.
    mutating func freeLabel(_ wanted: String, _ mark: NameMark) -> (label: String, mark: NameMark) {
        guard isTaken(wanted, mark) else { return (wanted, mark) }
        var suffix = labels?.lowestSuffix(behind: wanted) ?? lowestSuffix(behind: wanted)
        while true {
            let label = wanted.followed(by: UInt8(ascii: "-"), suffix)
            let mark = NameMark(label)
            suffix += 1
            if isTaken(label, mark) { continue }
            labels?.noteTaken(suffixesBelow: suffix, behind: wanted)
            return (label, mark)
        }
    }

    private func isTaken(_ label: String, _ mark: NameMark) -> Bool {
        newerPlace(of: label, mark) != nil || labels?[label] != nil
    }

    /// Where the controller of that label is, if it is one of those that are looked through.
    private func newerPlace(of label: String, _ mark: NameMark) -> Int? {
        all.firstPlace(from: indexedCount) { $0.identity.isLabeled(label, mark) }
    }

    /// The lowest suffix, from 2 on, with which none of so few controllers is labeled by the same bytes: no
    /// text is made of those that are taken.
    private func lowestSuffix(behind wanted: String) -> Int {
        var taken: UInt64 = 0b11
        let count = wanted.utf8.count
        all.forEachUnretained { controller in
            // A bit beyond the last one is none.
            taken |= 1 << UInt64(controller.identity.labelSuffix(behind: wanted, count) ?? 0)
        }
        return (~taken).trailingZeroBitCount
    }

    /// Counts on behind a number that an earlier run of the app has given.
    mutating func skipNumbers(through number: Int) {
        lastNumber = max(lastNumber, number)
    }

    /// The numbers of those that nobody held at some moment, in that order; some are held again, others have
    /// ended.
    private var unheld: [Int] = []

    /// Room for so many is kept for the next operation; a launch leaves more behind.
    private static let unheldKept = 4

    var noneUnheld: Bool { unheld.isEmpty }

    /// Notes that nobody holds a controller, new or let go of, so that it ends if nobody takes it.
    mutating func noteUnheld(_ controller: ViewController) {
        unheld.append(controller.identity.number)
    }

    /// Takes the next controller that is to end, in the order in which they were let go of.
    mutating func takeUnheld() -> ViewController? {
        while !unheld.isEmpty {
            let number = unheld.remove(at: 0)
            if unheld.isEmpty, unheld.capacity > ControllerTable.unheldKept { unheld = [] }
            if let place = index(of: number), all[place].ownerCount <= 0 { return all[place] }
        }
        return nil
    }

    mutating func removeAll() {
        all = []
        unheld = []
        labels = nil
        indexedCount = 0
    }

    mutating func insert(_ controller: ViewController) {
        all.append(controller)
        guard all.count - indexedCount > ControllerTable.lookedThroughMax else { return }
        if labels == nil { labels = LabelIndex() }
        for controller in all[indexedCount...] { labels?.insert(controller) }
        indexedCount = all.count
    }

    mutating func remove(_ controller: ViewController) {
        guard let index = index(of: controller.identity.number) else { return }
        all.remove(at: index)
        labels?.freeSuffix(of: controller.identity.label)
        guard index < indexedCount else { return }
        labels?.remove(controller.identity.label)
        indexedCount -= 1
    }

    /// The live controller of that label or id.
    func find(_ name: String) -> ViewController? {
        if let found = find(label: name) { return found }
        guard name.utf8.first == UInt8(ascii: "c"), let number = Int(name.dropFirst()),
            let index = index(of: number)
        else { return nil }
        return all[index]
    }

    private func find(label: String) -> ViewController? {
        if let place = newerPlace(of: label, NameMark(label)) { return all[place] }
        return labels?[label]
    }

    /// The controller of that identity, while it lives.
    func find(_ identity: Identity) -> ViewController? {
        index(of: identity.number).map { all[$0] }
    }

    func contains(_ controller: ViewController) -> Bool {
        index(of: controller.identity.number) != nil
    }

    private func index(of number: Int) -> Int? {
        // Those that come and go stand at the end.
        if !all.isEmpty, all[all.count - 1].identity.number == number { return all.count - 1 }
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].identity.number < number { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low].identity.number == number ? low : nil
    }
}

/// Many controllers by their labels, of which no two are equal.
private struct LabelIndex {
    private var controllers: [String: ViewController] = [:]
    /// For labels that several controllers wanted: no suffix below this one is free.
    private var lowestFreeSuffix: [String: Int] = [:]

    subscript(_ label: String) -> ViewController? { controllers[label] }

    mutating func insert(_ controller: ViewController) { controllers[controller.identity.label] = controller }

    mutating func remove(_ label: String) { controllers[label] = nil }

    /// A suffix below which none is free.
    func lowestSuffix(behind wanted: String) -> Int { lowestFreeSuffix[wanted] ?? 2 }

    /// Notes that no suffix below this one is free.
    mutating func noteTaken(suffixesBelow suffix: Int, behind wanted: String) {
        lowestFreeSuffix[wanted] = suffix
    }

    /// Makes a suffix available again when its controller has ended.
    mutating func freeSuffix(of label: String) {
        // By bytes, and only where the last is a digit: looking for a character costs more than the rest of a
        // controller's end.
        guard !lowestFreeSuffix.isEmpty, let last = label.utf8.last, (0x30...0x39).contains(last),
            let dash = label.utf8.lastIndex(of: UInt8(ascii: "-")),
            let suffix = Int(label[label.utf8.index(after: dash)...])
        else { return }
        let wanted = String(label[..<dash])
        if let lowest = lowestFreeSuffix[wanted], suffix < lowest { lowestFreeSuffix[wanted] = suffix }
    }
}
