/// The tables and how a database gets them.
///
/// Tables with a row for each session or operation are divided by a hash of the session. The head of a
/// session stands apart from what never changes, so that an operation rewrites a small row.
enum Schema {
    /// The steps from an empty database to the tables of this program; never changed once released, only
    /// added to.
    static let migrations = [first, owners]

    /// The version of the tables that this program uses.
    static var version: Int { migrations.count }

    /// Keeps two programs from migrating at once; an arbitrary number.
    static let lock = "SELECT pg_advisory_xact_lock(7164215301)"

    static let foundation = """
        CREATE SCHEMA IF NOT EXISTS understudy;
        CREATE TABLE IF NOT EXISTS understudy.schema_version (version int8 NOT NULL);
        INSERT INTO understudy.schema_version
            SELECT 0 WHERE NOT EXISTS (SELECT FROM understudy.schema_version);
        """

    private static let partitionCount = 8

    private static let first =
        """
        CREATE SEQUENCE understudy.place;
        CREATE TABLE understudy.session (
            id uuid NOT NULL,
            place int8 NOT NULL DEFAULT nextval('understudy.place'),
            definition bytea NOT NULL,
            launch_digest int8 NOT NULL,
            launch_events int8 NOT NULL,
            launch_crashed bool NOT NULL,
            labels bytea[] NOT NULL,
            idle_seconds int8 NOT NULL,
            created_milliseconds int8 NOT NULL,
            created_seconds float8 NOT NULL,
            deadline float8 NOT NULL,
            creation_key bytea,
            key_fingerprint int8,
            PRIMARY KEY (id)
        ) PARTITION BY HASH (id);
        CREATE INDEX ON understudy.session (place);
        CREATE INDEX ON understudy.session (deadline);
        CREATE INDEX ON understudy.session USING gin (labels);
        CREATE TABLE understudy.creation_key (
            key bytea NOT NULL PRIMARY KEY,
            session uuid NOT NULL
        );
        CREATE TABLE understudy.head (
            session uuid NOT NULL,
            version int8 NOT NULL,
            last_sequence int8 NOT NULL,
            effect int2,
            writer int8,
            PRIMARY KEY (session)
        ) PARTITION BY HASH (session);
        CREATE TABLE understudy.record (
            session uuid NOT NULL,
            version int8 NOT NULL,
            operation bytea NOT NULL,
            effect int2 NOT NULL,
            event_count int8 NOT NULL,
            last_sequence int8 NOT NULL,
            digest int8 NOT NULL,
            writer int8 NOT NULL,
            key bytea,
            key_fingerprint int8,
            key_operations int8,
            PRIMARY KEY (session, version)
        ) PARTITION BY HASH (session);
        CREATE TABLE understudy.clock (seconds float8 NOT NULL, noted timestamptz NOT NULL);
        INSERT INTO understudy.clock VALUES (0, clock_timestamp());

        """ + partitions(of: "session", storage: "") + partitions(of: "record", storage: "")
        // A head is rewritten by every operation; free space on its page keeps the index out of it.
        + partitions(of: "head", storage: " WITH (fillfactor = 50)")

    private static let owners = """
        ALTER TABLE understudy.session ADD COLUMN owner bytea;
        CREATE INDEX ON understudy.session (owner) WHERE owner IS NOT NULL;
        """

    private static func partitions(of table: String, storage: String) -> String {
        (0..<partitionCount).map { number in
            "CREATE TABLE understudy.\(table)_\(number) PARTITION OF understudy.\(table) "
                + "FOR VALUES WITH (MODULUS \(partitionCount), REMAINDER \(number))\(storage);"
        }.joined()
    }
}
