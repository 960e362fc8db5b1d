import PostgresJournal
import SQLiteJournal
import Sessions

/// Where sessions are kept.
enum StoreLocation: Sendable, Equatable {
    case memory
    /// A file, created if it is not there.
    case sqlite(path: String)
    /// A database that several machines share; the address may hold a password.
    case postgres(uri: String)

    /// Reads `memory:`, `sqlite:PATH` or `postgres://…`.
    init?(_ text: String) {
        if text == "memory:" {
            self = .memory
        } else if text.hasPrefix("sqlite:"), text.count > "sqlite:".count {
            self = .sqlite(path: String(text.dropFirst("sqlite:".count)))
        } else if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") {
            self = .postgres(uri: text)
        } else {
            return nil
        }
    }

    /// The file in the user's data directory; nil where there is none.
    static var standard: StoreLocation? {
        if let folder = Environment.value("XDG_DATA_HOME"), folder.hasPrefix("/") {
            return .sqlite(path: folder + "/understudy/sessions.sqlite")
        }
        guard let home = Environment.value("HOME"), home.hasPrefix("/") else { return nil }
        return .sqlite(path: home + "/.local/share/understudy/sessions.sqlite")
    }

    /// Opens the store.
    ///
    /// - Parameter onBreakdown: Called once, on any thread, when nothing can be made durable any more.
    func open(
        synchronous: SQLiteJournal.Synchronous, onBreakdown: @escaping @Sendable (String) -> Void
    ) throws(StoreError) -> any Journal {
        switch self {
        case .memory: return MemoryJournal()
        case .sqlite(let path):
            do throws(SQLiteJournalError) {
                try SQLiteJournal.createFolder(of: path)
                return try SQLiteJournal(path: path, synchronous: synchronous, onBreakdown: onBreakdown)
            } catch {
                throw StoreError(detail: error.detail, exitCode: 69)
            }
        case .postgres(let uri):
            do throws(PostgresJournalError) {
                return try PostgresJournal(ConnectionSettings(uri: uri))
            } catch {
                throw StoreError(error)
            }
        }
    }
}

/// Why a store cannot be opened, and the exit code that says so.
struct StoreError: Error {
    let detail: String
    let exitCode: Int32
}

extension StoreError {
    /// A database that is not there may come; one with other tables will not do.
    init(_ error: PostgresJournalError) {
        switch error.code {
        case .unreachable: self.init(detail: error.detail, exitCode: 69)
        case .configuration: self.init(detail: error.detail, exitCode: 78)
        }
    }
}
