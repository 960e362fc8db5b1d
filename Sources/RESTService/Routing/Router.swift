import Glibc
import MicroHTTPServer
import Sessions

/// Finds the route of a path, in a number of comparisons that grows with the path and not with the table.
///
/// The tree lies in flat arrays of plain numbers: anything else would count references, which all event
/// threads share, at every step.
package struct Router: Sendable {
    /// The method of each route; a match names routes by their places in the table.
    private let methods: [HTTPMethod]
    /// The first one is the root.
    private let nodes: [Node]
    private let literals: [Literal]
    private let names: [UInt8]
    /// The routes of all nodes.
    private let ends: [Int]

    /// Builds the tree of a table in which no two routes have the same method and path.
    ///
    /// - Parameter routes: The method of each, and its path with parameters in braces.
    init(_ routes: [(method: HTTPMethod, template: String)]) {
        methods = routes.map(\.method)
        var builder = Builder()
        for (index, route) in routes.enumerated() { builder.insert(route.template, at: index) }
        var table = Table()
        _ = table.add(builder)
        nodes = table.nodes
        literals = table.literals
        names = table.names
        ends = table.ends
    }

    /// What a path leads to.
    enum Match {
        /// Where the router keeps the routes with this path, one for each method, and the path's parameters.
        case path(Range<Int>, PathParameters)
        case noRoute
        /// A segment that no resource can have, such as `..` or `%2f`.
        case malformed
    }

    /// Finds the routes of an undecoded path.
    func match(_ path: UnsafeRawBufferPointer) -> Match {
        var node = nodes[0]
        var parameters = PathParameters()
        var start = 1
        while start <= path.count {
            let end = path.firstIndex(of: UInt8(ascii: "/"), from: start) ?? path.endIndex
            let segment = UnsafeRawBufferPointer(rebasing: path[start..<end])
            start = end + 1
            if let next = literal(segment, of: node) {
                node = nodes[next]
                continue
            }
            if segment.isEmpty {
                if path.count == 1 { break }
                return .noRoute
            }
            if !PercentEncoding.isPlain(segment) {
                guard let text = PercentEncoding.segment(segment) else { return .malformed }
                if let next = Array(text.utf8).withUnsafeBytes({ literal($0, of: node) }) {
                    node = nodes[next]
                    continue
                }
            }
            guard let next = node.parameter, parameters.append(segment) else { return .noRoute }
            node = nodes[next]
        }
        return node.routes.isEmpty ? .noRoute : .path(node.routes, parameters)
    }

    /// The node behind a literal segment.
    private func literal(_ segment: UnsafeRawBufferPointer, of node: Node) -> Int? {
        names.withUnsafeBytes { names in
            var low = node.literals.lowerBound
            var high = node.literals.upperBound
            while low < high {
                let middle = (low + high) / 2
                let name = UnsafeRawBufferPointer(rebasing: names[literals[middle].name])
                let order = Router.compare(name, segment)
                if order == 0 { return literals[middle].node }
                if order < 0 { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    /// Shorter names come first, names of one length by their bytes.
    private static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        if left.count != right.count { return left.count - right.count }
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return 0 }
        return Int(memcmp(leftStart, rightStart, left.count))
    }

    /// The index of the route with that method among those that share a path.
    func route(_ method: HTTPMethod, among matched: Range<Int>) -> Int? {
        for place in matched where methods[ends[place]] == method { return ends[place] }
        return nil
    }

    /// The methods of the routes that share a path, such as `/v1/sessions`, for tests and for `Allow`.
    func methods(of matched: Range<Int>) -> [HTTPMethod] {
        var methods = ends[matched].map { self.methods[$0] }
        if methods.contains(.get) { methods.append(.head) }
        methods.append(.options)
        return HTTPMethod.allCases.filter(methods.contains)
    }
}

/// The parameters of a path, in order; no path has more than two.
///
/// They are borrowed from the request's target and decoded when they are asked for; the router has seen that
/// they can be.
struct PathParameters {
    private var firstSegment = UnsafeRawBufferPointer(start: nil, count: 0)
    private var secondSegment = UnsafeRawBufferPointer(start: nil, count: 0)
    private(set) var count = 0

    var first: String { PercentEncoding.segment(firstSegment) ?? "" }
    var second: String { PercentEncoding.segment(secondSegment) ?? "" }

    /// The first one as a session's identifier; nil when it cannot be one.
    var session: SessionID? { SessionID(utf8: firstSegment.bindMemory(to: UInt8.self)) ?? SessionID(first) }

    /// Takes one more, undecoded; false when there are too many.
    mutating func append(_ segment: UnsafeRawBufferPointer) -> Bool {
        switch count {
        case 0: firstSegment = segment
        case 1: secondSegment = segment
        default: return false
        }
        count += 1
        return true
    }
}

extension Router {
    /// One step of a path.
    private struct Node {
        /// Its literals, as places in the router's array, sorted.
        let literals: Range<Int>
        let parameter: Int?
        /// Its routes, as places in the router's array.
        let routes: Range<Int>
    }

    /// A literal segment and the node behind it.
    private struct Literal {
        let name: Range<Int>
        let node: Int
    }

    /// The flat arrays while they are filled.
    private struct Table {
        private(set) var nodes: [Node] = []
        private(set) var literals: [Literal] = []
        private(set) var names: [UInt8] = []
        private(set) var ends: [Int] = []

        /// Adds a node and everything behind it; returns the node's place.
        mutating func add(_ builder: Builder) -> Int {
            let place = nodes.count
            let routes = ends.count..<ends.count + builder.routes.count
            ends += builder.routes
            nodes.append(Node(literals: 0..<0, parameter: nil, routes: routes))
            let sorted = builder.literals.sorted { left, right in
                left.name.withUnsafeBytes { name in
                    right.name.withUnsafeBytes { Router.compare(name, $0) < 0 }
                }
            }
            let behind = sorted.map { add($0.builder) }
            let parameter = builder.parameter.first.map { add($0) }
            let first = literals.count
            for (literal, node) in zip(sorted, behind) {
                literals.append(Literal(name: names.count..<names.count + literal.name.count, node: node))
                names += literal.name
            }
            nodes[place] = Node(literals: first..<literals.count, parameter: parameter, routes: routes)
            return place
        }
    }

    /// A node that still grows; of bytes, since characters of two hundred paths are felt at the start.
    private struct Builder {
        private(set) var literals: [(name: ArraySlice<UInt8>, builder: Builder)] = []
        private(set) var parameter: [Builder] = []
        private(set) var routes: [Int] = []

        mutating func insert(_ template: String, at index: Int) {
            insert(Array(template.utf8).split(separator: UInt8(ascii: "/"))[...], at: index)
        }

        private mutating func insert(_ segments: ArraySlice<ArraySlice<UInt8>>, at index: Int) {
            guard let segment = segments.first else {
                routes.append(index)
                return
            }
            if segment.first == UInt8(ascii: "{") {
                if parameter.isEmpty { parameter.append(Builder()) }
                parameter[0].insert(segments.dropFirst(), at: index)
            } else if let place = literals.firstIndex(where: { $0.name == segment }) {
                literals[place].builder.insert(segments.dropFirst(), at: index)
            } else {
                var builder = Builder()
                builder.insert(segments.dropFirst(), at: index)
                literals.append((segment, builder))
            }
        }
    }
}
