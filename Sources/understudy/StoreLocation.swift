import SQLiteJournal
import Sessions

/// Where sessions are kept.
enum StoreLocation: Sendable, Equatable {
    case memory
    /// A file, created if it is not there.
    case sqlite(path: String)

    /// Reads `memory:` or `sqlite:PATH`.
    init?(_ text: String) {
        if text == "memory:" {
            self = .memory
        } else if text.hasPrefix("sqlite:"), text.count > "sqlite:".count {
            self = .sqlite(path: String(text.dropFirst("sqlite:".count)))
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
    ) throws(SQLiteJournalError) -> any Journal {
        switch self {
        case .memory: return MemoryJournal()
        case .sqlite(let path):
            try SQLiteJournal.createFolder(of: path)
            return try SQLiteJournal(path: path, synchronous: synchronous, onBreakdown: onBreakdown)
        }
    }
}
