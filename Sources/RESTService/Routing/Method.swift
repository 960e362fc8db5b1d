/// The request methods that routes use; every other token is answered 405 where the path exists.
package enum Method: String, Sendable, CaseIterable, Hashable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"

    /// Whether a request of this method changes something; only then does its body count.
    package var isMutating: Bool {
        switch self {
        case .get, .head, .options: false
        case .post, .put, .patch, .delete: true
        }
    }
}
