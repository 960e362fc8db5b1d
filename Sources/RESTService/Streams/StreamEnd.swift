import Sessions

/// Why a stream ended, in the words of its last event and of the metrics' labels.
package enum StreamEnd: String, Sendable, CaseIterable {
    case deleted
    case expired
    case draining
    /// The client did not take what was sent.
    case slowConsumer = "slow_consumer"
    /// The log cannot be read now.
    case unavailable

    /// The end of a stream whose session has ended.
    init(_ reason: SessionEnd.Reason) {
        switch reason {
        case .deleted: self = .deleted
        case .expired: self = .expired
        }
    }

    /// The end of a stream whose log cannot be read.
    init(_ error: SessionError) {
        switch error {
        case .notFound(let end): self = end.map { StreamEnd($0.reason) } ?? .deleted
        default: self = .unavailable
        }
    }
}
