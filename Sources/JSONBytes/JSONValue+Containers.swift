extension JSONValue {
    /// How many elements an array, or members an object has; 0 for any other kind.
    ///
    /// It goes over them all, though not over what is in them.
    package var count: Int {
        var total = 0
        switch node.tag {
        case .array: for _ in elements { total += 1 }
        case .object: for _ in members { total += 1 }
        default: break
        }
        return total
    }

    /// The elements of an array in order; none for any other kind.
    package var elements: Elements { Elements(self) }

    /// The members of an object in the order of the text; none for any other kind.
    package var members: Members { Members(self) }

    /// Calls a closure with each key and value of an object, as a loop over its ``members`` does.
    ///
    /// Nobody but the caller has to keep the document meanwhile: no reference to it is counted.
    package func forEachMember(_ body: (_ key: JSONValue, _ value: JSONValue) -> Void) {
        let object = node
        guard object.tag == .object else { return }
        var next = index + 1
        while next < Int(object.extent) {
            body(JSONValue(document: document, index: next), JSONValue(document: document, index: next + 1))
            next = document.indexAfterValue(at: next + 1)
        }
    }

    /// The element at a place counted from 0, found by going over those before it; nil if there is none.
    package subscript(_ position: Int) -> JSONValue? {
        guard position >= 0 else { return nil }
        return elements.dropFirst(position).first { _ in true }
    }

    /// The value of a member, found by going over those before it; nil if there is none.
    package subscript(_ key: StaticString) -> JSONValue? {
        key.withUTF8Buffer { self[utf8: $0] }
    }

    /// The value of a member, found by going over those before it; nil if there is none.
    @_disfavoredOverload
    package subscript(_ key: String) -> JSONValue? {
        var key = key
        return key.withUTF8 { self[utf8: $0] }
    }

    private subscript(utf8 key: UnsafeBufferPointer<UInt8>) -> JSONValue? {
        let document = document
        let object = node
        guard object.tag == .object else { return nil }
        return document.withText { source in
            var next = index + 1
            while next < Int(object.extent) {
                if document[next].utf8Equals(key, in: source) {
                    return JSONValue(document: document, index: next + 1)
                }
                next = document.indexAfterValue(at: next + 1)
            }
            return nil
        }
    }

    /// The elements of an array.
    package struct Elements: Sequence, IteratorProtocol, Sendable {
        private let document: JSONDocument
        private var index: Int
        private let end: Int

        init(_ array: JSONValue) {
            document = array.document
            index = array.index + 1
            end = array.node.tag == .array ? Int(array.node.extent) : index
        }

        /// The element after the last one that was returned.
        package mutating func next() -> JSONValue? {
            guard index < end else { return nil }
            let element = JSONValue(document: document, index: index)
            index = document.indexAfterValue(at: index)
            return element
        }
    }

    /// The members of an object.
    package struct Members: Sequence, IteratorProtocol, Sendable {
        private let document: JSONDocument
        private var index: Int
        private let end: Int

        init(_ object: JSONValue) {
            document = object.document
            index = object.index + 1
            end = object.node.tag == .object ? Int(object.node.extent) : index
        }

        /// The member after the last one that was returned.
        package mutating func next() -> (key: JSONValue, value: JSONValue)? {
            guard index < end else { return nil }
            let key = JSONValue(document: document, index: index)
            let value = JSONValue(document: document, index: index + 1)
            index = document.indexAfterValue(at: index + 1)
            return (key, value)
        }
    }
}

extension JSONDocument {
    /// The node after a value and all that is in it.
    @inline(__always)
    func indexAfterValue(at index: Int) -> Int {
        let node = self[index]
        return node.tag.isContainer ? Int(node.extent) : index + 1
    }
}
