import ControllerHierarchy

/// A maximum matching of classes of expected lines with classes of events, each as often as it has members.
///
/// The method is that of Hopcroft and Karp, with capacities as Dinic has them: shortest ways first, all of
/// one length in one go. It keeps its own stack, as a way may lead through every class.
struct ClassMatching {
    private let table: AgreementTable
    /// The classes of events that match each class of expected lines, one list behind the other.
    private var targets: [Int32] = []
    /// Where the list of each class begins; one more for the end of the last.
    private var starts = [0]
    /// How many expected lines of each class have no event, and how many events no expected line.
    private var wanting: [Int]
    private var free: [Int]
    /// How many of a class of expected lines have an event of a class, by both numbers.
    private var amounts: [Int: Int] = [:]
    /// The classes of expected lines that had an event of each class at some time.
    private var sources: [[Int]]
    // The state of one round.
    private var patternLevels: [Int] = []
    private var lineLevels: [Int] = []
    private var nextTargets: [Int] = []
    private var nextSources: [Int] = []

    private static let unreached = Int.max

    /// Finds out who matches whom, and pairs what can be paired without a change.
    init(_ table: AgreementTable) throws(WorkRefusal) {
        self.table = table
        wanting = table.patternClasses.members.map(\.count)
        free = table.lineClasses.members.map(\.count)
        sources = Array(repeating: [], count: free.count)
        for patternClass in wanting.indices {
            for lineClass in free.indices
            where try table.agreement(ofClass: patternClass, withClass: lineClass) == .full {
                targets.append(Int32(lineClass))
            }
            starts.append(targets.count)
        }
        // Whoever has little choice chooses first.
        let order = wanting.indices.sorted { (degree($0), $0) < (degree($1), $1) }
        for patternClass in order {
            try table.look(degree(patternClass))
            for target in targets[starts[patternClass]..<starts[patternClass + 1]]
            where wanting[patternClass] > 0 {
                let lineClass = Int(target)
                let amount = min(wanting[patternClass], free[lineClass])
                guard amount > 0 else { continue }
                add(amount, patternClass, lineClass)
                wanting[patternClass] -= amount
                free[lineClass] -= amount
            }
        }
    }

    private func degree(_ patternClass: Int) -> Int { starts[patternClass + 1] - starts[patternClass] }

    /// For each class of expected lines the classes of its events and how many of each, in their order.
    func shares() -> [[(lineClass: Int, amount: Int)]] {
        var shares: [[(lineClass: Int, amount: Int)]] = Array(repeating: [], count: wanting.count)
        for (lineClass, patternClasses) in sources.enumerated() {
            for patternClass in patternClasses {
                let amount = self.amount(patternClass, lineClass)
                if amount > 0 { shares[patternClass].append((lineClass, amount)) }
            }
        }
        return shares
    }

    private func amount(_ patternClass: Int, _ lineClass: Int) -> Int {
        amounts[patternClass * free.count + lineClass] ?? 0
    }

    private mutating func add(_ amount: Int, _ patternClass: Int, _ lineClass: Int) {
        let key = patternClass * free.count + lineClass
        if amounts[key] == nil { sources[lineClass].append(patternClass) }
        amounts[key, default: 0] += amount
    }

    /// Pairs as many as can be.
    mutating func complete() throws(WorkRefusal) {
        while try findLevels() {
            nextTargets = Array(starts.dropLast())
            nextSources = Array(repeating: 0, count: free.count)
            for patternClass in wanting.indices {
                while wanting[patternClass] > 0, try augment(from: patternClass) {}
            }
        }
    }

    // MARK: A round

    /// Finds how far each class is from an expected line without an event; false if no free event is reached.
    private mutating func findLevels() throws(WorkRefusal) -> Bool {
        patternLevels = wanting.map { $0 > 0 ? 0 : Self.unreached }
        lineLevels = Array(repeating: Self.unreached, count: free.count)
        var queue = wanting.indices.filter { wanting[$0] > 0 }
        var isReached = false
        var level = 0
        while !queue.isEmpty, !isReached {
            var next: [Int] = []
            for patternClass in queue {
                try table.look(degree(patternClass))
                for target in targets[starts[patternClass]..<starts[patternClass + 1]]
                where lineLevels[Int(target)] == Self.unreached {
                    let lineClass = Int(target)
                    lineLevels[lineClass] = level + 1
                    if free[lineClass] > 0 { isReached = true }
                    try table.look(sources[lineClass].count)
                    for source in sources[lineClass]
                    where patternLevels[source] == Self.unreached && amount(source, lineClass) > 0 {
                        patternLevels[source] = level + 2
                        next.append(source)
                    }
                }
            }
            (queue, level) = (next, level + 2)
        }
        return isReached
    }

    /// Follows the levels from an expected line to a free event, and has each on the way take the next one's.
    ///
    /// - Returns: Whether there was a way.
    private mutating func augment(from first: Int) throws(WorkRefusal) -> Bool {
        var patternsOfWay = [first]
        var linesOfWay: [Int] = []
        while let patternClass = patternsOfWay.last {
            try table.look(Self.looksOfStep)
            guard let lineClass = nextTarget(of: patternClass) else {
                // A dead end: one step back.
                patternsOfWay.removeLast()
                if let line = linesOfWay.popLast() { nextSources[line] += 1 }
                continue
            }
            if free[lineClass] > 0 {
                linesOfWay.append(lineClass)
                take(patternsOfWay, linesOfWay)
                return true
            }
            if let source = nextSource(of: lineClass) {
                linesOfWay.append(lineClass)
                patternsOfWay.append(source)
            } else {
                nextTargets[patternClass] += 1
            }
        }
        return false
    }

    private static let looksOfStep = 8

    private mutating func nextTarget(of patternClass: Int) -> Int? {
        while nextTargets[patternClass] < starts[patternClass + 1] {
            let lineClass = Int(targets[nextTargets[patternClass]])
            if lineLevels[lineClass] == patternLevels[patternClass] + 1 { return lineClass }
            nextTargets[patternClass] += 1
        }
        return nil
    }

    private mutating func nextSource(of lineClass: Int) -> Int? {
        while nextSources[lineClass] < sources[lineClass].count {
            let source = sources[lineClass][nextSources[lineClass]]
            if patternLevels[source] == lineLevels[lineClass] + 1, amount(source, lineClass) > 0 {
                return source
            }
            nextSources[lineClass] += 1
        }
        return nil
    }

    /// Gives each class of expected lines on a way as many of its events as all of the way can spare.
    private mutating func take(_ patternsOfWay: [Int], _ linesOfWay: [Int]) {
        let (first, last) = (patternsOfWay[0], linesOfWay[linesOfWay.count - 1])
        var amount = min(wanting[first], free[last])
        for (lineClass, source) in zip(linesOfWay, patternsOfWay.dropFirst()) {
            amount = min(amount, self.amount(source, lineClass))
        }
        for (patternClass, lineClass) in zip(patternsOfWay, linesOfWay) {
            add(amount, patternClass, lineClass)
        }
        for (lineClass, source) in zip(linesOfWay, patternsOfWay.dropFirst()) {
            add(-amount, source, lineClass)
        }
        wanting[first] -= amount
        free[last] -= amount
    }
}
