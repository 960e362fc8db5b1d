import ArgumentParser
import JSONBytes
import SQLiteJournal

/// Looks whether a store is what was written to it.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Look at every row of a store in a file, and say what is damaged.",
        discussion: """
            Nothing is written. No service may use the store meanwhile. For PostgreSQL use its own tools: \
            data checksums and pg_amcheck.

            Exit codes: 0 all is as it was written, 1 something is damaged, 64 wrong usage, 69 there is no \
            such store, or a service uses it.
            """)

    @Argument(help: "The store, sqlite:PATH or its path; what serve would use by default. [UNDERSTUDY_STORE]")
    var store: String?

    @Flag(help: "Print the findings as one JSON object.")
    var json = false

    func run() throws {
        let named = (store ?? Environment.value("UNDERSTUDY_STORE")).map { text in
            text.contains(":") ? StoreLocation(text) : .sqlite(path: text)
        }
        guard case .sqlite(let path)? = named ?? StoreLocation.standard else {
            StandardError.print("understudy: name a store in a file: understudy check sqlite:PATH")
            throw ExitCode(64)
        }
        let check: StoreCheck
        do throws(SQLiteJournalError) { check = try StoreCheck(path: path) } catch {
            StandardError.print("understudy: \(error.detail)")
            throw ExitCode(69)
        }
        print(json ? check.json : check.text)
        if !check.findings.isEmpty { throw ExitCode(1) }
    }
}

extension StoreCheck {
    /// A line for each finding, and one for what is whole.
    fileprivate var text: String {
        let lines = findings.map { finding in
            (finding.session.map { "session \($0): " } ?? "") + finding.detail
        }
        let whole = "\(sessionCount) sessions with \(recordCount) operations are as they were written"
        return (lines + [whole]).joined(separator: "\n")
    }

    fileprivate var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("sessions")
        writer.value(sessionCount)
        writer.key("operations")
        writer.value(recordCount)
        writer.key("findings")
        writer.beginArray()
        for finding in findings {
            writer.beginObject()
            if let session = finding.session {
                writer.key("session")
                writer.value("\(session)")
            }
            writer.key("detail")
            writer.value(finding.detail)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.string()
    }
}
