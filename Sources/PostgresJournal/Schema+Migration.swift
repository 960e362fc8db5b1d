extension PostgresJournal {
    /// Gives a database the tables that this program uses; those that are there already stay.
    ///
    /// - Returns: The version of the tables before and after.
    /// - Throws: ``PostgresJournalError``: no server, or tables of a later version of this program.
    package static func migrate(
        _ settings: ConnectionSettings
    ) throws(PostgresJournalError) -> (from: Int, to: Int) {
        do throws(DatabaseFailure) {
            let connection = try Connection(settings)
            try connection.script("BEGIN; \(Schema.lock); \(Schema.foundation)")
            let found = try connection.number(Schema.versionQuery)
            if found <= Schema.version {
                for migration in Schema.migrations[found...] { try connection.script(migration) }
                try connection.script(
                    "UPDATE understudy.schema_version SET version = \(Schema.version); COMMIT")
                return (found, Schema.version)
            }
            try connection.script("ROLLBACK")
            throw .refused(state: Schema.tooNew, message: Schema.mismatch(found))
        } catch {
            throw PostgresJournalError(error)
        }
    }
}

extension Schema {
    static let versionQuery = "SELECT version FROM understudy.schema_version"
    /// Stands for a version that this program does not know, in place of a code of the server.
    fileprivate static let tooNew = "version"

    /// Makes sure that the tables are those that this program uses.
    ///
    /// - Returns: A connection, and what the service's clock says.
    static func check(
        _ settings: ConnectionSettings
    ) throws(PostgresJournalError) -> (connection: Connection, seconds: Double) {
        do throws(DatabaseFailure) {
            let found = try storedVersion(try Connection(settings))
            guard found == version else { throw .refused(state: tooNew, message: mismatch(found)) }
            let connection = try Connection.ready(settings)
            let clock = try connection.run([Call(.clock, Parameters())], within: .seconds(5))[0]
            return (connection, clock.double(0, 0) ?? 0)
        } catch {
            throw PostgresJournalError(error)
        }
    }

    /// The version of the tables; 0 where there are none.
    private static func storedVersion(_ connection: Connection) throws(DatabaseFailure) -> Int {
        do throws(DatabaseFailure) {
            return try connection.number(versionQuery)
        } catch {
            // No such schema, or no such table.
            guard case .refused(let state, _) = error, state == "3F000" || state == "42P01" else {
                throw error
            }
            return 0
        }
    }

    fileprivate static func mismatch(_ found: Int) -> String {
        if found < version {
            return "the database has version \(found) of the tables, this program needs \(version); "
                + "run: understudy migrate --store postgres://..."
        }
        return "the database has version \(found) of the tables, this program knows up to \(version); "
            + "run a later program"
    }
}

extension PostgresJournalError {
    init(_ failure: DatabaseFailure) {
        switch failure {
        case .lost(let text): self.init(.unreachable, detail: text)
        case .refused(state: Schema.tooNew, let message): self.init(.configuration, detail: message)
        case .refused:
            self.init(failure.isAboutServer ? .unreachable : .configuration, detail: failure.text)
        }
    }
}
