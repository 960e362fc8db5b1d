import CPostgreSQL

/// How to reach the database: what the user has written, and what counts where they have written nothing.
package struct ConnectionSettings: Sendable {
    /// A connection URI as libpq reads it; it may hold a password, so it is never printed.
    let uri: String

    /// Reads a connection URI; of several hosts the one that takes writes is used.
    ///
    /// - Throws: ``PostgresJournalError`` when libpq cannot read it, or is not there.
    package init(uri: String) throws(PostgresJournalError) {
        if let failure = understudy_libpq_load() {
            throw PostgresJournalError(
                .configuration,
                detail: "PostgreSQL's client library cannot be loaded (Debian: libpq5): "
                    + String(cString: failure))
        }
        var message: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(uri, &message)
        defer {
            PQconninfoFree(options)
            PQfreemem(message)
        }
        guard options != nil else {
            // What libpq says may quote the URI, and so a password.
            throw PostgresJournalError(
                .configuration,
                detail: "the address of the database cannot be read; write postgres://HOST/DATABASE")
        }
        self.uri = uri
    }

    /// What is said before the user's words, which win.
    ///
    /// A server that does not answer is given up after a few seconds, so that the next host gets its turn.
    private static let defaults: [(String, String)] = [
        ("target_session_attrs", "read-write"), ("connect_timeout", "2"), ("keepalives_idle", "5"),
        ("keepalives_interval", "2"), ("keepalives_count", "3"), ("tcp_user_timeout", "8000"),
        ("application_name", "understudy"),
    ]

    /// Opens a connection of libpq; blocks for `connect_timeout` seconds for each host at most.
    func open() -> OpaquePointer? {
        let parameters = ConnectionSettings.defaults + [("dbname", uri), ("client_encoding", "UTF8")]
        return parameters.map(\.0).withCStrings { names in
            parameters.map(\.1).withCStrings { values in PQconnectdbParams(names, values, 1) }
        }
    }
}

extension [String] {
    /// Calls `body` with the strings as C has them, behind the last of them a null pointer.
    func withCStrings<Answer>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Answer) -> Answer {
        var offsets: [Int] = []
        var bytes: [CChar] = []
        for string in self {
            offsets.append(bytes.count)
            bytes.append(contentsOf: string.utf8CString)
        }
        return bytes.withUnsafeBufferPointer { buffer in
            let pointers = offsets.map { offset in buffer.baseAddress.map { $0 + offset } } + [nil]
            return pointers.withUnsafeBufferPointer { list in
                guard let start = list.baseAddress else { preconditionFailure("the list ends with a null") }
                return body(start)
            }
        }
    }
}
