import ControllerHierarchy

/// Events that an expected line may be shown beside, those of each class in their order.
struct LineQueues {
    private let table: AgreementTable
    private let queues: [(number: Int, lines: [Int])]
    /// How many lines of each queue are behind.
    private var heads: [Int]
    private let queueOfClass: [Int: Int]

    /// Takes some of a table's lines, in their order.
    init(_ table: AgreementTable, _ lines: [Int]) {
        self.table = table
        let classes = Classes(lines) { table.lineClasses.ofMember[$0] }
        queues = classes.members.map { members in
            (table.lineClasses.ofMember[lines[members[0]]], members.map { lines[$0] })
        }
        heads = Array(repeating: 0, count: queues.count)
        queueOfClass = Dictionary(
            uniqueKeysWithValues: queues.enumerated().map { ($0.element.number, $0.offset) })
    }

    /// The first line in a range that agrees so far with an expected line; lines before the range are given
    /// up.
    mutating func first(
        _ agreement: EventPattern.Agreement, with pattern: Int, in range: Range<Int>
    ) throws(WorkRefusal) -> Int? {
        try table.look(queues.count)
        let patternClass = table.patternClasses.ofMember[pattern]
        var first = range.upperBound
        for (index, queue) in queues.enumerated() {
            while heads[index] < queue.lines.count, queue.lines[heads[index]] < range.lowerBound {
                heads[index] += 1
            }
            guard heads[index] < queue.lines.count, queue.lines[heads[index]] < first,
                try table.agreement(ofClass: patternClass, withClass: queue.number) == agreement
            else { continue }
            first = queue.lines[heads[index]]
        }
        return first < range.upperBound ? first : nil
    }

    /// Gives up a line that was the first of its class.
    mutating func take(_ line: Int) {
        if let index = queueOfClass[table.lineClasses.ofMember[line]] { heads[index] += 1 }
    }
}
