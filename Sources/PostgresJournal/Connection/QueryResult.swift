import CPostgreSQL
import Glibc
import Sessions

/// What a statement answered: rows of binary values, and how many rows it touched.
///
/// It holds memory of libpq, which it gives back when it goes.
final class QueryResult {
    private let handle: OpaquePointer

    /// Takes over a result of libpq.
    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQclear(handle) }

    var rowCount: Int { Int(PQntuples(handle)) }

    /// How many rows an INSERT, UPDATE or DELETE has touched.
    var touchedCount: Int { atol(PQcmdTuples(handle)) }

    /// The server's word for what it did, such as `COMMIT`.
    var tag: String { String(cString: PQcmdStatus(handle)) }

    /// The statement's failure; nil if it succeeded.
    var failure: DatabaseFailure? {
        switch PQresultStatus(handle) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_PIPELINE_SYNC: return nil
        default: break
        }
        let message = field("M") ?? String(cString: PQresultErrorMessage(handle)).trimmed
        guard let state = field("C") else { return .lost(message) }
        // After a fatal error the server closes the connection, and what it did before nobody knows.
        let severity = field("V") ?? ""
        return severity == "ERROR" ? .refused(state: state, message: message) : .lost(message)
    }

    /// Whether the statement was passed over because one before it had failed.
    var isPassedOver: Bool { PQresultStatus(handle) == PGRES_PIPELINE_ABORTED }

    var isPipelineEnd: Bool { PQresultStatus(handle) == PGRES_PIPELINE_SYNC }

    /// A part of an error: `C` its code, `M` its message, `V` its severity in no language.
    private func field(_ code: Unicode.Scalar) -> String? {
        PQresultErrorField(handle, Int32(code.value)).map { String(cString: $0) }
    }

    // MARK: Values

    /// Calls `body` with a value's bytes; nil for NULL.
    private func value<Answer>(_ row: Int, _ column: Int, _ body: (UnsafeRawBufferPointer) -> Answer)
        -> Answer?
    {
        guard PQgetisnull(handle, Int32(row), Int32(column)) == 0,
            let start = PQgetvalue(handle, Int32(row), Int32(column))
        else { return nil }
        return body(
            UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(handle, Int32(row), Int32(column)))))
    }

    /// A whole number; nil for NULL.
    ///
    /// Negative ones have eight bytes: all columns that may hold any do.
    func integer(_ row: Int, _ column: Int) -> Int? {
        value(row, column) { bytes in bytes.reduce(0) { $0 << 8 | Int($1) } }
    }

    func unsigned(_ row: Int, _ column: Int) -> UInt64? {
        integer(row, column).map { UInt64(bitPattern: Int64($0)) }
    }

    func boolean(_ row: Int, _ column: Int) -> Bool? { integer(row, column).map { $0 != 0 } }

    func double(_ row: Int, _ column: Int) -> Double? {
        unsigned(row, column).map { Double(bitPattern: $0) }
    }

    func bytes(_ row: Int, _ column: Int) -> [UInt8]? { value(row, column) { [UInt8]($0) } }

    func text(_ row: Int, _ column: Int) -> String? {
        value(row, column) { String(decoding: $0, as: UTF8.self) }
    }

    func session(_ row: Int, _ column: Int) -> SessionID? {
        value(row, column) { bytes in
            guard bytes.count == 16 else { return nil }
            let high = bytes[..<8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let low = bytes[8...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return SessionID(high: high, low: low)
        } ?? nil
    }

    /// An array of `bytea`; see `Parameters` for its form.
    func byteArrays(_ row: Int, _ column: Int) -> [[UInt8]]? {
        value(row, column) { bytes in
            func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
            guard bytes.count >= 20 else { return [] }
            var place = 20
            return (0..<number(12)).map { _ in
                let start = place + 4
                place = start + number(place)
                return [UInt8](bytes[start..<place])
            }
        }
    }
}

extension String {
    /// Without the line break at the end of libpq's messages, and in one line.
    var trimmed: String {
        split(whereSeparator: \.isNewline).joined(separator: "; ")
    }
}
