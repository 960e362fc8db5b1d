/// What the app does when UIKit calls the completion handler that it passed.
struct CompletionHandler {
    let operations: [Operation]
    /// Whether there is a handler at all.
    let isReported: Bool

    static let none = CompletionHandler(operations: [], isReported: false)
}
