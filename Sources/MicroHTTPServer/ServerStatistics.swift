import CMicroHTTPShim

/// What a server has done and is doing.
package struct ServerStatistics: Sendable, Hashable {
    /// Why connections and requests were refused or cut, in the words of metrics labels.
    package enum Refusal: String, Sendable, CaseIterable {
        case badFraming = "bad_framing"
        case bodyTooLarge = "body_too_large"
        case uriTooLong = "uri_too_long"
        case headersTooLarge = "headers_too_large"
        case requestTimeout = "request_timeout"
        /// Closed between requests after the idle time.
        case idle
        case connectionLimit = "connection_limit"
        /// No memory, or none that bodies may have.
        case memory
        /// Cut because the client did not read.
        case slowConsumer = "slow_consumer"
    }

    package let connectionsAccepted: UInt64
    package let connectionsOpen: UInt64
    package let requestsServed: UInt64
    /// Requests whose first line has been read and whose reply is not yet sent, the suspended ones
    /// included.
    package let requestsInFlight: UInt64
    package let requestsSuspended: UInt64
    package let streamsOpen: UInt64
    /// Memory of bodies that counts against `bodiesBytesMax`.
    package let bodiesBytes: UInt64
    /// Memory of replies that counts against `repliesBytesMax`.
    package let repliesBytes: UInt64
    private let refused: [UInt64]

    /// The number of refusals for one reason.
    package func refused(_ reason: Refusal) -> UInt64 {
        guard let index = Refusal.allCases.firstIndex(of: reason) else { return 0 }
        return refused[index]
    }

    init(_ figures: uhttp_statistics) {
        connectionsAccepted = figures.connections_accepted
        connectionsOpen = figures.connections_open
        requestsServed = figures.requests_served
        requestsInFlight = figures.requests_in_flight
        requestsSuspended = figures.requests_suspended
        streamsOpen = figures.streams_open
        bodiesBytes = figures.bodies_bytes
        repliesBytes = figures.replies_bytes
        // `Refusal` lists its cases in the order of `uhttp_refusal`.
        refused = withUnsafeBytes(of: figures.refused) { Array($0.bindMemory(to: UInt64.self)) }
    }
}
