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
    /// The literals of all nodes, each at the place that its hash names or the first free one behind it.
    private let literals: [Literal]
    private let names: [UInt8]
    /// The routes of all nodes.
    private let ends: [Int]
    /// What paths below a session begin with, and the node behind the identifier; nil where there are none.
    private let sessions: SessionPaths?

    /// Builds the tree of a table in which no two routes have the same method and path.
    ///
    /// - Parameter routes: The method of each, and its path with parameters in braces.
    init(_ routes: [(method: HTTPMethod, template: String)]) {
        methods = routes.map(\.method)
        var table = Table()
        for route in routes { table.add(route.template) }
        (nodes, ends) = table.nodes
        literals = table.literals
        names = table.names
        sessions = table.sessions
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
        var node = 0
        var parameters = PathParameters()
        var start = 1
        if let sessions, let session = sessions.identifier(in: path) {
            // Nearly every path; no literal looks like an identifier.
            parameters = PathParameters(session, written: sessions.segment(of: path))
            (node, start) = (sessions.node, SessionPaths.segmentEnd + 1)
        }
        while start <= path.count {
            let end = path.firstIndex(of: UInt8(ascii: "/"), from: start) ?? path.endIndex
            let segment = UnsafeRawBufferPointer(rebasing: path[start..<end])
            start = end + 1
            if let next = literal(segment, of: node) {
                node = next
                continue
            }
            if segment.isEmpty {
                if path.count == 1 { break }
                return .noRoute
            }
            if !PercentEncoding.isPlain(segment) {
                guard let text = PercentEncoding.segment(segment) else { return .malformed }
                if let next = Array(text.utf8).withUnsafeBytes({ literal($0, of: node) }) {
                    node = next
                    continue
                }
            }
            guard let next = nodes[node].parameter, parameters.append(segment) else { return .noRoute }
            node = next
        }
        let routes = nodes[node].routes
        return routes.isEmpty ? .noRoute : .path(routes, parameters)
    }

    /// The node behind a literal segment.
    private func literal(_ segment: UnsafeRawBufferPointer, of node: Int) -> Int? {
        let found = literals[Router.place(of: segment, behind: node, among: literals, names)]
        return found.isThere ? found.node : nil
    }

    /// Where a literal is, or belongs.
    @inline(__always)
    private static func place(
        of segment: UnsafeRawBufferPointer, behind node: Int, among literals: [Literal], _ names: [UInt8]
    ) -> Int {
        literals.withUnsafeBufferPointer { literals in
            names.withUnsafeBytes { names in
                var place = hash(segment, of: node) & (literals.count - 1)
                while literals[place].isThere {
                    let literal = literals[place]
                    if literal.parent == node,
                        UnsafeRawBufferPointer(rebasing: names[literal.name]).equals(segment)
                    {
                        break
                    }
                    place = (place + 1) & (literals.count - 1)
                }
                return place
            }
        }
    }

    /// Where to look for a literal first.
    ///
    /// All of them are the table's own, so that nobody can choose which meet.
    private static func hash(_ segment: UnsafeRawBufferPointer, of node: Int) -> Int {
        var hash = UInt64(truncatingIfNeeded: node << 8 | segment.count)
        func add(_ bytes: UInt64) { hash = (hash ^ bytes ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15 }
        if segment.count < 8 {
            add(segment.reduce(0) { $0 << 8 | UInt64($1) })
        } else {
            // The last eight bytes are read together with some of those before them.
            for offset in stride(from: 0, to: segment.count - 8, by: 8) {
                add(segment.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            add(segment.loadUnaligned(fromByteOffset: segment.count - 8, as: UInt64.self))
        }
        return Int(truncatingIfNeeded: hash >> 40)
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

extension Router {
    /// One step of a path.
    private struct Node {
        let parameter: Int?
        /// Its routes, as places in the router's array.
        let routes: Range<Int>
    }

    /// A literal segment, the node that it leads from and the one that it leads to.
    private struct Literal {
        let name: Range<Int>
        let parent: Int
        let node: Int

        /// Nothing leads to the root: so are places marked that are free.
        var isThere: Bool { node > 0 }

        static let none = Literal(name: 0..<0, parent: 0, node: 0)
    }

    /// Where the paths below a session go on.
    private struct SessionPaths {
        let node: Int

        static let prefix: StaticString = "/v1/sessions/"
        /// Where the identifier ends.
        static let segmentEnd = prefix.utf8CodeUnitCount + SessionID.textLength

        /// The identifier that follows the prefix as a whole segment; nil for other paths.
        @inline(__always)
        func identifier(in path: UnsafeRawBufferPointer) -> SessionID? {
            guard path.count >= SessionPaths.segmentEnd, let start = path.baseAddress,
                memcmp(start, SessionPaths.prefix.utf8Start, SessionPaths.prefix.utf8CodeUnitCount) == 0,
                path.count == SessionPaths.segmentEnd || path[SessionPaths.segmentEnd] == UInt8(ascii: "/")
            else { return nil }
            return SessionID(utf8: segment(of: path).bindMemory(to: UInt8.self))
        }

        @inline(__always)
        func segment(of path: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(
                rebasing: path[SessionPaths.prefix.utf8CodeUnitCount..<SessionPaths.segmentEnd])
        }
    }

    /// The flat arrays while they are filled; by bytes, since two hundred paths are felt at the start.
    private struct Table {
        /// The node behind a parameter, of each node.
        private var parameters: [Int?] = [nil]
        /// At the places that their hashes name, with as many free places, or more.
        private(set) var literals = [Literal](repeating: .none, count: 2)
        private var literalCount = 0
        private(set) var names: [UInt8] = []
        /// The node of each route.
        private var routes: [Int] = []

        mutating func add(_ template: String) {
            let path = Array(template.utf8)
            let node = path.withUnsafeBytes { path in
                var node = 0
                var start = 1
                while start < path.count {
                    let end = path.firstIndex(of: UInt8(ascii: "/"), from: start) ?? path.endIndex
                    node = step(UnsafeRawBufferPointer(rebasing: path[start..<end]), from: node)
                    start = end + 1
                }
                return node
            }
            routes.append(node)
        }

        /// The node behind a segment, which is made where there is none.
        private mutating func step(_ segment: UnsafeRawBufferPointer, from node: Int) -> Int {
            if segment.first == UInt8(ascii: "{") {
                if let next = parameters[node] { return next }
                parameters[node] = parameters.count
            } else {
                let place = place(of: segment, behind: node)
                if literals[place].isThere { return literals[place].node }
                let name = names.count..<names.count + segment.count
                names += segment
                literals[place] = Literal(name: name, parent: node, node: parameters.count)
                literalCount += 1
                if 2 * literalCount > literals.count { grow() }
            }
            parameters.append(nil)
            return parameters.count - 1
        }

        private func place(of segment: UnsafeRawBufferPointer, behind node: Int) -> Int {
            Router.place(of: segment, behind: node, among: literals, names)
        }

        private mutating func grow() {
            let all = literals
            literals = [Literal](repeating: .none, count: 2 * all.count)
            for literal in all where literal.isThere {
                let free = names[literal.name].withUnsafeBytes { place(of: $0, behind: literal.parent) }
                literals[free] = literal
            }
        }

        /// All nodes, and the routes that end at each, in the order of the nodes.
        var nodes: ([Node], ends: [Int]) {
            var bounds = [Int](repeating: 0, count: parameters.count + 1)
            for node in routes { bounds[node + 1] += 1 }
            for node in parameters.indices { bounds[node + 1] += bounds[node] }
            var next = bounds
            var ends = routes
            for (route, node) in routes.enumerated() {
                ends[next[node]] = route
                next[node] += 1
            }
            let nodes = parameters.enumerated().map { node, parameter in
                Node(parameter: parameter, routes: bounds[node]..<bounds[node + 1])
            }
            return (nodes, ends)
        }

        /// The node behind a session's identifier, unless a literal in its place could be taken for one.
        var sessions: SessionPaths? {
            guard let version = node(behind: "v1", of: 0), let all = node(behind: "sessions", of: version),
                let session = parameters[all],
                !literals.contains(where: { $0.parent == all && $0.name.count == SessionID.textLength })
            else { return nil }
            return SessionPaths(node: session)
        }

        private func node(behind name: String, of parent: Int) -> Int? {
            literals.first { $0.parent == parent && names[$0.name].elementsEqual(name.utf8) }?.node
        }
    }
}
