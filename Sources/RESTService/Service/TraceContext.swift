/// The place of a request in a distributed trace, as W3C's Trace Context has it.
struct TraceContext: Sendable, Equatable {
    private let traceHigh: UInt64
    private let traceLow: UInt64
    /// The span that the service opens for the request.
    private let span: UInt64
    private let flags: UInt8

    /// Goes on with the trace that the client has begun; nil where the header has not its form.
    init?(_ header: UnsafeRawBufferPointer) {
        // 00-<32 digits>-<16 digits>-<2 digits>; a later version may have more behind another hyphen.
        guard header.count >= 55, header[2] == 0x2d, header[35] == 0x2d, header[52] == 0x2d,
            let version = TraceContext.number(header[0..<2]), version != 0xff,
            version == 0 ? header.count == 55 : header.count == 55 || header[55] == 0x2d,
            let high = TraceContext.number(header[3..<19]), let low = TraceContext.number(header[19..<35]),
            let parent = TraceContext.number(header[36..<52]),
            let flags = TraceContext.number(header[53..<55]), high | low != 0, parent != 0
        else { return nil }
        self.init(traceHigh: high, traceLow: low, flags: UInt8(truncatingIfNeeded: flags))
    }

    /// Begins a trace.
    static func new() -> TraceContext {
        TraceContext(
            traceHigh: .random(in: .min ... .max), traceLow: .random(in: 1 ... .max), flags: 0)
    }

    private init(traceHigh: UInt64, traceLow: UInt64, flags: UInt8) {
        self.traceHigh = traceHigh
        self.traceLow = traceLow
        self.flags = flags
        span = .random(in: 1 ... .max)
    }

    var traceID: String { TraceContext.hexadecimal(traceHigh) + TraceContext.hexadecimal(traceLow) }

    var spanID: String { TraceContext.hexadecimal(span) }

    /// The value of `traceparent` in the reply.
    var header: String { "00-\(traceID)-\(spanID)-\(flags < 16 ? "0" : "")\(String(flags, radix: 16))" }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Reads digits in lower case; capitals are not allowed.
    private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> UInt64? {
        var number: UInt64 = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: number = number << 4 | UInt64(digit - 0x30)
            case 0x61...0x66: number = number << 4 | UInt64(digit - 0x57)
            default: return nil
            }
        }
        return number
    }
}
