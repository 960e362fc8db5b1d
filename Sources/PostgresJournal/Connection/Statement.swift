/// Every statement that the journal sends, prepared once for each connection.
///
/// All that concern a session carry its identifier, so that a database that spreads sessions over machines by
/// it can hand each statement to one of them; those that append to several it would have to divide.
enum Statement: String, CaseIterable {
    case fence, acknowledgeDurably, preparedToWrite
    case schemaVersion, clock, setClock
    case create, createWithKey, append, appendSeveral, update, postpone
    case deleteHead, deleteRecords, deleteSession
    case header, head, records, writer, keyHolder, keyedHeader, entry, ofOwner
    case entries, labelledEntries, entriesOfOwner, labelledEntriesOfOwner
    case sessionCount, sessionCountOfOwner, byteCount, overdue
    case listen, notify

    var name: String { rawValue }

    var sql: String {
        switch self {
        // A message in the log of writes is the least that a commit can hold and still wait for the standby.
        case .fence: "SELECT pg_logical_emit_message(true, 'understudy', 'fence')"
        case .acknowledgeDurably:
            "SELECT set_config('synchronous_commit', 'on', false) "
                + "WHERE current_setting('synchronous_commit') = 'off'"
        // By what arrays hold each group would be planned anew, for more than it costs. Nothing says for each
        // transaction what it is.
        case .preparedToWrite:
            "SELECT set_config('plan_cache_mode', 'force_generic_plan', false), "
                + "set_config('default_transaction_isolation', 'read committed', false), "
                + "set_config('default_transaction_read_only', 'off', false)"
        case .schemaVersion: "SELECT version FROM understudy.schema_version"
        case .clock: Statement.clockSQL
        case .setClock:
            "UPDATE understudy.clock SET seconds = $1::float8, noted = clock_timestamp() "
                + "WHERE seconds <= $1::float8"
        case .create: Statement.createSQL(key: nil)
        case .createWithKey: Statement.createSQL(key: "key")
        case .append: Statement.appendSQL
        case .appendSeveral: Statement.appendSeveralSQL
        case .update:
            "UPDATE understudy.session SET labels = $2::bytea[], idle_seconds = $3::int8, "
                + "deadline = $4::float8 WHERE id = $1::uuid"
        case .postpone:
            "UPDATE understudy.session SET deadline = $2::float8 "
                + "WHERE id = $1::uuid AND deadline < $2::float8"
        case .deleteHead: "DELETE FROM understudy.head WHERE session = $1::uuid"
        case .deleteRecords: "DELETE FROM understudy.record WHERE session = $1::uuid"
        case .deleteSession:
            "WITH gone AS (DELETE FROM understudy.session WHERE id = $1::uuid RETURNING creation_key) "
                + "DELETE FROM understudy.creation_key WHERE key IN (SELECT creation_key FROM gone)"
        default: readingSQL
        }
    }

    private var readingSQL: String {
        switch self {
        case .header: Statement.headerSQL + "WHERE s.id = $1::uuid AND h.session = $1::uuid"
        case .head: "SELECT version FROM understudy.head WHERE session = $1::uuid"
        case .records:
            "SELECT version, operation, effect, event_count, last_sequence, digest, key, key_fingerprint, "
                + "key_operations FROM understudy.record "
                + "WHERE session = $1::uuid AND version BETWEEN $2::int8 AND $3::int8 ORDER BY version"
        case .writer:
            "SELECT writer FROM understudy.record WHERE session = $1::uuid AND version = $2::int8"
        case .keyHolder: "SELECT session FROM understudy.creation_key WHERE key = $1::bytea"
        case .keyedHeader:
            Statement.headerSQL
                + "WHERE s.id = (SELECT session FROM understudy.creation_key WHERE key = $1::bytea)"
        case .ofOwner: "SELECT 1 FROM understudy.session WHERE id = $1::uuid AND owner = $2::bytea"
        case .entries: Statement.entriesSQL("")
        case .labelledEntries: Statement.entriesSQL("AND s.labels @> $3::bytea[] ")
        case .entriesOfOwner: Statement.entriesSQL("AND s.owner = $3::bytea ")
        case .labelledEntriesOfOwner:
            Statement.entriesSQL("AND s.labels @> $3::bytea[] AND s.owner = $4::bytea ")
        case .entry: Statement.entrySQL + "WHERE s.id = $1::uuid AND h.session = $1::uuid"
        case .sessionCount: "SELECT count(*) FROM understudy.session"
        case .sessionCountOfOwner: "SELECT count(*) FROM understudy.session WHERE owner = $1::bytea"
        case .byteCount: "SELECT pg_database_size(current_database())"
        case .overdue:
            "SELECT id, owner FROM understudy.session WHERE deadline <= $1::float8 "
                + "ORDER BY deadline LIMIT $2::int8"
        case .listen: "LISTEN understudy"
        case .notify: "SELECT pg_notify('understudy', $1::text)"
        default: ""
        }
    }

    // MARK: Long ones

