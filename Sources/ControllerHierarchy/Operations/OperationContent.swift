/// What an operation is; one type for each, in a file of its own.
///
/// The API's description, the page's forms and the list in the documents follow from it.
package protocol OperationContent: Sendable {
    static var kind: OperationKind { get }
    static var group: OperationGroup { get }
    /// A few words without a full stop.
    static var summary: String { get }
    /// What it does, in sentences; line breaks are spaces.
    static var description: String { get }
    /// Fields with which it does something, as a client writes them.
    static var example: OperationExample { get }
}
