import ArgumentParser
import PostgresJournal

/// Gives a database the tables that the service needs.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Create the tables in a PostgreSQL database, or bring them up to date.",
        discussion: """
            A store in a file is brought up to date when it is opened and needs none of this. It is safe to \
            run again, and to run twice at once.

            Exit codes: 0 the tables are those that this program uses, 69 no server answers, 78 they are of \
            a later program, or the address is wrong.
            """)

    @Option(help: "The database, postgres://HOST,HOST/DATABASE [UNDERSTUDY_STORE]")
    var store: String?

    func run() throws {
        guard
            case .postgres(let uri)? = (store ?? Environment.value("UNDERSTUDY_STORE")).flatMap(
                StoreLocation.init)
        else {
            StandardError.print("understudy: name the database: --store postgres://HOST/DATABASE")
            throw ExitCode(64)
        }
        do throws(PostgresJournalError) {
            let (from, to) = try PostgresJournal.migrate(ConnectionSettings(uri: uri))
            print(from == to ? "the tables have version \(to) already" : "the tables have version \(to) now")
        } catch {
            StandardError.print("understudy: \(error.detail)")
            throw ExitCode(StoreError(error).exitCode)
        }
    }
}
