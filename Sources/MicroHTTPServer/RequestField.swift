import CMicroHTTPShim

/// The header fields that a server can ask for, in the order of `uhttp_header`.
///
/// A request that has one of those up to `requestedMethod` twice is refused; of the others the first counts.
package enum RequestField: UInt32, Sendable, CaseIterable {
    case host, origin, authorization, contentType, contentLength, transferEncoding, ifMatch, ifNoneMatch
    case idempotencyKey, lastEventID, pauseToken
    /// `Access-Control-Request-Method`.
    case requestedMethod
    case accept, contentEncoding, expect, requestID, traceparent
}
