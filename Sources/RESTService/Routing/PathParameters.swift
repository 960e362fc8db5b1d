import Sessions

/// The parameters of a path, in order; no path has more than two.
///
/// They are borrowed from the request's target and decoded when they are asked for; the router has seen that
/// they can be.
struct PathParameters {
    private var firstSegment = UnsafeRawBufferPointer(start: nil, count: 0)
    private var secondSegment = UnsafeRawBufferPointer(start: nil, count: 0)
    private(set) var count = 0
    /// The first one as the router has read it.
    private var readSession: SessionID?

    init() {}

    /// The parameters of a path that begins with a session's identifier.
    init(_ session: SessionID, written segment: UnsafeRawBufferPointer) {
        firstSegment = segment
        count = 1
        readSession = session
    }

    var first: String { PercentEncoding.segment(firstSegment) ?? "" }
    var second: String { PercentEncoding.segment(secondSegment) ?? "" }
    /// The second one as it was sent.
    var secondAsSent: UnsafeRawBufferPointer { secondSegment }

    /// The first one as a session's identifier; nil when it cannot be one.
    var session: SessionID? {
        readSession ?? SessionID(utf8: firstSegment.bindMemory(to: UInt8.self)) ?? SessionID(first)
    }

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