    /// The seconds that the service has run: while some replica notes them they go on by the database's
    /// clock, else they stand where they were left.
    private static let clockSQL = """
        SELECT seconds + CASE WHEN clock_timestamp() - noted BETWEEN '0 s' AND '150 s'
            THEN extract(epoch FROM clock_timestamp() - noted)::float8 ELSE 0 END
        FROM understudy.clock
        """

    private static let entryColumns =
        "s.id, s.place, s.labels, s.idle_seconds, s.created_milliseconds, s.created_seconds, s.deadline, "
        + "s.launch_digest, s.launch_events, s.launch_crashed, h.version, h.last_sequence, h.effect, s.owner"

    private static let entrySQL =
        "SELECT \(entryColumns) FROM understudy.session s JOIN understudy.head h ON h.session = s.id "

    /// A part of the list of sessions.
    private static func entriesSQL(_ condition: String) -> String {
        entrySQL + "WHERE s.place > $1::int8 \(condition)ORDER BY s.place LIMIT $2::int8"
    }

    private static let headerSQL =
        "SELECT \(entryColumns), s.definition, s.creation_key, s.key_fingerprint "
        + "FROM understudy.session s JOIN understudy.head h ON h.session = s.id "

    /// A session, if nobody holds its key; without a row nothing was done.
    private static func createSQL(key: String?) -> String {
        let claim = """
            key AS (
                INSERT INTO understudy.creation_key (key, session) VALUES ($10::bytea, $1::uuid)
                ON CONFLICT (key) DO NOTHING RETURNING key),
            """
        let columns =
            "id, definition, launch_digest, launch_events, launch_crashed, labels, idle_seconds, "
            + "created_milliseconds, created_seconds, deadline"
        let values =
            "$1::uuid, $2::bytea, $3::int8, $4::int8, $5::bool, $6::bytea[], $7::int8, $8::int8, $9::float8, "
        let keyed = "\(values) $11::float8, $13::bytea, key, $12::int8 FROM key"
        let plain = "\(values) $10::float8, $11::bytea, NULL, NULL"
        return """
            WITH \(key == nil ? "" : claim) made AS (
                INSERT INTO understudy.session (\(columns), owner, creation_key, key_fingerprint)
                SELECT \(key == nil ? plain : keyed)
                ON CONFLICT (id) DO NOTHING RETURNING id, launch_events)
            INSERT INTO understudy.head (session, version, last_sequence)
            SELECT id, 0, launch_events FROM made ON CONFLICT (session) DO NOTHING
            """
    }

    /// A record, if the session ends with the version before it; without a row nothing was done.
    ///
    /// A writer that has not yet heard of that version's commit only goes on from a version of its own.
    private static let appendSQL = """
        WITH moved AS (
            UPDATE understudy.head
            SET version = $2::int8, last_sequence = $6::int8, effect = $4::int8, writer = $8::int8
            WHERE session = $1::uuid AND version = $2::int8 - 1 AND (NOT $12::bool OR writer = $8::int8)
            RETURNING session)
        INSERT INTO understudy.record (
            session, version, operation, effect, event_count, last_sequence, digest, writer,
            key, key_fingerprint, key_operations)
        SELECT session, $2::int8, $3::bytea, $4::int8, $5::int8, $6::int8, $7::int8, $8::int8,
            $9::bytea, $10::int8, $11::int8
        FROM moved
        """

    /// What ``Statement/append`` takes.
    static let appendTypes: [Parameters.ElementType] = [
        .session, .integer, .bytes, .integer, .integer, .integer, .integer, .integer, .bytes, .integer,
        .integer, .boolean,
    ]

    /// A record for each of several sessions, where that session ends with the version before it; answers
    /// with the sessions for which it was done.
    ///
    /// Heads are locked in the order of the arrays: for each of them they are looked up, and no other way
    /// leads from one to the other.
    private static let appendSeveralSQL = """
        WITH ready AS MATERIALIZED (
            SELECT given.*
            FROM unnest(
                $1::uuid[], $2::int8[], $3::bytea[], $4::int8[], $5::int8[], $6::int8[], $7::int8[],
                $8::int8[], $9::bytea[], $10::int8[], $11::int8[], $12::bool[]
            ) AS given (
                session, version, operation, effect, event_count, last_sequence, digest, writer, key,
                key_fingerprint, key_operations, is_chained),
            LATERAL (
                SELECT version, writer FROM understudy.head WHERE session = given.session FOR UPDATE
            ) AS head
            WHERE head.version = given.version - 1 AND (NOT is_chained OR head.writer = given.writer)),
        moved AS (
            UPDATE understudy.head
            SET version = ready.version, last_sequence = ready.last_sequence, effect = ready.effect,
                writer = ready.writer
            FROM ready WHERE head.session = ready.session)
        INSERT INTO understudy.record (
            session, version, operation, effect, event_count, last_sequence, digest, writer,
            key, key_fingerprint, key_operations)
        SELECT session, version, operation, effect, event_count, last_sequence, digest, writer,
            key, key_fingerprint, key_operations
        FROM ready RETURNING session
        """
}
