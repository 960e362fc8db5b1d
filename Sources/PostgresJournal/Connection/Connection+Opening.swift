extension Connection {
    /// A connection with all statements prepared, through which nothing is seen that a failover could undo.
    static func ready(_ settings: ConnectionSettings) throws(DatabaseFailure) -> Connection {
        let connection = try Connection(settings)
        try connection.prepare(Statement.allCases)
        _ = try connection.run([Call(.acknowledgeDurably, Parameters())], within: .seconds(5))
        try connection.fence()
        return connection
    }
}
