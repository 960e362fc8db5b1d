import Sessions

/// A request that a route has taken, with the parts that the route's template and parameters name.
package struct Call {
    package internal(set) var request: Request
    package let route: Route
    /// The type to answer in; `none` where the route has no representations.
    package let representation: MediaType
    /// The type of the body; nil when there is no body.
    package internal(set) var bodyType: MediaType?
    let path: PathParameters
    let query: [QueryValue]
    /// When the request had arrived, in nanoseconds of the clock of durations.
    package internal(set) var begun: Int
    /// The token of whoever sends the request; nil where nobody has to have one.
    let client: AccessToken?

    /// Whom the sessions that the request makes belong to.
    var owner: String? { client?.name }

    /// Whose sessions there are for whoever sends the request.
    var scope: SessionScope { client?.scope ?? .everybodys }

    package var body: UnsafeRawBufferPointer { request.body }
}

extension Call {
    /// The value of a query parameter; nil when it was not given.
    func query(_ name: String) -> String? {
        for entry in query where entry.name == name { return entry.value }
        return nil
    }

    /// The value of an integer parameter; nil when it was not given.
    func integer(_ name: String) -> Int? { query(name).flatMap(Int.init) }

    /// The comma-separated words of a parameter; nil when it was not given.
    func list(_ name: String) -> [String]? {
        query(name)?.split(separator: ",").map(String.init)
    }
}
