import Glibc
import MicroHTTPServer
import Sessions

/// Finds the route of a path, in a number of comparisons that grows with the path and not with the table.
package struct Router: Sendable {
    /// All routes; a match names them by their index.
    package let routes: [Route]
    private let root: Node

    /// Builds the tree of a table in which no two routes have the same method and path.
    package init(_ routes: [Route]) {
        self.routes = routes
        var builder = Builder()
        for (index, route) in routes.enumerated() { builder.insert(route, at: index) }
        root = builder.makeNode()
    }

    /// What a path leads to.
    enum Match {
        /// The indices of the routes with this path, one for each method, and the path's parameters.
        case path([Int], PathParameters)
        case noRoute
        /// A segment that no resource can have, such as `..` or `%2f`.
        case malformed
    }

    /// Finds the routes of an undecoded path.
    func match(_ path: UnsafeRawBufferPointer) -> Match {
        var node = root
        var parameters = PathParameters()
        var start = 1
        while start <= path.count {
            let end = path.firstIndex(of: UInt8(ascii: "/"), from: start) ?? path.endIndex
            let segment = UnsafeRawBufferPointer(rebasing: path[start..<end])
            start = end + 1
            if let literal = node.literal(segment) {
                node = literal
                continue
            }
            if segment.isEmpty {
                if path.count == 1 { break }
                return .noRoute
            }
            if !PercentEncoding.isPlain(segment) {
                guard let text = PercentEncoding.segment(segment) else { return .malformed }
                if let literal = node.literal(text) {
                    node = literal
                    continue
                }
            }
            guard let parameter = node.parameter, parameters.append(segment) else { return .noRoute }
            node = parameter
        }
        return node.routes.isEmpty ? .noRoute : .path(node.routes, parameters)
    }

    /// The routes that share a path, such as `/v1/sessions`, for tests and for `Allow`.
    func methods(of indices: [Int]) -> [HTTPMethod] {
        var methods = indices.map { routes[$0].method }
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
    private final class Node: Sendable {
        /// Sorted by length and then by bytes.
        let literals: [(name: [UInt8], node: Node)]
        let parameter: Node?
        let routes: [Int]

        init(literals: [(name: [UInt8], node: Node)], parameter: Node?, routes: [Int]) {
            self.literals = literals.sorted { Node.precedes($0.name, $1.name) }
            self.parameter = parameter
            self.routes = routes
        }

        func literal(_ segment: UnsafeRawBufferPointer) -> Node? {
            var low = 0
            var high = literals.count
            while low < high {
                let middle = (low + high) / 2
                let order = literals[middle].name.withUnsafeBytes { Node.compare($0, segment) }
                if order == 0 { return literals[middle].node }
                if order < 0 { low = middle + 1 } else { high = middle }
            }
            return nil
        }

        func literal(_ text: String) -> Node? {
            Array(text.utf8).withUnsafeBytes { literal($0) }
        }

        private static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
            left.withUnsafeBytes { left in right.withUnsafeBytes { compare(left, $0) < 0 } }
        }

        private static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
            if left.count != right.count { return left.count - right.count }
            guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return 0 }
            return Int(memcmp(leftStart, rightStart, left.count))
        }
    }

    /// A node that still grows.
    private struct Builder {
        private var literals: [(name: String, builder: Builder)] = []
        private var parameter: [Builder] = []
        private var routes: [Int] = []

        mutating func insert(_ route: Route, at index: Int) {
            let segments = route.template.split(separator: "/")
            insert(segments[...], at: index)
        }

        private mutating func insert(_ segments: ArraySlice<Substring>, at index: Int) {
            guard let segment = segments.first else {
                routes.append(index)
                return
            }
            if segment.hasPrefix("{") {
                if parameter.isEmpty { parameter.append(Builder()) }
                parameter[0].insert(segments.dropFirst(), at: index)
            } else if let place = literals.firstIndex(where: { $0.name == segment }) {
                literals[place].builder.insert(segments.dropFirst(), at: index)
            } else {
                var builder = Builder()
                builder.insert(segments.dropFirst(), at: index)
                literals.append((String(segment), builder))
            }
        }

        func makeNode() -> Node {
            Node(
                literals: literals.map { (Array($0.name.utf8), $0.builder.makeNode()) },
                parameter: parameter.first?.makeNode(), routes: routes)
        }
    }
}
