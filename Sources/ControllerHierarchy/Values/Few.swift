/// A list that has one element as a rule, for which no array is made.
struct Few<Element>: RandomAccessCollection {
    private(set) var first: Element?
    private var others: [Element] = []

    init() {}

    init(_ first: Element?) { self.first = first }

    init(_ elements: [Element]) {
        first = elements.first
        others = Array(elements.dropFirst())
    }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : others.count + 1 }

    subscript(index: Int) -> Element {
        get {
            guard index == 0, let first else { return others[index - 1] }
            return first
        }
        set {
            if index == 0 { first = newValue } else { others[index - 1] = newValue }
        }
    }

    mutating func append(_ element: Element) {
        if first == nil { first = element } else { others.append(element) }
    }

    /// As a loop over the elements, without a copy of the list to count references for.
    @inline(__always)
    func visit<Failure>(_ body: (Element) throws(Failure) -> Void) throws(Failure) {
        guard let first else { return }
        try body(first)
        if !others.isEmpty { for other in others { try body(other) } }
    }
}
