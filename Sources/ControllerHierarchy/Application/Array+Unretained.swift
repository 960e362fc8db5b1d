/// Looking for objects in an array without counting a reference to each that is looked at.
///
/// The array holds its elements, and the closures leave the array as it is.
extension Array where Element: AnyObject {
    /// The place of the first element that matches, from a place on.
    @inline(__always)
    func firstPlace(from start: Int = 0, where matches: (Element) -> Bool) -> Int? {
        withUnretained { elements in
            for place in start..<elements.count where elements[place]._withUnsafeGuaranteedRef(matches) {
                return place
            }
            return nil
        }
    }

    /// The first element that matches; it lasts as long as the array holds it.
    @inline(__always)
    func firstUnretained(where matches: (Element) -> Bool) -> Unmanaged<Element>? {
        withUnretained { elements in
            for element in elements where element._withUnsafeGuaranteedRef(matches) { return element }
            return nil
        }
    }

    /// The last element; it lasts as long as the array holds it.
    @inline(__always)
    var lastUnretained: Unmanaged<Element>? { withUnretained { $0.last } }

    @inline(__always)
    func forEachUnretained(_ body: (Element) -> Void) {
        withUnretained { elements in
            for element in elements { element._withUnsafeGuaranteedRef(body) }
        }
    }

    /// The place of an object, looked for from the end on; those at the end come and go.
    @inline(__always)
    func lastPlace(of object: Element) -> Int? {
        let object = Unmanaged.passUnretained(object).toOpaque()
        return withUnretained { elements in
            for place in elements.indices.reversed() where elements[place].toOpaque() == object {
                return place
            }
            return nil
        }
    }

    /// Takes out an object that is in the array once at most.
    @inline(__always)
    mutating func remove(_ object: Element) {
        if let place = lastPlace(of: object) { remove(at: place) }
    }

    @inline(__always)
    private func withUnretained<Result>(
        _ work: (UnsafeBufferPointer<Unmanaged<Element>>) -> Result
    ) -> Result {
        withUnsafeBufferPointer { $0.withMemoryRebound(to: Unmanaged<Element>.self, work) }
    }
}
