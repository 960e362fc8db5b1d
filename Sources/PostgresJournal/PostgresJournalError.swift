/// Why a database cannot be used as a journal.
package struct PostgresJournalError: Error, Sendable {
    package let code: Code
    /// A sentence that says what to do; it holds no password.
    package let detail: String

    init(_ code: Code, detail: String) {
        self.code = code
        self.detail = detail
    }

    /// The kinds of reasons.
    package enum Code: Sendable {
        /// The address cannot be read, or the tables are not those that this program uses.
        case configuration
        /// No server that takes writes answers.
        case unreachable
    }
}
